import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The minimum of a worker: it answers every navigation with one page, from memory or (`/cached`)
 * from a cache. No style, no script.
 */
export async function startFloor(size: number): Promise<{ url: string; stop(): void }> {
  const page = constantPage(size)
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/sw.js' ? ['text/javascript', workerOf(page)] : ['text/html; charset=utf-8', page]
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const words =
  'the line held late and a drive of nine plays brought them back before half while ' +
  'both sides missed from far out under rain'

function constantPage(size: number): string {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title></head><body><main id="main"><h1>A page</h1>'
  const paragraph = `<p>${words}, ${words}.</p>`
  const end = '</main></body></html>'
  return (
    head +
    paragraph.repeat(
      Math.max(1, Math.round((size - head.length - end.length) / paragraph.length)),
    ) +
    end
  )
}

const workerOf = (page: string): string => `
const page = ${JSON.stringify(page)}
const answer = () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
addEventListener('install', (event) => event.waitUntil(caches.open('floor').then((cache) => cache.put('/page', answer()))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(new URL(event.request.url).pathname === '/cached' ? caches.match('/page') : answer())
})
`
