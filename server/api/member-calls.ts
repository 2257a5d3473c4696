import { callApi } from './call-api.ts'
import { problem } from './problem.ts'
import { holdsToken } from '../content/accounts/tokens.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { privateHeaders } from '../http/security-headers.ts'
import { readSession } from '../signin/sessions.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import type { Session } from '../../src/contract/sign-in.schema.ts'

/** The signed-in account: only pages of this site may read it, and no cache may store it. */
export async function answerSession(
  request: Request,
  store: Store,
  tenant: string,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'none' && !isSameOrigin(request)) {
    const response = problem(403, 'only pages of this site may read who is signed in')
    response.headers.delete('access-control-allow-origin')
    return response
  }
  const signedIn = await readSession(store, tenant, request.headers.get('cookie'))
  const session: Session = { signedIn: signedIn !== null, name: signedIn?.shownName ?? null }
  return Response.json(session, {
    headers: { 'cache-control': 'private, no-store', [tenantHeader]: tenant },
  })
}

/**
 * A call for hidden content: for accounts signed in on a page of this site, or with the
 * department's preview token. No cache may store it.
 */
export async function answerHiddenCall(
  request: Request,
  store: Store,
  tenant: string,
  name: ApiName,
  query: unknown,
): Promise<Response> {
  const member = await memberOf(request, store, tenant)
  if (
    !member &&
    !(await holdsToken(store, request.headers.get('authorization'), tenant, 'preview'))
  ) {
    const response = problem(
      401,
      'hidden content: sign in, or send a preview token (Authorization: Bearer <token>); ' +
        '`content token --preview` creates one',
      { 'www-authenticate': 'Bearer', ...privateHeaders },
    )
    // Not readable for pages of other sites.
    response.headers.delete('access-control-allow-origin')
    return response
  }
  const context = new ReadContext(store, tenant)
  context.seesHidden = true
  context.signedInAs = member?.shownName ?? null
  const result = await callApi(name, context, query)
  const headers = { ...privateHeaders, [tenantHeader]: tenant }
  return result === null
    ? new Response(null, { status: 204, headers })
    : Response.json(result, { headers })
}

/** The signed-in account when a page of this site makes the request; else null. */
async function memberOf({ headers }: Request, store: Store, tenant: string) {
  const site = headers.get('sec-fetch-site')
  // A typed URL has no origin. A request that another site causes names its origin.
  if (site !== 'same-origin' && (headers.has('origin') || (site !== null && site !== 'none')))
    return null
  return readSession(store, tenant, headers.get('cookie'))
}
