import { useEffect } from 'react'
import { restorePlayer, useHasSound } from '../../platform/audio-player.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { useRow } from '../use-row.ts'

const { Piece } = lazyHydrated(async () => ({
  PlayerBar: (await import('./PlayerBar.tsx')).PlayerBar,
}))

/**
 * The audio player while an episode is loaded. Part of the shell, so it plays on during navigation;
 * not on quiet pages.
 */
export function Player() {
  const { row } = useRow()
  const open = useHasSound()
  const quiet = row?.kind === 'quiet'
  useEffect(() => {
    if (!quiet) restorePlayer()
  }, [quiet])
  return open && !quiet ? <Piece name="PlayerBar" /> : null
}
