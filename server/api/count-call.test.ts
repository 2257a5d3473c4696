import { beforeEach, describe, expect, test } from 'vitest'
import { changesIn, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { importLists } from '../../tests/support/site-pack.ts'
import { flushCounts, readCounts, type Counted } from '../content/notices/counters.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { ContentApi } from './content-api.ts'
import { routesOf } from '../../tests/support/ask-routes.ts'

let store: Store
let api: ReturnType<typeof routesOf>
beforeEach(async () => {
  store = await storeForTest()
  await importLists(store, {
    'promotions.yaml':
      '- {name: home, type: multi, campaigns: [{id: 1, title: A}, {id: 2, title: B}, {id: 3, title: Past, endDate: 2020-01-01}]}\n',
    'splashes.yaml': '- {title: S, startDate: 2026-01-01}\n',
  })
  await seedTenant(store, 'other', { hosts: [] })
  api = routesOf((router) => new ContentApi(store).routes(router))
})
const send = async (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  tenant = 'testham',
) => {
  const url = new URL(path, 'http://site.invalid')
  return api(new Request(url, { method, headers }), tenant)
}
const counts = async (kind: Counted = 'impression', tenant = 'testham') => {
  await flushCounts(store)
  return Object.fromEntries(
    (await readCounts(new ReadContext(store, tenant), kind, '2000-01-01', '2999-12-31')).map(
      ({ id, count }) => [id, count],
    ),
  )
}
const seen = '/api/v2/promotions/counter?adIds='

describe('counting [AD-01]', () => {
  test('counts each id once per call, answers 204 no-store and notifies no reader', async () => {
    const before = await changesIn(store)
    const response = await send(`${seen}1,2,1`)
    expect([
      response.status,
      await response.text(),
      response.headers.get('cache-control'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual([204, '', 'no-store', null])
    await send(`${seen}2`, { 'sec-fetch-site': 'same-origin' })
    await send(`${seen}3`)
    expect(await counts()).toEqual({ 1: 1, 2: 2, 3: 1 })
    await send(`${seen}2`)
    expect(await counts()).toEqual({ 1: 1, 2: 3, 3: 1 })
    expect(await changesIn(store)).toBe(before)
  })
  test('counts clicks on campaigns apart from impressions', async () => {
    await send('/api/v2/promotions/campaigns/2/click')
    await send('/api/v2/promotions/campaigns/2/click')
    await send('/api/v2/promotions/campaigns/99/click')
    expect([await counts('promotion-click'), await counts()]).toEqual([{ 2: 2 }, {}])
  })
  test('counts splash clicks and ignores unknown ids [NT-02]', async () => {
    await send('/api/v2/Splash/click/1')
    await send('/api/v2/splash/Click/1')
    await send('/api/v2/Splash/click/77')
    await send(`${seen}1,99`)
    expect([await counts('splash-click'), await counts()]).toEqual([{ 1: 2 }, { 1: 1 }])
  })
  test.each([
    [{ 'sec-purpose': 'prefetch' }],
    [{ 'sec-purpose': 'prefetch;prerender' }],
    [{ purpose: 'prefetch' }],
    [{ 'x-moz': 'prefetch' }],
  ])('does not count prefetched pages: %j', async (headers) => {
    expect((await send(`${seen}1`, headers as Record<string, string>)).status).toBe(204)
    expect(await counts()).toEqual({})
  })
  test('counts views of browsers and not of crawlers', async () => {
    expect(
      (
        await send(`${seen}1`, {
          'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        })
      ).status,
    ).toBe(204)
    expect(await counts()).toEqual({})
    await send(`${seen}1`, {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    })
    expect(await counts()).toEqual({ 1: 1 })
  })
  test.each(['cross-site', 'same-site', 'none'])(
    'ignores pages of other sites: %s',
    async (site) => {
      expect((await send(`${seen}1`, { 'sec-fetch-site': site })).status).toBe(403)
      expect(await counts()).toEqual({})
    },
  )
  test('refuses HEAD, POST and lists that are invalid or above 50 ids', async () => {
    expect([
      (await send(`${seen}1`, {}, 'HEAD')).status,
      (await send(`${seen}1`, {}, 'POST')).status,
    ]).toEqual([405, 405])
    expect(
      (await send(`${seen}${Array.from({ length: 50 }, (_, i) => i + 1).join(',')}`)).status,
    ).toBe(204)
    expect(
      (await send(`${seen}${Array.from({ length: 51 }, (_, i) => i + 1).join(',')}`)).status,
    ).toBe(400)
    for (const bad of ['', 'a', '1,', '1;2', '-1'])
      expect([bad, (await send(`${seen}${bad}`)).status]).toEqual([bad, 400])
    expect((await send('/api/v2/Splash/click/a')).status).toBe(404)
    expect(await counts()).toEqual({ 1: 1, 2: 1, 3: 1 })
  })
  test('counts per tenant and writes many views at once within a second', async () => {
    await Promise.all(Array.from({ length: 200 }, () => send(`${seen}1`)))
    await send(`${seen}1`, {}, 'GET', 'other')
    expect(await counts('impression', 'other')).toEqual({})
    expect(await counts()).toEqual({ 1: 200 })
    await send(`${seen}2`)
    await expect
      .poll(
        () =>
          readCounts(
            new ReadContext(store, 'testham'),
            'impression',
            '2000-01-01',
            '2999-12-31',
          ).then((all) => all.map(({ id, count }) => [id, count])),
        { timeout: 3000 },
      )
      .toEqual([
        [1, 200],
        [2, 1],
      ])
  })
})
