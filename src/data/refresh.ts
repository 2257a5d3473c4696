import type { QueryClient } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { alertsEvery, eventsEvery } from '../domain/constants.ts'
import { hasPassed } from '../domain/calendar/zone.ts'
import { onNetworkBack } from '../platform/network-back.ts'
import { repeat } from '../platform/pace.ts'
import type { Answer } from './answer.ts'
import { CallFailed } from './call-failed.ts'

/**
 * Milliseconds between two tries to read anew what came from the device: a line may be dead, and
 * well again, without the browser noticing.
 */
const savedEvery = 10_000

/**
 * What changes while a page stands open, without a word on the live stream: alerts, and the lists
 * of what comes and what was (OF-03).
 */
const rhythms: { every: number; rows: Endpoint[] }[] = [
  { every: alertsEvery, rows: [api.alerts] },
  { every: eventsEvery, rows: [api.upcoming, api.results, api.scoreboard] },
]

/**
 * Reads again what of it the open page shows and is stale by its own row: by its age, since what an
 * observer says of itself is as old as its last result. Without a network nothing is asked: coming
 * back asks by itself.
 */
export function startRefreshing(client: QueryClient): void {
  const again = () => {
    if (navigator.onLine)
      return client.refetchQueries(
        {
          type: 'active',
          predicate: ({ state: { data, error } }) => isLacking(data as Answer | undefined, error),
        },
        { cancelRefetch: false },
      )
  }
  repeat(savedEvery, again)
  onNetworkBack(again)
  for (const { every, rows } of rhythms) {
    repeat(every, () => {
      if (navigator.onLine) {
        return client.refetchQueries(
          {
            type: 'active',
            predicate: (query) =>
              rows.some(
                ({ path, fresh }) =>
                  path === query.queryKey[0] &&
                  hasPassed(query.state.dataUpdatedAt, fresh * 1000, Date.now()),
              ),
          },
          { cancelRefetch: false },
        )
      }
    })
  }
}

/**
 * It came from the device, or did not come though it may the next time: not at all, or not anew,
 * and an older one stands in its place.
 */
const isLacking = (answer: Answer | undefined, fault: Error | null): boolean =>
  answer?.saved === true || (fault !== null && !(fault instanceof CallFailed && !fault.again))
