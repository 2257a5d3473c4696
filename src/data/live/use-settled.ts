import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as api from '../../contract/api.ts'

/** What the page of a game is drawn from, and a frame makes old at once. */
const paths = [api.gameCenterLayout, api.gameCenterHero, api.gameCenterInfo, api.boxScore].map(
  ({ path }) => path,
)

/**
 * Whether all that is read of a game is as new as the last frame: each answer comes when it comes,
 * and what one asks to see is more than the first of them.
 */
export function useSettled(gameId: number): boolean {
  const client = useQueryClient()
  const settled = () =>
    paths.every((path) => {
      const state = client.getQueryState([path, { gameId }])
      return !state || (!state.isInvalidated && state.fetchStatus !== 'fetching')
    })
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    settled,
    () => true,
  )
}
