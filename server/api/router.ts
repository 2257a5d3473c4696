import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { TrieRouter } from 'hono/router/trie-router'
import { problem } from './problem.ts'

/** What is known of a request before routing. */
export type RequestContext = {
  request: Request
  url: URL
  tenant: string
  /** Origin of the department's site, for links in answers. */
  origin: string
  /** Address of the client, used only for rate limits and fair turns. */
  address: string
}
type Env = { Bindings: RequestContext }
export type Router = Hono<Env>
type Answer = (context: RequestContext) => Promise<Response | undefined> | Response | undefined

/**
 * A router that answers 405 with `Allow` when a path has only routes of other methods. Errors of a
 * handler are thrown. `pathOf` maps the path of a request to the form of the routes.
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

/** Routes below /api/ are declared in lower case without a trailing slash. */
const apiPath = (pathname: string): string =>
  isApi(pathname) ? pathname.toLowerCase().replace(/\/$/, '') : pathname

/** A contract path as a route path: `/api/v2/roster/:rosterId`. */
export const routePath = (path: string): string =>
  path.replace(/[^/]+/g, (part) => (part.startsWith(':') ? part : part.toLowerCase()))

/** A handler for some requests of its route. Undefined passes the request to the next route. */
export const withFallthrough =
  (answer: Answer): MiddlewareHandler<Env> =>
  async ({ env }, next) =>
    (await answer(env)) ?? next()

/** For a GET that changes something: the router would also send HEAD requests to it. */
export const rejectHead: MiddlewareHandler = async ({ req }, next) =>
  req.method === 'HEAD' ? notAllowed(['GET']) : next()
