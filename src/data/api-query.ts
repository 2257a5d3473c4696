import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ApiResult } from './api-result.ts'
import { getTransport } from './client.ts'

/** A read of the API as data, independent of the transport. */
// oxlint-disable-next-line typescript/no-explicit-any -- any answer
export type ApiQuery<R = any> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- `apiQuery` checked it
  row: Endpoint<any, R>
  query: Record<string, unknown>
  queryKey: readonly [path: string, query: Record<string, unknown>]
  /** Milliseconds. */
  staleTime: number
  queryFn: (context: { client: QueryClient; signal: AbortSignal }) => Promise<ApiResult<R>>
}
export type ResultsOf<D> = { [K in keyof D]: D[K] extends ApiQuery<infer R> ? R : never }

/** The only way to create a read: `apiQuery(api.roster, { sportId: 3 })`. */
export const apiQuery = <Q extends Record<string, unknown>, R>(
  row: Endpoint<Q, R>,
  query: NoInfer<Q>,
): ApiQuery<R> => ({
  row,
  query,
  queryKey: [row.path, query],
  staleTime: row.staleTimeSeconds * 1000,
  queryFn: ({ client, signal }) =>
    getTransport(client)(row, query, signal) as Promise<ApiResult<R>>,
})

/**
 * The newest available answer: from the network, else an older one of this tab; undefined without
 * any. Never throws.
 */
export const fetchResult = <R>(
  client: QueryClient,
  read: ApiQuery<R>,
): Promise<ApiResult<R> | undefined> =>
  client.fetchQuery(read).catch(() => client.getQueryData<ApiResult<R>>(read.queryKey))

/** The same as a value: a failed call gives the row's empty value. */
export const fetchValue = async <R>(client: QueryClient, read: ApiQuery<R>): Promise<R> =>
  (await fetchResult(client, read))?.value ?? read.row.empty
