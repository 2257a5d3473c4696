import { isbot } from 'isbot'
import type { ApiName } from '../../src/contract/api.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { getContentSource } from '../content/content-source.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { callApi } from './call-api.ts'
import { problem } from './problem.ts'

/**
 * A call that counts. It is a GET for compatibility, although it writes. So its route refuses HEAD,
 * prefetches and crawlers are not counted, and a request that names its origin must come from a
 * page of this site. Answers 204, which no cache may store.
 */
export async function answerCountCall(
  request: Request,
  store: Store,
  tenant: string,
  name: ApiName,
  query: unknown,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin')
    return problem(403, 'only pages of this site may send counts')
  if (!isInAdvance(request) && !isbot(request.headers.get('user-agent'))) {
    const contentSource = getContentSource(store)
    if (contentSource) await contentSource.count(tenant, name, query as Record<string, unknown>)
    else await callApi(name, new ReadContext(store, tenant), query)
  }
  return new Response(null, {
    status: 204,
    headers: { 'cache-control': 'no-store', [tenantHeader]: tenant },
  })
}

/** `Sec-Purpose: prefetch` and `prefetch;prerender`; older browsers use other headers. */
const isInAdvance = ({ headers }: Request): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /\b(?:prefetch|prerender|preview)\b/i.test(headers.get(name) ?? ''),
  )
