import type { IncomingMessage, ServerResponse } from 'node:http'
import { Answers } from './api/answer.ts'
import { documentation } from './api/documentation/answer.ts'
import { Subscriptions } from './api/calendar/subscribe.ts'
import { Cursors } from './api/cursors.ts'
import { ingest } from './api/ingest.ts'
import { preflight } from './api/cross-origin.ts'
import { Feeds } from './api/feeds/feeds.ts'
import { problem } from './api/problem.ts'
import { push as answerPush } from './api/push.ts'
import { RateLimiters } from './api/rate-limiters.ts'
import { SubmissionService } from './api/submissions.ts'
import { submit } from './api/submit.ts'
import { StoreError, troubleOf } from './db/store-error.ts'
import type { Store } from './db/store.ts'
import { EdgeCache } from './edge-cache/edge-cache.ts'
import { addressOf, type Trusted } from './http/address-of.ts'
import { respondRaw } from './http/body.ts'
import { everywhere, overHttps } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { imageResponse } from './images/serve.ts'
import { Hub } from './live/hub.ts'
import { AppFiles } from './site/app-files.ts'
import type { Built } from './site/built.ts'
import { EarlierBuilds } from './site/earlier-builds.ts'
import { fileResponse } from './site/file-response.ts'
import { iconResponse } from './site/icons/answer.ts'
import type { Push } from './push/open-push.ts'
import { ProviderSignIn } from './signin/provider-sign-in.ts'
import type { Provider } from './signin/provider.ts'
import { outside } from './site/outside/answer.ts'
import type { PaymentService } from './payments/payment-service.ts'
import { Paying } from './site/paying.ts'
import { postedForm } from './site/posted-form.ts'
import { SignInService } from './site/posted-login.ts'
import { signInProblem } from './site/sign-in-problem.ts'
import { Pages, type Origins } from './site/pages.ts'
import { Sitemaps } from './site/sitemap/sitemaps.ts'
import type { Tenants } from './tenant/tenants.ts'

export type App = {
  /** `from` is who asks, as the connection says. */
  fetch(request: Request, from?: string): Promise<Response>
  /**
   * Pages and built files that are kept go out on the raw response; false when the request must
   * take the long way.
   */
  tryCached(request: IncomingMessage, response: ServerResponse): boolean
  /** The live stream hangs on the raw response; false when the request is for something else. */
  stream(request: IncomingMessage, response: ServerResponse): boolean
  hub: Hub
  /** Files of builds that ran here within a day; to be started and stopped. */
  earlier: EarlierBuilds
  /** What every answer carries, for those that are given without the app. */
  headers: Record<string, string>
}
type Visit = {
  request: Request
  url: URL
  tenant: string
  /** For counting alone. */
  address: string
}
type Step = (visit: Visit) => Response | undefined | Promise<Response | undefined>

type Parts = {
  store: Store
  /** Messages to closed phones; a server without them has none. */
  push?: Push | undefined
  /** Takes what forms cost; without one the amount due is shown. */
  payments?: PaymentService | undefined
  /** The college's own way to sign in. */
  provider?: Provider | undefined
  built: Built
  tenants: Tenants
  root: string
  origins: Origins
  /** Where caches in front of us are told what has changed. */
  purgeUrl?: string | undefined
  /** Builds whose worker is to end itself; `1` is every build. */
  killed?: readonly string[]
  /** Proxies that are believed when they say whose a request is; unless said, those of private networks. */
  trusted?: Trusted | undefined
  report(fault: unknown): void
  /** Told what is worth a line and is nobody's fault. */ note?(line: string): void
  /** Told what the operator may have to mend. */ warn?(line: string): void
  /** Pages may be kept; true unless said. */
  keep?: boolean
}

