import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { secondTryAfter } from '../contract/transient.ts'
import type { Answer } from './answer.ts'
import { CallFailed } from './call-failed.ts'

/**
 * How a runtime reaches the API: over the wire in a browser, in process on the server. A failure is
 * thrown, never returned.
 */
export type Transport = (
  row: Endpoint,
  query: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<Answer>

/**
 * The library reads a page again after the paused mutations have settled. A form on a slow line
 * must not hold that up.
 */
class SiteQueryClient extends QueryClient {
  override resumePausedMutations(): Promise<unknown> {
    void super.resumePausedMutations()
    return Promise.resolve()
  }
}

const transports = new WeakMap<QueryClient, Transport>()

/** The query client of one page (server) or one tab (browser), bound to its transport. */
export function createQueryClient(send: Transport, onServer: boolean): QueryClient {
  const client = new SiteQueryClient({
    // A failed call is logged and counts as empty; a server has a log of its own.
    queryCache: new QueryCache(
      onServer
        ? {}
        : {
            onError: (fault, { options, queryKey }) =>
              console.warn(
                `${(options as { row?: Endpoint }).row?.failed ?? `${String(queryKey[0])} failed; it counts as empty`}:`,
                fault.message,
              ),
          },
    ),
    defaultOptions: {
      queries: {
        // The default mode parks a call until the network is back, and a navigation that awaits it
        // hangs.
        networkMode: 'always',
        // GET is retried once, where that may help; on the server not at all, the status of the
        // page waits for it.
        retry: (failures, fault) =>
          !onServer &&
          failures < 1 &&
          onlineManager.isOnline() &&
          !(fault instanceof CallFailed && !fault.again),
        retryDelay: secondTryAfter,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 24 * 3600_000,
        refetchOnWindowFocus: true,
        // Back from no network, what is on screen is read again however new it was: something was
        // missed meanwhile.
        refetchOnReconnect: 'always',
      },
    },
  })
  // It takes every page for one that began with a network; one that did not would not notice that
  // it is back.
  if (!onServer) onlineManager.setOnline(navigator.onLine !== false)
  transports.set(client, send)
  return client
}

export const transportOf = (client: QueryClient): Transport => {
  const send = transports.get(client)
  if (!send) throw new Error('this query client has no transport')
  return send
}
