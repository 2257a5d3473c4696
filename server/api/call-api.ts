import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { rows } from '../../src/contract/rows.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { Guard, Redirect, RouteRule } from '../../src/contract/rules.schema.ts'
import { readRouteRule } from '../content/department/route-rules.ts'
import { getContentSource, type CallResult } from '../content/content-source.ts'
import type { ReadContext } from '../content/read-context.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { absentFor } from '../upstream/specified-calls.ts'
import { handlers } from './handlers.ts'

type AnyHandler = (context: ReadContext, query: unknown) => Promise<unknown>

/**
 * Calls the content API in this process, for the page renderer and for the HTTP API after it has
 * parsed the query. Outside production the result is checked against its schema; in production
 * documents were checked when they were written.
 */
export const callApi = async (
  name: ApiName,
  context: ReadContext,
  query: unknown,
): Promise<unknown> => (await callApiWithAge(name, context, query)).value

/**
 * The same with its age: an upstream (CONTENT_API_URL) may give an older answer. Throws
 * UpstreamFailure when there is no answer at all.
 */
export async function callApiWithAge(
  name: ApiName,
  context: ReadContext,
  query: unknown,
): Promise<CallResult> {
  const contentSource = getContentSource(context)
  if (contentSource && !isOurs(rows[name])) {
    try {
      return await contentSource.call(name, context, query)
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.kind !== 'absent') throw error
      return { value: await emptyOf(name, context, query), at: context.now.getTime(), saved: false }
    }
  }
  const result = await (handlers[name] as AnyHandler)(context, query)
  return {
    value: process.env['NODE_ENV'] === 'production' ? result : schemas[name].result.parse(result),
    at: context.now.getTime(),
    saved: false,
  }
}

/**
 * What this call answers for a department without content: the store behind an upstream is empty.
 */
async function emptyOf(name: ApiName, context: ReadContext, query: unknown): Promise<unknown> {
  context.changesAt(context.now.getTime() + absentFor)
  const handler = name === 'routeRule' ? listedRule : (handlers[name] as AnyHandler)
  const answer = await handler(context, query)
  return schemas[name].result.safeParse(answer).data ?? rows[name].empty
}

/**
 * The rule of a path by the upstream's list of redirects, which other content APIs have instead.
 */
async function listedRule(context: ReadContext, query: unknown): Promise<RouteRule | null> {
  const { path, guards } = query as { path: string; guards?: string }
  const { value } = await callApiWithAge('redirects', context, {})
  return readRouteRule(
    context,
    path,
    guards?.split(',') as Guard[] | undefined,
    value as Redirect[],
  )
}

/**
 * What visitors cause here (listening time, forms of this server) is written to the own store.
 * Hidden content is never requested from an upstream.
 */
const isOurs = ({ method, isCounter, hidden, isLocal, isPersonal }: Endpoint): boolean =>
  method !== 'GET' ||
  hidden === true ||
  isCounter === true ||
  isLocal === true ||
  isPersonal === true
