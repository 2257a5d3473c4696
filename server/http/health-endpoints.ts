import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from './security-headers.ts'

/** A local proxy has a local address but sends one of these headers. */
const carried = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** `/healthz`, `/readyz`, `/metrics`: on any host name, but only for clients on this machine. */
export function localEndpoints(ready: () => Promise<boolean>, metrics: () => string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false
    const from = request.socket.remoteAddress ?? ''
    if (
      !/^(?:127\.|::1$|::ffff:127\.)/.test(from) ||
      carried.some((name) => request.headers[name] !== undefined)
    ) {
      response.writeHead(404, securityHeaders).end()
      return true
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    if (path === '/healthz') response.end('ok')
    else if (path === '/metrics') response.end(metrics())
    else
      void ready().then(
        (is) => response.writeHead(is ? 200 : 503).end(is ? 'ready' : 'not ready'),
        () => response.writeHead(503).end('not ready'),
      )
    return true
  }
}
