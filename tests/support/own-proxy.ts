import { createServer, request } from 'node:http'
import { freePort } from './server.ts'

/** A test's own connection to the shared server. Once it is cut, the browser sees a dead server. */
export type OwnProxy = {
  url: string
  /** Scripts served in place of the server's, by path. */
  scripts: Map<string, string>
  cut(): Promise<void>
  join(): Promise<void>
}

export async function proxyTo(port: number): Promise<OwnProxy> {
  const own = await freePort()
  const scripts = new Map<string, string>()
  const server = createServer((asked, response) => {
    const script = scripts.get(new URL(asked.url ?? '/', 'http://localhost').pathname)
    const type = { 'content-type': 'text/javascript' }
    if (script) return void response.writeHead(200, type).end(script)
    const { url, method, headers } = asked
    const through = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))
    })
    response.on('close', () => through.destroy())
    asked.pipe(through.on('error', () => response.destroy()))
  })
  const join = () =>
    new Promise<void>((done) => {
      server.listen(own, '127.0.0.1', done)
    })
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  await join()
  return { url: `http://localhost:${own}`, scripts, cut, join }
}
