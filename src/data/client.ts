import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import { retryDelayMs } from '../contract/transient.ts'
import type { ApiResult } from './api-result.ts'
import { ApiError } from './api-error.ts'

/**
 * How a runtime calls the API: over HTTP in a browser, in process on the server. Failures are
 * thrown.
 */
export type Transport = (
  row: Endpoint,
  query: Record<string, unknown>,
  signal: AbortSignal,
) => Promise<ApiResult>

/**
 * The library refetches on reconnect only after paused mutations have settled. A form on a slow
 * connection must not delay that.
 */
class SiteQueryClient extends QueryClient {
  override resumePausedMutations(): Promise<unknown> {
    void super.resumePausedMutations()
    return Promise.resolve()
  }

  /** Rejects without a request while the read's last failure is recent. */
  override fetchQuery: QueryClient['fetchQuery'] = (read) => {
    const query = this.getQueryCache().find(read)
    return query && !mayRead(query) ? Promise.reject(query.state.error) : super.fetchQuery(read)
  }
}

/** Milliseconds for which the callers of a failed read share its failure. */
const sharedFor = 5000
/** When the network last came back; failures from before are not shared. */
let backSince = 0

/**
 * Whether navigations, prefetching and mounting screens may send a read: each would repeat its
 * failure otherwise. What a visitor, a reconnect or a timer repeats is not asked here.
 */
const mayRead = ({ state }: Pick<Query, 'state'>): boolean =>
  !state.error ||
  state.errorUpdatedAt <= backSince ||
  Math.abs(Date.now() - state.errorUpdatedAt) > sharedFor

const transports = new WeakMap<QueryClient, Transport>()

/** The query client of one page (server) or one tab (browser), bound to its transport. */
export function createQueryClient(send: Transport, onServer: boolean): QueryClient {
  const client = new SiteQueryClient({
    // A failed call is logged and counts as empty; a server has its own log.
    queryCache: new QueryCache(
      onServer
        ? {}
        : {
            onError: (error, { options, queryKey }) =>
              console.warn(
                ((options as { row?: Endpoint }).row?.failed ??
                  `${String(queryKey[0])} failed; it counts as empty`) + ':',
                error.message,
              ),
          },
    ),
    defaultOptions: {
      queries: {
        // The default mode pauses a call while offline, and a navigation that awaits it would hang.
        networkMode: 'always',
        // A GET is retried once where useful; not on the server, where the page's status waits for
        // it.
        retry: (failures, error) =>
          !onServer &&
          failures < 1 &&
          onlineManager.isOnline() &&
          !(error instanceof ApiError && !error.isRetryable),
        retryDelay: retryDelayMs,
        retryOnMount: mayRead,
        refetchOnMount: mayRead,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 24 * 3600_000,
        // After reconnecting, visible data is read again even if it is fresh, because updates were
        // missed.
        refetchOnReconnect: 'always',
      },
    },
  })
  // The library assumes a page starts online; one that starts offline would not notice the
  // reconnect.
  if (!onServer) {
    onlineManager.setOnline(navigator.onLine !== false)
    onlineManager.subscribe((online) => {
      if (online) backSince = Date.now()
    })
  }
  transports.set(client, send)
  return client
}

export const getTransport = (client: QueryClient): Transport => {
  const send = transports.get(client)
  if (!send) throw new Error('this query client has no transport')
  return send
}
