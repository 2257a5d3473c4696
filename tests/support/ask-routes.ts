import { createRouter, type RequestContext, type Router } from '../../server/api/router.ts'

/**
 * Sends requests to the routes of one part, with the server's router. An unknown route is a 404.
 */
export function routesOf(...parts: ((router: Router) => void)[]) {
  const router = createRouter()
  for (const part of parts) part(router)
  return async (
    request: Request,
    tenant: string,
    more: Partial<RequestContext> = {},
  ): Promise<Response> => {
    const url = new URL(request.url)
    const asked = { request, url, tenant, origin: url.origin, address: '192.0.2.1', ...more }
    return router.fetch(request, asked)
  }
}
