import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The minimum of a worker: it answers from memory, every navigation with one page of so many
 * characters without style or script (`/memory`), or a page of the site as the site's own worker
 * does, with its style and without scripts. `styled`: such documents by path.
 */
export async function startFloor(
  size: number,
  styled: ReadonlyMap<string, string>,
  style: string,
): Promise<{ url: string; stop(): void }> {
  const page = constantPage(size)
  const pages = Object.fromEntries([...styled].map(([path, html]) => [path, withoutScripts(html)]))
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/sw.js'
        ? ['text/javascript', workerOf(page, pages, style)]
        : ['text/html; charset=utf-8', page]
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

/** A document whose style sheet is `/style.css`. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*>/g, (link) =>
      link.includes('"stylesheet"') ? '<link rel="stylesheet" href="/style.css">' : '',
    )

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

const workerOf = (page: string, pages: Record<string, string>, style: string): string => `
const page = ${JSON.stringify(page)}
const pages = ${JSON.stringify(pages)}
const style = ${JSON.stringify(style)}
const answer = (body, type) => new Response(body, { headers: { 'content-type': type + '; charset=utf-8' } })
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(answer(pages[pathname] ?? page, 'text/html'))
  else if (pathname === '/style.css') event.respondWith(answer(style, 'text/css'))
})
`
