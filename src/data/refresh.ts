import type { QueryClient } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import { alertsEvery, eventsEvery } from '../domain/constants.ts'
import { repeat } from '../platform/pace.ts'

/** What changes while a page stands open, without a word on the live stream: alerts, and the lists of what comes and what was (OF-03). */
const rhythms: { every: number; paths: string[] }[] = [
  { every: alertsEvery, paths: [api.alerts.path] },
  { every: eventsEvery, paths: [api.upcoming.path, api.results.path, api.scoreboard.path] },
]

/** Reads again what of it the open page shows and is stale by its own row. Without a network nothing is asked: coming back asks by itself. */
export function startRefreshing(client: QueryClient): void {
  for (const { every, paths } of rhythms) {
    repeat(every, () => {
      if (navigator.onLine) return client.refetchQueries({ type: 'active', stale: true, predicate: ({ queryKey }) => paths.includes(queryKey[0] as string) }, { cancelRefetch: false })
    })
  }
}
