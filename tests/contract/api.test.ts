import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
import type { StoryDoc } from '../../server/content/docs.ts'
import { writeStory } from '../../server/content/stories/write-stories.ts'
import { transact } from '../../server/content/transaction.ts'
import type { Store } from '../../server/db/store.ts'
import { openStore } from '../support/engine.ts'
import { ingestStatFile } from '../../server/live/ingest.ts'
import type { StoryPage } from '../../src/contract/stories.schema.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { routesOf } from '../support/ask-routes.ts'

let store: Store
let api: ReturnType<typeof routesOf>
beforeAll(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  await seedTenant(store, 'beta', { hosts: ['beta.example'] })
  await ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile()))
  api = routesOf((router) => new ContentApi(store).routes(router))
})
afterAll(() => store.close())

const ask = (path: string, tenant = 'alpha', init: RequestInit = {}) =>
  api(new Request(new URL(path, 'http://site.invalid'), init), tenant)

describe('API behavior [CA-01]', () => {
  test('ignores case in paths and parameter names', async () => {
    expect(await (await ask('/API/v2/rosters?SPORTID=1')).json()).toEqual(
      await (await ask('/api/v2/Rosters?sportId=1')).json(),
    )
  })
  test('prefers a literal path to one with a parameter', async () =>
    expect(await (await ask('/api/v2/Season/current?sportId=1')).json()).toMatchObject({
      title: '2026',
    }))
  test('answers 400 without a required parameter', async () =>
    expect((await ask('/api/v2/Rosters')).status).toBe(400))
  test('answers 204 for a missing item', async () =>
    expect((await ask('/api/v2/ScheduleGames/999')).status).toBe(204))
  test('answers 404 for an id in another number format', async () => {
    for (const id of ['1e3', '0x1', '1.5', '-1', '９', '%00', '..%2f1'])
      expect([id, (await ask(`/api/v2/Sports/${id}`)).status]).toEqual([id, 404])
  })
  test('limits the page size', async () => {
    const doc: StoryDoc = {
      title: 'One of many',
      subHeadline: null,
      teaser: '',
      byline: null,
      date: '2020-01-01T09:00:00',
      image: null,
      redirectAbsoluteUrl: null,
      content: '',
      gameIds: [],
    }
    await seedTenant(store, 'gamma', { hosts: ['gamma.example'] })
    await transact(store, 'gamma', async (transaction) => {
      for (let id = 2; id <= 103; id++)
        await writeStory(transaction, { id, slug: `story-${id}`, sportId: null, doc })
    })
    const sizes = async (size: string) => {
      const { items, total, pages } = (await (
        await ask(`/api/v2/Stories?$pageSize=${size}`, 'gamma')
      ).json()) as StoryPage
      return [items.length, total, pages]
    }
    expect(await sizes('1000000')).toEqual([100, 103, 2])
    expect(await sizes('100')).toEqual([100, 103, 2])
    expect(await sizes('60')).toEqual([60, 103, 2])
  })
  test('pages the list by index and size', async () => {
    expect(
      await (await ask('/api/v2/EventsResults/results?$pageSize=1&$pageIndex=5')).json(),
    ).toMatchObject({ items: [], total: 1, page: 5, pages: 1 })
  })
  test('answers 304 for a known ETag', async () => {
    const first = await ask('/api/v2/Sports')
    const again = await ask('/api/v2/Sports', 'alpha', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
  test('answers 405 with the allowed methods', async () => {
    const response = await ask('/api/v2/Sports', 'alpha', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
  test('caches no live answer, and revalidates others each time', async () => {
    expect((await ask('/api/v2/LiveStats')).headers.get('cache-control')).toBe('no-store')
    expect((await ask('/api/v2/Sports')).headers.get('cache-control')).toBe('no-cache')
  })
})

test('contains a written score in the next answer [GM-01]', async () => {
  for (let points = 8; points < 40; points++) {
    await ingestStatFile(store, 'alpha', 1, Buffer.from(footballFile({ us: [points, 0, 0, 0] })))
    for (const path of [
      '/api/v2/ScheduleGames/1',
      '/api/v2/Schedule?sportId=1',
      '/api/v2/EventsResults/scoreboard',
      '/api/v2/LiveStats',
      '/api/v2/Stats/boxscore/1',
    ]) {
      expect([path, await (await ask(path)).text()]).toEqual([
        path,
        expect.stringContaining(`"${points}"`),
      ])
    }
  }
})

describe('tables [CA-02]', () => {
  const table = schemas.seasons
  beforeAll(() => {
    table.table ??= (seasons) =>
      seasons.map(({ title, startDate }) => ({ Season: title, Begins: startDate }))
  })
  test('are CSV by format or Accept, with a file name and ETag', async () => {
    const byFormat = await ask('/api/v2/Season?sportId=1&FORMAT=csv')
    expect(await byFormat.text()).toMatch(/^Season,Begins\r\n2026,2026-08-01\r\n$/)
    expect(byFormat.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(byFormat.headers.get('content-disposition')).toBe('attachment; filename="seasons.csv"')
    const byAccept = await ask('/api/v2/Season?sportId=1', 'alpha', {
      headers: { accept: 'text/csv' },
    })
    expect(byAccept.headers.get('etag')).toBe(byFormat.headers.get('etag'))
    expect(byAccept.headers.get('vary')).toMatch(/\baccept\b/)
    const json = await ask('/api/v2/Season?sportId=1', 'alpha', {
      headers: { accept: 'application/json, text/csv' },
    })
    expect(json.headers.get('content-type')).toMatch(/json/)
  })
  test('are refused by format for other data, which Accept gets as JSON', async () => {
    expect((await ask('/api/v2/common/settings?format=csv')).status).toBe(400)
    expect(
      (
        await ask('/api/v2/common/settings', 'alpha', { headers: { accept: 'text/csv' } })
      ).headers.get('content-type'),
    ).toMatch(/json/)
  })
  test('can be read by pages of other sites', async () => {
    expect((await ask('/api/v2/Sports')).headers.get('access-control-allow-origin')).toBe('*')
  })
})
