import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Store } from '../../server/db/store.ts'
import { writeNavigation } from '../../server/content/department/site.ts'
import { transact } from '../../server/content/transaction.ts'
import { readBuilt, type Built } from '../../server/site/built.ts'
import { DrawingThreads } from '../../server/site/drawing-threads.ts'
import type { Draw } from '../../server/site/draw-page.ts'
import { Pages } from '../../server/site/pages.ts'
import { openStore } from '../support/engine.ts'
import { seedTenant } from '../support/seed.ts'

const root = resolve(import.meta.dirname, '../..')
let store: Store
let built: Built
let threads: DrawingThreads
const reports: unknown[] = []
beforeAll(async () => {
  // A thread of a test process has the machine's clock.
  vi.stubGlobal('Date', (globalThis as { machineDate?: DateConstructor }).machineDate)
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) {
    await seedTenant(store, tenant, { hosts: [`${tenant}.localhost`] })
    await writeMenu(tenant, `Visit ${tenant}`)
  }
  built = await readBuilt(root)
  threads = new DrawingThreads((fault) => reports.push(fault))
})
afterAll(async () => {
  await threads.close()
  await store.close()
  vi.unstubAllGlobals()
})

/** A menu with a panel of one link. */
const writeMenu = (tenant: string, title: string) =>
  transact(store, tenant, (transaction) =>
    writeNavigation(transaction, [
      {
        ...asMenuItem(1, 'Fans', '#'),
        rank: 1,
        className: '',
        ad: null,
        columns: [],
        items: [asMenuItem(2, title, '/tickets')],
        socialMediaLinks: [],
      },
    ]),
  )
const asMenuItem = (id: number, title: string, url: string) => ({
  id,
  title,
  url,
  openInNewWindow: false,
  separator: false,
})

async function answerOf(draw: Draw | undefined, path: string, tenant = 'alpha') {
  const pages = new Pages(
    store,
    built,
    () => 'http://localhost',
    (fault) => reports.push(fault),
    { draw },
  )
  const url = new URL(path, 'http://localhost')
  const response = await pages.answer(new Request(url), url, tenant)
  const headers = Object.fromEntries(response.headers)
  // Ages differ between drawings, and the test runner rewrites the head's script in this thread.
  const text = (await response.text()).replace(/"at":\d+/g, '"at":0')
  const { etag: _, 'content-length': __, 'content-security-policy': policy, ...rest } = headers
  const body = text.slice(text.indexOf('<body'))
  return { status: response.status, headers: rest, policy, body, pages }
}

test.for(['/', '/sports/football/schedule', '/sports/football/roster', '/nothing-here', '/search'])(
  'draws %s in a thread as in the server itself [CA-01]',
  async (path) => {
    const here = await answerOf(undefined, path)
    const there = await answerOf(threads.draw, path)
    expect(there.body).toMatch(/^<body.*<\/html>$/s)
    expect(there.body).toBe(here.body)
    expect(there.policy).toContain("script-src 'self' 'sha256-")
    expect([there.status, there.headers]).toEqual([here.status, here.headers])
  },
)

test('draws closed menus once, but each department its own and the newest [SH-02] [CA-04]', async () => {
  const panels = async (tenant: string) => {
    const { body } = await answerOf(threads.draw, '/search', tenant)
    return [...body.matchAll(/<noscript data-dormant="">.*?href="\/tickets"[^>]*>(.*?)<\/a>/g)].map(
      ([, title]) => title,
    )
  }
  expect(await panels('alpha')).toEqual(['Visit alpha'])
  expect(await panels('beta')).toEqual(['Visit beta'])
  expect(await panels('alpha')).toEqual(['Visit alpha'])
  await writeMenu('alpha', 'Come to alpha')
  expect(await panels('alpha')).toEqual(['Come to alpha'])
})

test('caches what a thread has drawn, and draws missing content once [CA-01]', async () => {
  let drawings = 0
  const counted: Draw = (request, source) => {
    drawings++
    return threads.draw(request, source)
  }
  const { pages } = await answerOf(counted, '/sports/football/roster')
  const ask = async (path: string) => {
    const url = new URL(path, 'http://localhost')
    return (await pages.answer(new Request(url), url, 'alpha')).status
  }
  expect(await ask('/sports/football/roster')).toBe(200)
  expect(drawings).toBe(1)
  expect(await ask('/news/2020/3/14/invented-1')).toBe(404)
  drawings = 0
  // Its name is found, the page is not drawn again.
  expect(await ask('/news/2020/3/14/invented-2')).toBe(404)
  expect(drawings).toBe(1)
})

test('replaces a thread that ended, and fails only what it was drawing [CA-01]', async () => {
  const other = new DrawingThreads((fault) => reports.push(fault))
  const never: Draw = (request, source) =>
    other.draw(request, { ...source, answer: () => new Promise(() => {}) })
  const lost = answerOf(never, '/sports/football/schedule')
  const failure = expect(lost).rejects.toThrow('its thread ended')
  await new Promise((wait) => setTimeout(wait, 200))
  await other.close()
  await failure
  expect((await answerOf(other.draw, '/sports/football/schedule')).status).toBe(200)
  await other.close()
})
