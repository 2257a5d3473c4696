import { afterAll, beforeAll, expect, test } from 'vitest'
import { Sitemaps } from '../../server/site/sitemap/sitemaps.ts'
import type { Store } from '../../server/db/store.ts'
import { openStore } from '../support/engine.ts'
import { seedTenant } from '../support/seed.ts'
import { routesOf } from '../support/ask-routes.ts'

const proof = process.env['PROOF'] === '1'
/**
 * A department with thirty years of stories at full size; fewer in the daily run, but more than one
 * part.
 */
const stories = proof ? 100_000 : 5000

let store: Store
beforeAll(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  const rows = Array.from({ length: stories }, (_, i) => ({
    tenant: 'alpha',
    kind: 'story',
    id: 1000 + i,
    title: `Story ${i}`,
    text: 'x'.repeat(500),
    url: `/news/${1996 + (i % 30)}/${1 + (i % 12)}/${1 + (i % 28)}/what-happened-to-the-team-on-that-day-${i}`,
    sport_id: null,
    date: `${1996 + (i % 30)}-01-02T09:00:00`,
    shows: `${1996 + (i % 30)}-01-02T09:00:00`,
    archived: 1,
    on_day: null,
  }))
  for (let i = 0; i < rows.length; i += 1000)
    await store
      .of('alpha')
      .insertInto('search')
      .values(rows.slice(i, i + 1000))
      .execute()
}, 120_000)
afterAll(() => store.close())

test(`lists ${stories} stories once in parts of 2000, quickly [SE-03]`, async () => {
  const sitemaps = routesOf((router) => new Sitemaps(store).routes(router))
  const ask = async (path: string) =>
    sitemaps(
      new Request(`http://alpha.example${path}`, { headers: { 'accept-encoding': 'br' } }),
      'alpha',
    )
  const index = await (
    await sitemaps(new Request('http://alpha.example/sitemap.xml'), 'alpha')
  ).text()
  const names = [...index.matchAll(/\/(sitemap-stories-\d+\.xml)/g)].map(([, name]) => name!)
  expect(names).toHaveLength(Math.ceil((stories + 1) / 2000))
  const all = new Set<string>()
  let longest = 0
  for (const name of names) {
    await ask(`/${name}`)
    const xml = await (await sitemaps(new Request(`http://alpha.example/${name}`), 'alpha')).text()
    longest = Math.max(longest, xml.length)
    const found = [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url!)
    expect(found.length).toBeLessThanOrEqual(2000)
    for (const url of found) all.add(url)
  }
  expect(all.size).toBeGreaterThanOrEqual(stories)
  // A part is written at once, so its size delays others.
  expect(longest).toBeLessThan(1_000_000)
}, 120_000)
