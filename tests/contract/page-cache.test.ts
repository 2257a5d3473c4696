import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../server/db/store.ts'
import { openStore } from '../support/engine.ts'
import type { Built } from '../../server/site/built.ts'
import { Pages } from '../../server/site/pages.ts'
import { rendering } from '../../src/entry-server.tsx'
import { canaryOf, seedTenant } from '../support/seed.ts'

// The real screens on a real store without a build, to see which addresses are cached.
let store: Store
let pages: Pages
const built: Built = {
  build: 'test',
  folder: resolve('src/ui/icons'),
  entry: rendering,
  filesOf: () => ({ script: '/x.js', app: [], stylesheet: null, fonts: [] }),
}
beforeAll(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  pages = new Pages(
    store,
    built,
    () => 'http://alpha.example',
    (fault) => {
      throw fault
    },
  )
})
afterAll(() => store.close())

const ask = async (path: string) => {
  const url = new URL(path, 'http://alpha.example')
  const response = await pages.answer(new Request(url), url, 'alpha')
  return [response.status, await response.text()] as const
}
const player = `/sports/football/roster/sam-okafor${canaryOf('alpha')}/7`

test('answers any invented address without caching it [SE-02]', async () => {
  const real = [
    '/',
    '/sports/football',
    '/sports/football/roster',
    '/sports/football/roster/2026',
    '/sports/football/roster?sort=name&view=table',
    '/sports/football/schedule',
    '/sports/football/schedule?where=A',
    // Without standings of its season.
    '/sports/football/schedule/2026',
    player,
    '/sports/football/stats/2026/ashford/boxscore/1',
    '/sports/football/stats/2026/ashford/boxscore/1?team=home',
    '/news/2026/8/28/season-opens',
    '/no/such/page',
  ]
  for (const path of real) await ask(path)
  const kept = pages.size
  expect(kept).toBe(real.length)
  const junk: [path: (i: number) => string, status: number][] = [
    [(i) => `/sports/football/roster?sort=${i}`, 200],
    [(i) => `/sports/football/roster?view=x${i}`, 200],
    [(i) => `/sports/football/schedule?where=${i}`, 200],
    [(i) => `/?x=${i}`, 200],
    [(i) => `/sports/football/stats/2026/ashford/boxscore/1?team=${i}`, 200],
    [(i) => `/sports/s${i}`, 404],
    [(i) => `/sports/football/roster/x/${i + 100}`, 404],
    [(i) => `/news/2026/8/28/s${i}`, 404],
    [(i) => `/${i}`, 404],
    [(i) => `/sports/football/roster/20${i}x`, 404],
    [(i) => `/sports/football/schedule/20${i}x`, 302],
    [(i) => `/sports/football/roster/n${i}/7`, 301],
    [(i) => `/sports/football/stats/2026/x${i}/boxscore/1`, 301],
    [(i) => `/sports/football/stats/2026/x/boxscore/${i + 100}`, 404],
    [(i) => `/sports/%66ootball${'/'.repeat(i + 1)}`, 301],
  ]
  const rounds = process.env['PROOF'] === '1' ? 200 : 10
  for (let i = 0; i < rounds; i++) {
    for (const [path, status] of junk)
      expect([path(i), (await ask(path(i)))[0], pages.size]).toEqual([path(i), status, kept])
  }
})

test('ignores unknown values of a choice [SE-02]', async () => {
  expect(await ask('/sports/football/roster?sort=age&view=table')).toEqual(
    await ask('/sports/football/roster?view=table'),
  )
})

test('renders search results for any words without caching them [RT-14]', async () => {
  await ask('/')
  const kept = pages.size
  const words = [
    'okafor',
    ' okafor',
    '',
    ' ',
    '%',
    '%25',
    '%FF',
    '%00',
    '\u202e',
    '🏈'.repeat(300),
    'x'.repeat(100_000),
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table search; --",
    '$&$1',
    '[[',
    'a&kind=<b>&page=-1',
    'okafor&kind=player&page=99',
    'okafor&page=1e9',
    'a&q=b',
    'a#b',
  ]
  for (const q of words) {
    const url = new URL(`/search?q=${q}`, 'http://alpha.example')
    const response = await pages.answer(new Request(url), url, 'alpha')
    const html = await response.text()
    expect([q, response.status, response.headers.get('cache-control'), pages.size]).toEqual([
      q,
      200,
      'no-store',
      kept,
    ])
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html.length).toBeLessThan(100_000)
    expect(pages.tryCached(url.pathname + url.search, 'alpha', undefined)).toBeUndefined()
  }
  expect((await ask('/search?q=season'))[1]).toContain('href="/news/2026/8/28/season-opens"')
  expect((await ask('/search?q=%20%3Cb%3E%26'))[1]).toMatch(
    /<title>Search: &lt;b&gt;&amp; [^<]*<\/title>/,
  )
  expect((await ask('/search'))[1]).toMatch(
    /<title>Search [^<]*<\/title>.*name="robots" content="noindex"/,
  )
})
