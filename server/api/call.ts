import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { contentSourceOf, type Found } from '../content/content-source.ts'
import type { ReadContext } from '../content/read-context.ts'
import { handlers } from './handlers.ts'

const rows: Record<ApiName, Endpoint> = { ...api }
type AnyHandler = (context: ReadContext, query: unknown) => Promise<unknown>

/**
 * One call of the content API in this process: the page renderer's way, and the HTTP API's after it
 * has parsed the query. What leaves is what was promised: checked outside production, where
 * documents were checked when they were written.
 */
export const call = async (name: ApiName, context: ReadContext, query: unknown): Promise<unknown> =>
  (await ask(name, context, query)).value

/**
 * The same, with its age: from an upstream (CONTENT_API_URL) an answer may be an older one. Throws
 * UpstreamFailure when there is none at all.
 */
export async function ask(name: ApiName, context: ReadContext, query: unknown): Promise<Found> {
  const elsewhere = contentSourceOf(context)
  if (elsewhere && !isOurs(rows[name])) return elsewhere.ask(name, context, query)
  const result = await (handlers[name] as AnyHandler)(context, query)
  return {
    value: process.env['NODE_ENV'] === 'production' ? result : schemas[name].result.parse(result),
    at: context.now.getTime(),
    saved: false,
  }
}

/**
 * What visitors leave behind (impressions, clicks, how far they listened) stays in the store,
 * wherever content comes from; what is hidden is asked of no upstream.
 */
const isOurs = ({ method, counts, hidden, ours, personal }: Endpoint): boolean =>
  method !== 'GET' || hidden === true || counts === true || ours === true || personal === true
