import type { Session } from '../../src/contract/sign-in.schema.ts'
import { tenantHeader } from '../../src/contract/messages.ts'
import type { Store } from '../db/store.ts'
import { isOwnPage } from '../http/own-page.ts'
import { readSession } from '../signin/sessions.ts'
import { problem } from './problem.ts'

/** Who is signed in: told to pages of this site alone, and kept by nobody. */
export async function sessionAnswer(
  request: Request,
  store: Store,
  tenant: string,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'none' && !isOwnPage(request)) {
    const refused = problem(403, 'only a page of this site asks who is signed in')
    refused.headers.delete('access-control-allow-origin')
    return refused
  }
  const signedIn = await readSession(store, tenant, request.headers.get('cookie'))
  const session: Session = { signedIn: signedIn !== null, name: signedIn?.shownName ?? null }
  return Response.json(session, {
    headers: { 'cache-control': 'private, no-store', [tenantHeader]: tenant },
  })
}
