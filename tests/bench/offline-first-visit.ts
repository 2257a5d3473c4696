import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { chromiumPath } from './chromium-path.ts'

type Seen = { path: string; at: number; bytes: number; byWorker: boolean }

/** Bytes that the worker makes a first visit load, before the load event of the page and after it. */
export async function watchWorker(site: string): Promise<{ before: number; after: number; files: number } | 'no Chromium'> {
  const executablePath = chromiumPath()
  if (!executablePath) return 'no Chromium'
  const { url, seen, close } = await watched(site)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(url, { waitUntil: 'load' })
    const loaded = await page.evaluate(() => performance.timeOrigin + (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const worker = seen.filter(({ byWorker }) => byWorker)
    if (worker.length === 0) throw new Error('the worker was never asked for')
    const sum = (some: Seen[]) => some.reduce((total, { bytes }) => total + bytes, 0)
    return { before: sum(worker.filter(({ at }) => at < loaded)), after: sum(worker.filter(({ at }) => at >= loaded)), files: worker.length }
  } finally {
    await browser.close()
    close()
  }
}

/** Stands before the site and notes what is asked, when, and by whom: the browser's own tools do not show what a worker loads to install itself. */
async function watched(site: string): Promise<{ url: string; seen: Seen[]; close(): void }> {
  const seen: Seen[] = []
  const server = createServer((incoming, outgoing) => {
    const entry = { path: incoming.url ?? '', at: performance.timeOrigin + performance.now(), bytes: 0, byWorker: incoming.headers['service-worker'] === 'script' || Boolean(incoming.headers.referer?.endsWith('/sw.js')) }
    seen.push(entry)
    incoming.pipe(request(site + incoming.url, { method: incoming.method ?? 'GET', headers: incoming.headers }, (answer) => {
      answer.on('data', (part: Buffer) => { entry.bytes += part.length })
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
    }).on('error', () => outgoing.destroy()))
  })
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done) })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, seen, close: () => { server.closeAllConnections(); server.close() } }
}
