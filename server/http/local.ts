import type { IncomingMessage, ServerResponse } from 'node:http'

/** `/healthz`, `/readyz`, `/metrics`: on any host name, but only from this machine (spec decisions). */
export function localEndpoints(ready: () => Promise<boolean>, metrics: () => string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0]
    if (path !== '/healthz' && path !== '/readyz' && path !== '/metrics') return false
    const from = request.socket.remoteAddress ?? ''
    if (!/^(?:127\.|::1$|::ffff:127\.)/.test(from)) {
      response.writeHead(404).end()
      return true
    }
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    if (path === '/healthz') response.end('ok')
    else if (path === '/metrics') response.end(metrics())
    else void ready().then((is) => response.writeHead(is ? 200 : 503).end(is ? 'ready' : 'not ready'), () => response.writeHead(503).end('not ready'))
    return true
  }
}