/** The whole server: a request goes down the list until a step answers it. */
export function createApp({
  store,
  push,
  payments,
  provider,
  built,
  tenants,
  root,
  origins,
  purgeUrl,
  killed,
  trusted,
  report,
  note,
  warn = () => {},
  keep,
}: Parts): App {
  const files = staticFiles(built.folder)
  const headers = origins('').startsWith('https:') ? overHttps : everywhere
  const front = purgeUrl ? new EdgeCache(store, new URL(purgeUrl), report) : undefined
  const answers = new Answers(store, front)
  const subscriptions = new Subscriptions(store)
  const cursors = new Cursors(answers)
  const feeds = new Feeds(store)
  const sitemaps = new Sitemaps(store)
  const earlier = new EarlierBuilds(store.dataDir, built.folder, report)
  const appFiles = new AppFiles(store, built, root, killed)
  const pages = new Pages(store, built, origins, report, keep, front, note)
  const hub = new Hub(store, { trusted })
  const submissions = new SubmissionService(store, report, payments)
  const providerSignIn =
    provider &&
    new ProviderSignIn({ store, rates: new RateLimiters(store), provider, origins, tell: warn })
  const paying = new Paying({ store, payments, pages, origins })
  const signIn = new SignInService({ store, pages, origin: origins })

  const steps: Step[] = [
    ({ request, url }) => files.answer(request, url),
    ({ request, url }) => earlier.answer(request, url),
    ({ request, url, tenant }) => imageResponse(store, tenant, url.pathname, request),
    ({ request, url, tenant }) => fileResponse(store, tenant, url.pathname, request),
    ({ url, tenant }) => iconResponse(store, tenant, url.pathname, built.folder),
    ({ request, url }) =>
      request.method === 'OPTIONS' && /^\/api\/v2(?:\.1)?\//i.test(url.pathname)
        ? preflight()
        : undefined,
    ({ request, url, tenant }) => ingest(request, url, tenant, store, origins(tenant)),
    ({ request, url, tenant }) => (push ? answerPush(request, url, tenant, push) : undefined),
    ({ request, url, tenant, address }) => submit(request, url, tenant, submissions, address),
    ({ request, url, tenant }) => documentation(request, url, tenant, store),
    ({ request, url, tenant }) => feeds.answer(request, url, tenant, origins(tenant)),
    ({ request, url, tenant }) => subscriptions.answer(request, url, tenant, origins(tenant)),
    ({ request, url, tenant }) => cursors.answer(request, url, tenant),
    ({ request, url, tenant }) => answers.answer(request, url, tenant),
    ({ url }) =>
      /^\/api\//i.test(url.pathname) ? problem(404, `there is no call ${url.pathname}`) : undefined,
    ({ request, url, tenant }) => sitemaps.answer(request, url, tenant, origins(tenant)),
    ({ request, url, tenant }) => appFiles.answer(request, url, tenant),
    ({ request, url, tenant }) =>
      url.pathname === '/_shell' ? pages.shell(request, tenant) : undefined,
    ({ request, url, tenant }) => outside(request, url, tenant, store),
    ({ request, url, tenant, address }) => providerSignIn?.answer(request, url, tenant, address),
    ({ request, url, tenant }) => signInProblem(request, url, tenant, { provider, pages }),
    ({ request, url, tenant, address }) => paying.answer(request, url, tenant, address),
    ({ request, url, tenant, address }) => signIn.answer(request, url, tenant, address),
    ({ request, url, tenant, address }) =>
      postedForm(request, url, tenant, { store, submissions, pages, address }),
    ({ request, url, tenant }) => pages.answer(request, url, tenant),
  ]

  const secured = (response: Response): Response => {
    for (const [name, value] of Object.entries(headers))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }

  return {
    hub,
    headers,
    earlier,
    async fetch(request, from) {
      const url = new URL(request.url)
      const named = await tenants.of(request)
      if ('refused' in named) return secured(refusal(named.refused))
      const address = addressOf(from, request.headers, {
        trusted,
        forwarded: named.forwarded === true,
      })
      try {
        for (const step of steps) {
          const response = await step({ request, url, tenant: named.tenant, address })
          if (response) return secured(response)
        }
        return secured(problem(404, 'not found'))
      } catch (fault) {
        const trouble = troubleOf(fault)
        if (trouble === 'away' && !(fault instanceof StoreError))
          throw new StoreError('the store does not answer', { cause: fault })
        if (trouble !== 'full') throw fault
        report(fault)
        return secured(
          problem(507, 'nothing was stored: there is no room left', { 'retry-after': '60' }),
        )
      }
    },
    tryCached(request, response) {
      // Who shows a token may speak for another department: the long way finds out.
      if (request.method !== 'GET' || request.headers.authorization) return false
      const named = tenants.ofHost(request.headers.host ?? null)
      if ('refused' in named) return false
      const path = request.url ?? ''
      const kept =
        files.tryCached(path) ??
        pages.tryCached(path, named.tenant, request.headers['user-agent'], request.headers.host)
      if (kept) respondRaw(request, response, { ...kept, headers: { ...kept.headers, ...headers } })
      return kept !== undefined
    },
    stream(request, response) {
      if (!/^\/api\/v2\/stream\/?(?:\?|$)/i.test(request.url ?? '')) return false
      const named = tenants.ofHost(request.headers.host ?? null)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if ('refused' in named) response.writeHead(named.refused).end()
      else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
      else hub.open(request, response, named.tenant).catch(() => response.destroy())
      return true
    },
  }
}

const refusal = (status: 400 | 421) =>
  problem(
    status,
    status === 421
      ? 'no department answers under this host name'
      : 'the tenant header is missing or names no department',
  )
