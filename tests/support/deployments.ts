import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/**
 * A site in front of which one build after the other is deployed: its documents, its newest-build
 * file and its worker have the name of the current build.
 */
export type Deployments = {
  url: string
  deploy(): string
  /** Milliseconds that a worker waits for its shell during installation from now on. */ slowShell(
    milliseconds: number,
  ): void
  close(): void
}

export async function deploymentsOf(site: string): Promise<Deployments> {
  const { build } = (await (await fetch(`${site}/builds/latest.json`)).json()) as { build: string }
  let count = 0
  let shellTakes = 0
  const named = () => `build${String(count).padStart(7, '0')}`
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', site)
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    delete headers['if-none-match']
    incoming.pipe(
      request(site + incoming.url, { method: incoming.method ?? 'GET', headers }, (answer) => {
        const type = answer.headers['content-type'] ?? ''
        if (!type.startsWith('text/html') && !['/builds/latest.json', '/sw.js'].includes(pathname))
          return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          let text = Buffer.concat(parts).toString().replaceAll(build, named())
          if (pathname === '/sw.js')
            text = [
              `${text.replace(/(_shell",revision:")\w+/, `$1${named()}`)}`,
              `;self.addEventListener('message', ({ data, ports }) => { if (data === 'BUILD') ports[0].postMessage('${named()}') })`,
            ].join('\n')
          const { 'transfer-encoding': _chunks, etag: _tag, ...headers } = answer.headers
          setTimeout(
            () =>
              outgoing
                .writeHead(answer.statusCode ?? 502, {
                  ...headers,
                  'content-length': Buffer.byteLength(text),
                })
                .end(text),
            pathname === '/_shell' ? shellTakes : 0,
          )
        })
      }).on('error', () => outgoing.destroy()),
    )
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      count++
      return named()
    },
    slowShell: (milliseconds) => {
      shellTakes = milliseconds
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * Builds of the document and of the worker that controls it, and whether another waits: then the
 * active one is not asked, because it must become idle.
 */
export const buildsOf = (
  page: Page,
): Promise<{ page: string | undefined; worker: unknown; waits: boolean }> =>
  page.evaluate(async () => {
    const waits = Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
    const worker = waits
      ? 'not asked'
      : await new Promise((told) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => told(data)
          setTimeout(told, 2000)
          navigator.serviceWorker.controller?.postMessage('BUILD', [port2])
        })
    return { page: document.documentElement.dataset['build'], worker, waits }
  })
