import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import { useLazyModule } from '../../platform/use-lazy-module.ts'

const load = async () => (await import('./game-center.ts')).watchGameCenter

/**
 * The second source for live games: polled only while a game of a list should have begun and
 * neither its list nor its live stats say so. Most pages never poll.
 */
export function useGameCenter(games: readonly Game[]): void {
  const client = useQueryClient()
  const watch = useLazyModule(load)
  const latest = useRef(games)
  useEffect(() => {
    latest.current = games
  })
  const ids = games.map(({ id }) => id).join()
  useEffect(
    () => (ids && watch ? watch(client, () => latest.current) : undefined),
    [client, ids, watch],
  )
}
