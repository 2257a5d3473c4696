import type { QueryClient } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { alertsEvery, eventsEvery } from '../domain/constants.ts'
import { hasPassed } from '../domain/calendar/wrong-clock.ts'
import { repeat } from '../platform/pace.ts'
import type { Answer } from './answer.ts'

/** Milliseconds between two tries to read anew what came from the device: a line may be dead, and well again, without the browser noticing. */
const savedEvery = 10_000

/** What changes while a page stands open, without a word on the live stream: alerts, and the lists of what comes and what was (OF-03). */
const rhythms: { every: number; rows: Endpoint<any, any>[] }[] = [
  { every: alertsEvery, rows: [api.alerts] },
  { every: eventsEvery, rows: [api.upcoming, api.results, api.scoreboard] },
]

/**
 * Reads again what of it the open page shows and is stale by its own row: by its age, since what an observer says of itself is as old as its last result.
 * Without a network nothing is asked: coming back asks by itself.
 */
export function startRefreshing(client: QueryClient): void {
  repeat(savedEvery, () => {
    if (navigator.onLine) return client.refetchQueries({ type: 'active', predicate: ({ state }) => (state.data as Answer | undefined)?.saved === true }, { cancelRefetch: false })
  })
  for (const { every, rows } of rhythms) {
    repeat(every, () => {
      if (navigator.onLine) {
        return client.refetchQueries({ type: 'active', predicate: (query) => rows.some(({ path, fresh }) => path === query.queryKey[0] && hasPassed(query.state.dataUpdatedAt, fresh * 1000, Date.now())) }, { cancelRefetch: false })
      }
    })
  }
}
