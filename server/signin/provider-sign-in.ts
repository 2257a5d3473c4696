import { safeReturnTo } from '../../src/domain/shell/redirects.ts'
import { accountOfMember } from '../content/accounts/accounts.ts'
import { insertAttempt, longestAttempt, consumeAttempt } from '../content/accounts/sessions.ts'
import type { RateLimit } from '../content/rate-counts.ts'
import type { Store } from '../db/store.ts'
import type { Audit } from '../http/security-events.ts'
import { loginHref } from '../../src/routes/links.ts'
import { ProviderFault, type Member, type Provider, type ProviderProblem } from './provider.ts'
import { endSession, startSession } from './sessions.ts'

/** The redirect URL registered with the provider. */
export const callbackPath = '/login/callback'

/** Counts of all processes. */
type Counts = {
  take(tenant: string, limits: readonly RateLimit[]): Promise<number>
  give(tenant: string, limits: readonly RateLimit[], countedAt: number): Promise<void>
}

type SignInContext = { request: Request; url: URL; tenant: string; address: string }
type Parts = {
  store: Store
  rates: Counts
  provider: Provider
  origins(tenant: string): string
  /** Called with why a sign-in failed, one line each. */ tell(line: string): void
  audit: Audit
}

/**
 * Sign-in with the college's provider: `GET /login/provider?returnTo=` redirects to it, `GET
 * /login/callback` returns. A failed sign-in shows a message on the login page and logs the reason;
 * sign-ins in other tabs continue. One address may begin 60 unfinished sign-ins a minute, because a
 * school may share an address.
 */
export class ProviderSignIn {
  #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** `GET /login/provider`. */
  async begin({ request, url, tenant, address }: SignInContext): Promise<Response> {
    const { store, provider, origins } = this.#parts
    const returnTo = safeReturnTo(url.searchParams.get('returnTo'))
    // Another site must not sign its visitors in here without their doing.
    if (request.headers.get('sec-fetch-site') === 'cross-site') return leadTo(loginHref(returnTo))
    // The provider knows one URL per department, so the browser and its cookie must use that host.
    const ownUrl = new URL(origins(tenant))
    if (ownUrl.hostname !== hostnameOf(request))
      return leadTo(
        `${ownUrl.origin}/login/provider?${new URLSearchParams({ returnTo }).toString()}`,
      )
    if ((await this.#parts.rates.take(tenant, limitsOf(address))) > 0)
      return this.#refuse(tenant, 'often', returnTo, `too many sign-ins from ${address}`)
    try {
      const { location, ...attempt } = await provider.begin(ownUrl.origin + callbackPath)
      const secret = await insertAttempt(store, tenant, { ...attempt, returnTo })
      return leadTo(location, [cookie(secret, longestAttempt / 1000)])
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      return this.#refuse(tenant, error.kind, returnTo, error.message)
    }
  }

  /** `GET /login/callback`. */
  async finish({ request, url, tenant, address }: SignInContext): Promise<Response> {
    const { store, rates, provider, origins } = this.#parts
    const cookies = request.headers.get('cookie')
    const secret = secretOf(cookies)
    const attempt =
      secret && (await consumeAttempt(store, tenant, secret, url.searchParams.get('state') ?? ''))
    if (!attempt)
      return this.#refuse(
        tenant,
        'stale',
        '/',
        secret
          ? 'the sign-in started in another browser or has expired'
          : 'this browser began no sign-in',
      )
    const { returnTo } = attempt
    try {
      const member = await provider.finish(
        new URL(origins(tenant) + callbackPath + url.search),
        attempt,
      )
      const accountId = await accountOfMember(store, tenant, member)
      if (accountId === null)
        return this.#refuse(
          tenant,
          member.email === null ? 'unverified' : 'stranger',
          returnTo,
          whyNot(member),
          true,
        )
      await rates.give(tenant, limitsOf(address), attempt.createdAt)
      await endSession(store, tenant, cookies)
      const { setCookie } = await startSession(store, tenant, accountId)
      this.#parts.audit({ event: 'sign-in', tenant, address, account: accountId, by: 'provider' })
      return leadTo(safeReturnTo(returnTo), [setCookie, cookie('', 0)])
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      return this.#refuse(tenant, error.kind, returnTo, error.message, true)
    }
  }

  /** `over`: it was the sign-in of this browser's cookie. */
  #refuse(
    tenant: string,
    problem: ProviderProblem,
    returnTo: string,
    why: string,
    over = false,
  ): Response {
    this.#parts.tell(
      `a sign-in to ${tenant} failed at ${this.#parts.provider.host} (${problem}): ` +
        `${why.slice(0, 700)}`,
    )
    const query = new URLSearchParams({ ...(returnTo !== '/' && { returnTo }), problem })
    return leadTo(`/login?${query.toString()}`, over ? [cookie('', 0)] : [])
  }
}

const limitsOf = (subject: string): RateLimit[] => [
  { action: 'sign-in by provider', subject, max: 60, windowMs: 60_000 },
]

/** What the operator needs to add an account for a member of the provider. */
const whyNot = ({ issuer, subject, email, lacks }: Member): string =>
  `the subject ${JSON.stringify(subject)} of ${issuer} has no account, ` +
  `${email === null ? `and there is ${lacks}` : `nor has ${email}`}; to add an account: ` +
  `\`content account add <email> --provider --subject <subject>\``

const name = '__Host-signin'
const cookie = (value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`
const secretOf = (header: string | null): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null
const hostnameOf = (request: Request): string =>
  new URL(`http://${request.headers.get('host') ?? new URL(request.url).host}`).hostname

function leadTo(location: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  })
  for (const setCookie of cookies) response.headers.append('set-cookie', setCookie)
  return response
}
