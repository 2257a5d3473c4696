import { setTimeout } from 'node:timers/promises'
import type { SignIn } from '../../src/contract/sign-in.schema.ts'
import { safeReturnTo } from '../../src/domain/shell/redirects.ts'
import { loginHref } from '../../src/routes/links.ts'
import { problem } from '../api/problem.ts'
import { RateLimiters } from '../api/rate-limiters.ts'
import { withFallthrough, type RequestContext, type Router } from '../api/router.ts'
import type { RateLimit } from '../content/rate-counts.ts'
import { readAccount } from '../content/accounts/accounts.ts'
import { hasSignedIn, recordSignIn } from '../content/accounts/sessions.ts'
import type { Store } from '../db/store.ts'
import type { Audit } from '../http/security-events.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import { readBody } from '../http/body.ts'
import { checkAccount, normalizeUserName } from '../signin/accounts.ts'
import { TooBusy } from '../signin/passwords.ts'
import { endSession, noCookie, startSession } from '../signin/sessions.ts'
import type { Pages } from './pages.ts'

/** Largest request body in bytes: name, password, return path. */
const maxBodyBytes = 16 * 1024

const tenMinutes = 600_000
/** Milliseconds before a check of a name that strangers are trying. */
const delay = 1000

const wrongCredentials = 'Wrong name or password. Check both and try again.'

type Parts = { store: Store; pages: Pages; origin(tenant: string): string; audit: Audit }

/**
 * `POST /login` and `POST /logout`, from forms of this site, with or without a script. Failed
 * attempts are limited to 60 a minute and 600 an hour per address, because a school may share one,
 * and to 20 in ten minutes per name and address. When a name was tried 20 times in ten minutes by
 * anyone, addresses that never signed in to it wait a second for each check and have three. So
 * strangers cannot lock the account's owner out, not even at a new address.
 */
export class SignInService {
  #store: Store
  #pages: Pages
  #origin: Parts['origin']
  #audit: Audit
  #rates: RateLimiters

  constructor({ store, pages, origin, audit }: Parts) {
    this.#store = store
    this.#audit = audit
    this.#rates = new RateLimiters(store)
    this.#pages = pages
    this.#origin = origin
  }

