import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as api from '../../contract/api.ts'

/** Reads of a game's page that a frame makes outdated at once. */
const paths = [api.gameCenterLayout, api.gameCenterHero, api.gameCenterInfo, api.boxScore].map(
  ({ path }) => path,
)

const neverChanges = () => () => {}

/**
 * Whether all reads of a game are as new as the last frame. They arrive one by one, and what a
 * reader asked to see may need several. Not `needed`: always true, and draws nothing.
 */
export function useGameReadsSettled(gameId: number, needed: boolean): boolean {
  const client = useQueryClient()
  const settled = () =>
    !needed ||
    paths.every((path) => {
      const state = client.getQueryState([path, { gameId }])
      return !state || (!state.isInvalidated && state.fetchStatus !== 'fetching')
    })
  return useSyncExternalStore(
    needed ? (changed) => client.getQueryCache().subscribe(changed) : neverChanges,
    settled,
    () => true,
  )
}
