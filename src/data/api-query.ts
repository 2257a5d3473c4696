import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Answer } from './answer.ts'
import { transportOf } from './client.ts'

/** A read of the API as data, independent of the transport. */
// oxlint-disable-next-line typescript/no-explicit-any -- any answer
export type Read<R = any> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- `apiQuery` checked it
  row: Endpoint<any, R>
  query: Record<string, unknown>
  queryKey: readonly [path: string, query: Record<string, unknown>]
  /** Milliseconds. */
  staleTime: number
  queryFn: (asked: { client: QueryClient; signal: AbortSignal }) => Promise<Answer<R>>
}
export type ResultsOf<D> = { [K in keyof D]: D[K] extends Read<infer R> ? R : never }

/** The only way to create a read: `apiQuery(api.roster, { sportId: 3 })`. */
export const apiQuery = <Q extends Record<string, unknown>, R>(
  row: Endpoint<Q, R>,
  query: NoInfer<Q>,
): Read<R> => ({
  row,
  query,
  queryKey: [row.path, query],
  staleTime: row.staleTimeSeconds * 1000,
  queryFn: ({ client, signal }) => transportOf(client)(row, query, signal) as Promise<Answer<R>>,
})

/**
 * The newest available answer: from the network, else an older one of this tab; undefined without
 * any. Never throws.
 */
export const answerOf = <R>(client: QueryClient, read: Read<R>): Promise<Answer<R> | undefined> =>
  client.fetchQuery(read).catch(() => client.getQueryData<Answer<R>>(read.queryKey))

/** The same as a value: a failed call gives the row's empty value. */
export const valueOf = async <R>(client: QueryClient, read: Read<R>): Promise<R> =>
  (await answerOf(client, read))?.value ?? read.row.empty
