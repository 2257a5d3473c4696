import { Suspense, useEffect } from 'react'
import { takeUpListening, useHasSound } from '../../platform/listening.ts'
import { lazyHydrated } from '../../platform/lazy-hydrated.tsx'
import { useRow } from '../use-row.ts'

const { Piece } = lazyHydrated(async () => ({
  PlayerBar: (await import('./PlayerBar.tsx')).PlayerBar,
}))

/**
 * The player of what is heard, while there is something. It belongs to the shell, so it goes on
 * from page to page; a quiet page has none.
 */
export function Player() {
  const { row } = useRow()
  const open = useHasSound()
  const quiet = row?.kind === 'quiet'
  useEffect(() => {
    if (!quiet) takeUpListening()
  }, [quiet])
  return open && !quiet ? (
    <Suspense>
      <Piece name="PlayerBar" />
    </Suspense>
  ) : null
}
