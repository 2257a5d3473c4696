import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A request as the server sees it: its time in milliseconds since 1970, and the bytes of the
 * answer's body.
 */
export type Seen = { path: string; at: number; bytes: number; byWorker: boolean }

/**
 * A proxy in front of the site that records each request, its time and its client: browser tools do
 * not show what a worker loads during installation.
 */
export async function watched(site: string): Promise<{ url: string; seen: Seen[]; close(): void }> {
  const seen: Seen[] = []
  const server = createServer((incoming, outgoing) => {
    const entry = {
      path: incoming.url ?? '',
      at: performance.timeOrigin + performance.now(),
      bytes: 0,
      byWorker:
        incoming.headers['service-worker'] === 'script' ||
        Boolean(incoming.headers.referer?.endsWith('/sw.js')),
    }
    seen.push(entry)
    incoming.pipe(
      request(
        site + incoming.url,
        { method: incoming.method ?? 'GET', headers: incoming.headers },
        (answer) => {
          answer.on('data', (part: Buffer) => {
            entry.bytes += part.length
          })
          answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
        },
      ).on('error', () => outgoing.destroy()),
    )
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const bytesOf = (some: readonly Seen[]): number =>
  some.reduce((total, { bytes }) => total + bytes, 0)

/** Waits until there is no request for a second. */
export async function quiet(seen: readonly Seen[]): Promise<void> {
  for (let count = -1; count !== seen.length; await new Promise((wait) => setTimeout(wait, 1000)))
    count = seen.length
}
