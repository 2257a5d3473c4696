import type { QueryClient } from '@tanstack/react-query'
import * as api from '../contract/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { alertsEvery, eventsEvery } from '../domain/constants.ts'
import { hasElapsed } from '../domain/calendar/elapsed.ts'
import { onNetworkBack } from '../platform/network-back.ts'
import { schedulePolling } from '../platform/poll.ts'
import type { ApiResult } from './api-result.ts'
import { ApiError } from './api-error.ts'

/**
 * Milliseconds between two attempts to replace answers from the device: a connection may recover
 * without the browser noticing.
 */
const savedEvery = 10_000

/** Data that changes without live frames: alerts, and games that begin without any news. */
const rhythms: { every: number; rows: Endpoint[] }[] = [
  { every: alertsEvery, rows: [api.alerts] },
  {
    every: eventsEvery,
    rows: [
      api.upcoming,
      api.results,
      api.scoreboard,
      api.board,
      api.schedule,
      api.calendarMonth,
      api.gameCenterHero,
      api.gameCenterLayout,
    ],
  },
]

/**
 * Reads again what the open page shows when it is stale by its own row. Computed from the answer's
 * age, because an observer's state is as old as its last result. Nothing is requested offline;
 * reconnecting does it.
 */
export function startRefreshing(client: QueryClient): void {
  const again = () => {
    if (navigator.onLine)
      return client.refetchQueries(
        {
          type: 'active',
          predicate: ({ state: { data, error } }) =>
            isLacking(data as ApiResult | undefined, error),
        },
        { cancelRefetch: false },
      )
  }
  schedulePolling(savedEvery, again)
  onNetworkBack(again)
  for (const { every, rows } of rhythms) {
    schedulePolling(every, () => {
      if (navigator.onLine) {
        return client.refetchQueries(
          {
            type: 'active',
            predicate: (query) =>
              rows.some(
                ({ path, staleTimeSeconds }) =>
                  path === query.queryKey[0] &&
                  hasElapsed(query.state.dataUpdatedAt, staleTimeSeconds * 1000, Date.now()),
              ),
          },
          { cancelRefetch: false },
        )
      }
    })
  }
}

/**
 * It came from the device, or failed in a way that may be temporary, with or without an older
 * answer.
 */
const isLacking = (answer: ApiResult | undefined, error: Error | null): boolean =>
  answer?.saved === true || (error !== null && !(error instanceof ApiError && !error.isRetryable))
