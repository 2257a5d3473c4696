import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { TrieRouter } from 'hono/router/trie-router'
import { problem } from './problem.ts'

/** What is known of a request before it is routed. */
export type RequestContext = {
  request: Request
  url: URL
  tenant: string
  /** Of the department's site: what links in answers begin with. */
  origin: string
  /** Of the client, for rate limits alone. */
  address: string
}
type Env = { Bindings: RequestContext }
export type Router = Hono<Env>
type Answer = (asked: RequestContext) => Promise<Response | undefined> | Response | undefined

/**
 * A router that answers 405 with `Allow` where a path has routes of other methods only. Errors of a
 * handler are thrown. `pathOf` makes of the path of a request what is compared with the routes.
 */
export function createRouter(pathOf: (pathname: string) => string = apiPath): Router {
  const router = new Hono<Env>({
    router: new TrieRouter(),
    getPath: (_, options) => pathOf(options!.env!.url.pathname),
  })
  router.onError((error) => {
    throw error
  })
  router.use(
    methodNotAllowed({ app: router, onMethodNotAllowed: (_, methods) => notAllowed(methods) }),
  )
  return router
}

const notAllowed = (methods: readonly string[]): Response =>
  problem(405, `Method Not Allowed. Use ${methods.join(' or ')}.`, { allow: methods.join(', ') })

export const isApi = (pathname: string): boolean => /^\/api\//i.test(pathname)

/** Routes below /api/ are declared in lower case, without a slash at the end. */
const apiPath = (pathname: string): string =>
  isApi(pathname) ? pathname.toLowerCase().replace(/\/$/, '') : pathname

/** A path of the contract as a route has it: `/api/v2/roster/:rosterId`. */
export const routePath = (path: string): string =>
  path.replace(/[^/]+/g, (part) => (part.startsWith(':') ? part : part.toLowerCase()))

/** A handler for some of the requests of its route; the others go to the next route. */
export const orNext =
  (answer: Answer): MiddlewareHandler<Env> =>
  async ({ env }, next) =>
    (await answer(env)) ?? next()

/** For a GET that changes something. The router gives a GET route HEAD requests too. */
export const notByHead: MiddlewareHandler = async ({ req }, next) =>
  req.method === 'HEAD' ? notAllowed(['GET']) : next()
