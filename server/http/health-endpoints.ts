import type { IncomingMessage, ServerResponse } from 'node:http'
import { isProxy, type IsTrustedProxy } from './client-address.ts'
import { securityHeaders } from './security-headers.ts'

/** A local proxy has a local address but sends one of these headers. */
const carried = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * `/healthz`, `/readyz`, `/metrics`: on any host name, but only for clients on this machine, and
 * `/metrics` for those of `scrapers`, too. Never through a proxy.
 */
export function localEndpoints(
  ready: () => Promise<boolean>,
  metrics: (ready: boolean) => string,
  scrapers: IsTrustedProxy = () => false,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false
    const from = request.socket.remoteAddress ?? ''
    const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(from)
    if (
      !(isLocal || (path === '/metrics' && isProxy(from, scrapers))) ||
      carried.some((name) => request.headers[name] !== undefined)
    ) {
      response.writeHead(404, securityHeaders).end()
      return true
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    if (path === '/healthz') response.end('ok')
    else
      void ready()
        .catch(() => false)
        .then((isReady) => {
          if (path === '/metrics') response.end(metrics(isReady))
          else response.writeHead(isReady ? 200 : 503).end(isReady ? 'ready' : 'not ready')
        })
    return true
  }
}
