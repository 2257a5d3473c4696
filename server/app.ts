import type { IncomingMessage, ServerResponse } from 'node:http'
import { cleanPath } from '../src/routes/href.ts'
import { ContentApi } from './api/content-api.ts'
import { documentationRoutes } from './api/documentation/answer.ts'
import { Subscriptions } from './api/calendar/subscribe.ts'
import { Cursors } from './api/cursors.ts'
import { ingestRoutes } from './api/ingest.ts'
import { preflight, problem } from './api/problem.ts'
import { Feeds } from './api/feeds/feeds.ts'
import { pushRoutes } from './api/push.ts'
import { RateLimiters } from './api/rate-limiters.ts'
import {
  createRouter,
  isApi,
  rejectHead,
  withFallthrough,
  type RequestContext,
  type Router,
} from './api/router.ts'
import { SubmissionService } from './api/submissions.ts'
import { submitRoutes } from './api/submission-routes.ts'
import { StoreError, classifyStoreError } from './db/store-error.ts'
import type { Store } from './db/store.ts'
import { EdgeCache } from './edge-cache/edge-cache.ts'
import { getClientAddress, type IsTrustedProxy } from './http/client-address.ts'
import { respond, respondRaw } from './http/body.ts'
import { refusedRequest, type Audit } from './http/security-events.ts'
import { securityHeaders, httpsSecurityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { imageResponse } from './images/serve.ts'
import { Hub } from './live/hub.ts'
import { AppFiles } from './site/app-files.ts'
import type { Built } from './site/built.ts'
import type { Draw } from './site/draw-page.ts'
import { EarlierBuilds } from './site/earlier-builds.ts'
import { fileResponse } from './site/file-response.ts'
import { iconResponse } from './site/icons/answer.ts'
import type { Push } from './push/open-push.ts'
import { callbackPath, ProviderSignIn } from './signin/provider-sign-in.ts'
import type { Provider } from './signin/provider.ts'
import { answerExternalPath } from './site/external/answer.ts'
import type { PaymentService } from './payments/payment-service.ts'
import { PaymentRoutes } from './site/payment-routes.ts'
import { postedFormRoutes } from './site/posted-form.ts'
import { SignInService } from './site/posted-login.ts'
import { signInProblem } from './site/sign-in-problem.ts'
import { Pages } from './site/pages.ts'
import type { Origins } from './site/rendered-pages.ts'
import { Sitemaps } from './site/sitemap/sitemaps.ts'
import type { Tenants } from './tenant/tenants.ts'

export type App = {
  /** `from` is the client address of the connection. */
  fetch(request: Request, from?: string): Promise<Response>
  /**
   * Sends cached pages and built files on the raw response; false when the request needs routing.
   */
  tryCached(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers live streams on the raw response; false for any other request. */
  stream(request: IncomingMessage, response: ServerResponse): boolean
  hub: Hub
  /** Files of builds that ran here in the last day. The caller starts and stops it. */
  earlier: EarlierBuilds
  /** Headers of every response, for responses sent without the app. */
  headers: Record<string, string>
}
type Parts = {
  store: Store
  /** Sends push messages; without it the server has none. */
  push?: Push | undefined
  /** Takes payments for forms; without it only the amount due is shown. */
  payments?: PaymentService | undefined
  /** The college's identity provider. */
  provider?: Provider | undefined
  built: Built
  /** Draws pages; by default in this thread. */
  draw?: Draw | undefined
  tenants: Tenants
  root: string
  origins: Origins
  /** Where changes are purged from caches in front of the server. */
  purgeUrl?: string | undefined
  /** Builds whose worker must unregister itself; `1` means every build. */
  killed?: readonly string[]
  /** Proxies whose forwarding headers are trusted; by default those of private networks. */
  trusted?: IsTrustedProxy | undefined
  /** Browsers must use https for all subdomains of the departments' hosts, too. */
  hstsSubdomains?: boolean
  report(error: unknown): void
  /** Called with log lines that are not errors. */ note?(line: string): void
  /** Called with problems that the operator may have to fix. */ warn?(line: string): void
  /** Called with sign-ins and refused requests. */ audit?: Audit
  /** Whether pages are cached; true by default. */
  keep?: boolean
}

/**
 * The whole server: a router for files and the API, and one for page URLs, which have one spelling
 * (`cleanPath`).
 */
export function createApp({
  store,
  push,
  payments,
  provider,
  built,
  draw,
  tenants,
  root,
  origins,
  purgeUrl,
  killed,
  trusted,
  hstsSubdomains = false,
  report,
  note,
  warn = () => {},
  audit = () => {},
  keep,
}: Parts): App {
  const files = staticFiles(built.folder)
  const headers = origins('').startsWith('https:')
    ? httpsSecurityHeaders({ subdomains: hstsSubdomains })
    : securityHeaders
  const edgeCache = purgeUrl ? new EdgeCache(store, new URL(purgeUrl), report) : undefined
  const answers = new ContentApi(store, edgeCache)
  const earlier = new EarlierBuilds(store.dataDir, built.folder, report)
  const pages = new Pages(store, built, origins, report, { draw, keep, front: edgeCache, note })
  const submissions = new SubmissionService(store, report, payments)
  const providerSignIn =
    provider &&
    new ProviderSignIn({
      store,
      rates: new RateLimiters(store),
      provider,
      origins,
      tell: warn,
      audit,
    })
  const api = (router: Router): void => {
    router.use('/api/v2/*', preflight)
    router.use('/api/v2.1/*', preflight)
    ingestRoutes(router, store)
    if (push) pushRoutes(router, push)
    submitRoutes(router, submissions)
    documentationRoutes(router, store)
    new Feeds(store).routes(router)
    new Subscriptions(store).routes(router)
    new Cursors(answers).routes(router)
    answers.routes(router)
  }
  const filesOfTheSite = (router: Router): void => {
    for (const [path, { status, body, headers: fileHeaders }] of files)
      router.get(path, ({ env }) => respond(env.request, status, body, fileHeaders))
    router.get('/assets/*', ({ env: { request, url } }) => earlier.answer(request, url))
    router.get('/images/:path{.+}', ({ env: { request, url, tenant, address } }) =>
      imageResponse(store, tenant, url.pathname, request, address),
    )
    for (const path of ['/files/:path{.+}', '/closed-files/:path{.+}'])
      router.get(path, ({ env: { request, url, tenant } }) =>
        fileResponse(store, tenant, url.pathname, request),
      )
    router.get(
      '/icons/:file',
      withFallthrough(({ url, tenant }) =>
        iconResponse(store, tenant, url.pathname, built.entry.sprite),
      ),
    )
    new Sitemaps(store).routes(router)
    new AppFiles(store, built, root, killed).routes(router)
    router.get('/_shell', ({ env: { request, tenant } }) => pages.shell(request, tenant))
  }
  const addresses = (router: Router): void => {
    if (providerSignIn) {
      router.get('/login/provider', rejectHead, ({ env }) => providerSignIn.begin(env))
      router.get(callbackPath, rejectHead, ({ env }) => providerSignIn.finish(env))
    }
    router.get(
      '/login',
      withFallthrough((context) => signInProblem(context, { provider, pages })),
    )
    new PaymentRoutes({ store, payments, pages, origins }).routes(router)
    new SignInService({ store, pages, origin: origins, audit }).routes(router)
    postedFormRoutes(router, { store, submissions, pages })
    router.get(
      '*',
      withFallthrough((context) => answerExternalPath(context, store)),
      ({ env: { request, url, tenant, address } }) => pages.answer(request, url, tenant, address),
    )
  }

  const site = createRouter(cleanPath)
  addresses(site)
  const router = createRouter()
  filesOfTheSite(router)
  api(router)
  router.notFound(({ env }) =>
    isApi(env.url.pathname)
      ? problem(404, `there is no API call ${env.url.pathname}`)
      : site.fetch(env.request, env),
  )

  // Registered after the caches: a client that receives a change asks again and must not get the
  // old answer.
  const hub = new Hub(store, { trusted })

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
      const resolved = await tenants.of(request)
      if ('refused' in resolved) return secured(refusal(resolved.refused))
      const address = getClientAddress(from, request.headers, {
        trusted,
        forwarded: resolved.forwarded === true,
      })
      try {
        const { tenant } = resolved
        const context: RequestContext = { request, url, tenant, address, origin: origins(tenant) }
        const response = await router.fetch(request, context)
        const refusalEvent = refusedRequest(context, response)
        if (refusalEvent) audit(refusalEvent)
        return secured(response)
      } catch (error) {
        const trouble = classifyStoreError(error)
        if (trouble === 'away' && !(error instanceof StoreError))
          throw new StoreError('the store does not answer', { cause: error })
        if (trouble !== 'full') throw error
        report(error)
        return secured(
          problem(507, 'nothing was stored: the disk is full', { 'retry-after': '60' }),
        )
      }
    },
    tryCached(request, response) {
      // A request with a token may be for another department, so it needs routing.
      if (request.method !== 'GET' || request.headers.authorization) return false
      const resolved = tenants.ofHost(request.headers.host ?? null)
      if ('refused' in resolved) return false
      const path = request.url ?? ''
      const cachedResponse =
        files.get(path) ??
        pages.tryCached(path, resolved.tenant, request.headers['user-agent'], request.headers.host)
      if (cachedResponse)
        respondRaw(request, response, {
          ...cachedResponse,
          headers: { ...headers, ...cachedResponse.headers },
        })
      return cachedResponse !== undefined
    },
    stream(request, response) {
      if (!/^\/api\/v2\/stream\/?(?:\?|$)/i.test(request.url ?? '')) return false
      const resolved = tenants.ofHost(request.headers.host ?? null)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if ('refused' in resolved) response.writeHead(resolved.refused).end()
      else if (request.method !== 'GET') response.writeHead(405, { allow: 'GET' }).end()
      else hub.open(request, response, resolved.tenant).catch(() => response.destroy())
      return true
    },
  }
}

const refusal = (status: 400 | 421) =>
  problem(
    status,
    status === 421
      ? 'no department uses this host name'
      : 'the tenant header must name a department',
  )
