import type { ApiName } from '../../src/contract/api.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import { Reading } from '../content/reading.ts'
import { holdsToken } from '../content/tokens.ts'
import type { Store } from '../db/store.ts'
import { call } from './call.ts'
import { problem } from './problem.ts'

/** A call that shows what is hidden: for who bears the department's token for previews, for nobody's cache. */
export async function hiddenAnswer(request: Request, store: Store, tenant: string, name: ApiName, query: unknown): Promise<Response> {
  if (!(await holdsToken(store, request.headers.get('authorization'), tenant, 'preview'))) {
    const refused = problem(401, 'this is hidden: sign in, or send a token for previews: Authorization: Bearer <token>; `content token --preview` makes one', { 'www-authenticate': 'Bearer' })
    // No matter for pages of other sites.
    refused.headers.delete('access-control-allow-origin')
    return refused
  }
  const reading = new Reading(store, tenant)
  reading.seesHidden = true
  const result = await call(name, reading, query)
  const headers = { 'cache-control': 'private, no-store', [tenantHeader]: tenant }
  return result === null ? new Response(null, { status: 204, headers }) : Response.json(result, { headers })
}
