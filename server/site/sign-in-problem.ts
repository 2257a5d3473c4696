import type { SignIn } from '../../src/contract/schema/sign-in.ts'
import { safeReturnTo } from '../../src/domain/shell/return-to.ts'
import { loginHref } from '../../src/routes/links.ts'
import { providerSentence } from '../signin/provider-words.ts'
import type { Provider } from '../signin/provider.ts'
import type { Pages } from './pages.ts'

/** `GET /login?problem=…`: the login page for who comes back from the provider and was not let in, with a sentence that says why. Undefined for every other address. */
export async function signInProblem(request: Request, url: URL, tenant: string, { provider, pages }: { provider: Provider | undefined; pages: Pages }): Promise<Response | undefined> {
  if (!provider || request.method !== 'GET' || !/^\/login\/?$/i.test(url.pathname)) return undefined
  const said = providerSentence(url.searchParams.get('problem'), provider.host)
  if (said === null) return undefined
  return pages.once(request, tenant, loginHref(safeReturnTo(url.searchParams.get('returnTo'))), 200, { changed: { call: 'signIn', to: (value) => ({ ...(value as SignIn), returned: { name: '', said, byProvider: true } }) } })
}
