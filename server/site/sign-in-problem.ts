import type { SignIn } from '../../src/contract/sign-in.schema.ts'
import { safeReturnTo } from '../../src/domain/shell/redirects.ts'
import { loginHref, type Closed } from '../../src/routes/links.ts'
import type { RequestContext } from '../api/router.ts'
import { providerSentence, type Provider } from '../signin/provider.ts'
import type { Pages } from './pages.ts'

/** Messages for a visitor whose members' page was closed while it was open. */
const closed: Record<Closed, string> = {
  'signed-out':
    'You signed out in another tab, so this members page was closed. Sign in to open it again.',
  'session-over': 'Your session ended, so this members page was closed. Sign in to open it again.',
}
const closedSentence = (why: string | null) =>
  why !== null && Object.hasOwn(closed, why) ? closed[why as Closed] : null

/**
 * `GET /login?problem=…`: the login page with the reason of a failed provider sign-in or of a
 * closed page. Undefined for other reasons.
 */
export async function signInProblem(
  { request, url, tenant }: RequestContext,
  { provider, pages }: { provider: Provider | undefined; pages: Pages },
): Promise<Response | undefined> {
  const why = url.searchParams.get('problem')
  if (why === null || request.method !== 'GET') return undefined
  const sentence = closedSentence(why) ?? (provider ? providerSentence(why, provider.host) : null)
  if (sentence === null) return undefined
  return pages.once(
    request,
    tenant,
    loginHref(safeReturnTo(url.searchParams.get('returnTo'))),
    200,
    {
      changed: {
        call: 'signIn',
        to: (value) => ({
          ...(value as SignIn),
          returned: { name: '', said: sentence, byProvider: true },
        }),
      },
    },
  )
}