  routes(router: Router): void {
    router.post('/login', fromOwnPage, ({ env }) => this.#signIn(env))
    router.post('/logout', fromOwnPage, ({ env }) => this.#signOut(env))
  }

  async #signIn({ request, url, tenant, address }: RequestContext): Promise<Response> {
    if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
      return privateProblem(415, 'a form is sent as application/x-www-form-urlencoded')
    const bytes = await readBody(request, maxBodyBytes)
    if (bytes === 'too large')
      return privateProblem(413, `a name and a password have at most ${maxBodyBytes} bytes`)
    const written = new URLSearchParams(new TextDecoder().decode(bytes))
    const [name, password, returnTo] = [
      written.get('name') ?? '',
      written.get('password') ?? '',
      safeReturnTo(written.get('returnTo')),
    ]
    const back = (status: number, message: string, retryAfter?: number) =>
      this.#back(request, tenant, { status, name, said: message, returnTo, retryAfter })

    if (!this.#isPrivate(tenant, url))
      return back(
        403,
        'Sign-in needs an address that begins with https. Ask the department for it. Your ' +
          'password was not checked.',
      )
    if (name.trim() === '' || password === '')
      return back(422, 'Enter both your name and your password.')
    // Counted before the password is checked, so that parallel guesses count, and taken back when
    // it is right.
    const where = { name: normalizeUserName(name.slice(0, 200)), address }
    const ofAddress: RateLimit[] = [
      { action: 'sign-in minute', subject: address, max: 60, windowMs: 60_000 },
      { action: 'sign-in hour', subject: address, max: 600, windowMs: 3_600_000 },
    ]
    const from = `${where.name}|${address}`
    const ofBoth: RateLimit[] = [
      { action: 'sign-in name from', subject: from, max: 20, windowMs: tenMinutes },
    ]
    // Whether strangers are trying this name, and whether this address is one of them.
    const ofName: RateLimit[] = [
      { action: 'sign-in name', subject: where.name, max: 20, windowMs: tenMinutes },
      { action: 'sign-in name few', subject: from, max: 3, windowMs: tenMinutes },
    ]
    const wait = await this.#rates.take(tenant, [...ofAddress, ...ofBoth])
    if (wait > 0) return back(429, tooMany(wait), Math.ceil(wait / 1000))
    if (!(await hasSignedIn(this.#store, tenant, where))) {
      const [tried, ownWait] = [
        await this.#rates.take(tenant, ofName.slice(0, 1)),
        await this.#rates.take(tenant, ofName.slice(1)),
      ]
      if (tried > 0 && ownWait > 0) return back(429, tooMany(ownWait), Math.ceil(ownWait / 1000))
      if (tried > 0) await setTimeout(delay)
    }
    const countedAt = Date.now()
    try {
      const accountId = await checkAccount(this.#store, tenant, name, password)
      const about = { tenant, address, by: 'password' } as const
      if (accountId === null) {
        const account = (await readAccount(this.#store, tenant, where.name))?.id ?? null
        this.#audit({ event: 'sign-in refused', ...about, account })
        return await back(422, wrongCredentials)
      }
      await this.#rates.give(tenant, [...ofAddress, ...ofBoth, ...ofName], countedAt)
      await recordSignIn(this.#store, tenant, where)
      await endSession(this.#store, tenant, request.headers.get('cookie'))
      const { setCookie } = await startSession(this.#store, tenant, accountId)
      this.#audit({ event: 'sign-in', ...about, account: accountId })
      return leadTo(returnTo, { 'set-cookie': setCookie })
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error
      return back(503, 'Sign-in is busy. Try again in a few seconds.', 5)
    }
  }

  /**
   * Clears the device's data with the session: most browsers support Clear-Site-Data, and the
   * page's script has cleared what it can before.
   */
  async #signOut({ request, tenant, address }: RequestContext): Promise<Response> {
    this.#audit({ event: 'sign-out', tenant, address })
    await endSession(this.#store, tenant, request.headers.get('cookie'))
    return leadTo('/', { 'set-cookie': noCookie, 'clear-site-data': '"cache", "storage"' })
  }

  /** The login page again for this visitor, with the name and the problem, never the password. */
  async #back(
    request: Request,
    tenant: string,
    {
      status,
      name,
      said,
      returnTo,
      retryAfter,
    }: {
      status: number
      name: string
      said: string
      returnTo: string
      retryAfter?: number | undefined
    },
  ): Promise<Response> {
    const page = await this.#pages.once(request, tenant, loginHref(returnTo), status, {
      changed: {
        call: 'signIn',
        to: (value) => ({ ...(value as SignIn), returned: { name: name.slice(0, 100), said } }),
      },
    })
    if (retryAfter !== undefined) page.headers.set('retry-after', String(retryAfter))
    return page
  }

  /** The cookie is sent only over https, or on this machine. */
  #isPrivate(tenant: string, { hostname }: URL): boolean {
    return (
      this.#origin(tenant).startsWith('https:') ||
      /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname)
    )
  }
}

const minutesOf = (ms: number): string =>
  ms <= 60_000 ? 'a minute' : `${Math.ceil(ms / 60_000)} minutes`

const fromOwnPage = withFallthrough(({ request }) =>
  isSameOrigin(request)
    ? undefined
    : privateProblem(403, 'only pages of this site may sign in or out'),
)

const tooMany = (wait: number): string =>
  `Too many attempts. Wait ${minutesOf(wait)} and try again.`

/** Only readable for pages of this site. */
function privateProblem(status: number, detail: string): Response {
  const answer = problem(status, detail)
  answer.headers.delete('access-control-allow-origin')
  return answer
}

const leadTo = (location: string, headers: Record<string, string>): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...headers },
  })
