import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import type { Store } from '../../server/db/store.ts'
import type { Built } from '../../server/site/built.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { rendering } from '../../src/entry-server.tsx'
import { openStore } from '../support/engine.ts'
import { seedTenant } from '../support/seed.ts'

// A caller from outside who follows the documentation: the whole app answers, as over HTTP.
let store: Store
let app: App
beforeAll(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: ['alpha.example'] })
  const tenants = new Tenants(store, undefined, [])
  await tenants.load()
  const built: Built = {
    build: 'test',
    folder: import.meta.dirname,
    entry: rendering,
    filesOf: () => ({ script: '/a.js', app: [], stylesheet: null, fonts: [] }),
  }
  app = createApp({
    store,
    built,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://alpha.example',
    report: (fault) => {
      throw fault
    },
  })
})
afterAll(async () => {
  app.hub.close()
  await store.close()
})
const ask = (
  path: string,
  { headers, ...init }: { method?: string; headers?: Record<string, string> } = {},
) =>
  app.fetch(
    new Request(new URL(path, 'http://alpha.example'), {
      ...init,
      headers: { host: 'alpha.example', ...headers },
    }),
  )

describe('pages of other sites [CA-01]', () => {
  const paths = [
    '/api/v2/Sports',
    '/api/v2.1/podcasts',
    '/api/v2/openapi.json',
    '/api/v2/Calendar/subscribe?type=ICS',
    '/api/v2/Rss/xml',
    '/API/V2/sports',
  ]
  test('may send the tenant header after a preflight', async () => {
    for (const path of paths) {
      const { status, headers } = await ask(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'tenant',
        },
      })
      expect([
        path,
        status,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-methods'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual([path, 204, '*', 'GET, HEAD', null])
      expect(headers.get('access-control-allow-headers')).toMatch(/\btenant\b/)
    }
  })
  test('can read error answers', async () => {
    for (const [path, status] of [
      ['/api/v2/Sports/a', 404],
      ['/api/v2/Rosters', 400],
      ['/api/v2/nothing', 404],
      ['/api/v2.1/podcasts?PageSize=a', 400],
    ] as const) {
      const response = await ask(path, { headers: { origin: 'https://elsewhere.example' } })
      expect([path, response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        path,
        status,
        '*',
      ])
    }
  })
  test('can read the ETag of every answer', async () => {
    for (const path of paths.filter((one) => !one.includes('subscribe')))
      expect([path, (await ask(path)).headers.get('access-control-expose-headers')]).toEqual([
        path,
        expect.stringContaining('etag'),
      ])
  })
})

test.each([
  ['DELETE', '/api/v2/Sports', 'GET, HEAD'],
  ['DELETE', '/API/v2.1/podcasts/', 'GET, HEAD'],
  ['DELETE', '/api/v2/openapi.json', 'GET, HEAD'],
  ['DELETE', '/api/v2/docs', 'GET, HEAD'],
  ['DELETE', '/api/v2/Rss/xml', 'GET, HEAD'],
  ['POST', '/api/v2/Calendar/subscribe', 'GET, HEAD'],
  ['GET', '/api/v2/Forms/1/submissions', 'POST'],
  ['POST', '/api/v2/ingest/games/1/stats', 'PUT'],
  ['PUT', '/api/v2/ingest/games/1/versions/2', 'POST'],
  ['HEAD', '/api/v2/promotions/counter', 'GET'],
  ['POST', '/images/0123456789abcdef/640.webp', 'GET, HEAD'],
  ['POST', '/files/0123456789abcdef0123456789abcdef/a.pdf', 'GET, HEAD'],
  ['POST', '/assets/app-12345678.js', 'GET, HEAD'],
  ['POST', '/sw.js', 'GET, HEAD'],
  ['POST', '/robots.txt', 'GET, HEAD'],
  ['PUT', '/', 'GET, HEAD'],
  ['POST', '/sports/football/', 'GET, HEAD'],
  ['POST', '/watch', 'GET, HEAD'],
  ['OPTIONS', '/sports/football', 'GET, HEAD'],
  ['PUT', '/login', 'GET, HEAD, POST'],
  ['DELETE', '/Form/1/', 'GET, HEAD, POST'],
])('answers 405 with the allowed methods to %s %s [CA-01]', async (method, path, allow) => {
  const { status, headers } = await ask(path, { method })
  expect([status, headers.get('allow'), headers.get('content-type')]).toEqual([
    405,
    allow,
    'application/problem+json',
  ])
})

test('answers unknown paths with a problem below /api/, and a page elsewhere [CA-01]', async () => {
  for (const [path, status, type] of [
    ['/api/', 404, 'application/problem+json'],
    ['/API/v2/none', 404, 'application/problem+json'],
    ['/api//v2/Sports', 404, 'application/problem+json'],
    ['/api/v2/Sports//', 404, 'application/problem+json'],
    ['/api/v2/Sp%6Frts', 404, 'application/problem+json'],
    ['/api/v2/Forms//submissions', 404, 'application/problem+json'],
    ['/api/v2.1/common/settings', 404, 'application/problem+json'],
    ['/api/v2/Players/settings/', 200, 'application/json; charset=utf-8'],
    ['/none', 404, 'text/html; charset=utf-8'],
    ['/images', 404, 'text/html; charset=utf-8'],
    ['/icons/none.png', 404, 'text/html; charset=utf-8'],
    ['/Sports//football/', 301, null],
  ] as const) {
    const { status: got, headers } = await ask(path)
    expect([path, got, headers.get('content-type')]).toEqual([path, status, type])
  }
})

test('returns an empty sub-navigation without a sport [CA-01]', async () => {
  for (const path of [
    '/api/v2/navigation/sub',
    '/api/v2/navigation/sub?sportId=',
    '/api/v2/navigation/sub?sportId=0',
  ])
    expect([path, await (await ask(path)).json()]).toEqual([path, []])
  expect((await ask('/api/v2/navigation/sub?sportId=a')).status).toBe(400)
})

test('does not require optional parameters [CA-01]', async () => {
  for (const path of [
    '/api/v2/RelatedVideos?type=story',
    '/api/v2/TrackingTag/search',
    '/api/v2/Rosters/list',
    '/api/v2/Staff/coaches/filters/seasons',
    '/api/v2/OpponentHistory/filters/opponents',
    '/api/v2/Takeovers',
    '/api/v2/Slideshows',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
})

test('refuses an invalid date, and accepts a US one [CA-01]', async () => {
  for (const wrong of [
    '2026-99-99',
    '2026-02-30',
    '2026-11-2',
    '13/01/2026',
    'today',
    '2026-11-211',
  ]) {
    const response = await ask(`/api/v2/EventsResults/results?startDate=${wrong}`)
    expect([wrong, response.status, await response.json()]).toEqual([
      wrong,
      400,
      { status: 400, detail: expect.stringContaining('startDate: must be a day') },
    ])
  }
  const [iso, american, timed] = await Promise.all(
    ['2026-09-05', '9/5/2026', '2026-09-05T10:00:00'].map(async (day) =>
      (await ask(`/api/v2/EventsResults/upcoming?startDate=${day}&endDate=${day}`)).json(),
    ),
  )
  expect(american).toEqual(iso)
  expect(timed).toEqual(iso)
})

test('serves lists under their alternative names [CA-02]', async () => {
  for (const [theirs, ours] of [
    ['/api/v2.1/players', '/api/v2.1/Players/history'],
    ['/api/v2.1/Videos?PageSize=2', '/api/v2.1/Videos/all-access?PageSize=2'],
    ['/api/v2/archives/WITH-fusion-cache', '/api/v2/Archives'],
  ] as const) {
    const response = await ask(theirs)
    expect([theirs, response.status, await response.json()]).toEqual([
      theirs,
      200,
      await (await ask(ours)).json(),
    ])
  }
})

test('pages only JSON lists by cursor, never counters or hidden calls [CA-01]', async () => {
  for (const path of [
    '/api/v2.1/promotions/counter?adIds=1',
    '/api/v2.1/Splash/click/1',
    '/api/v2.1/Hidden/archives',
    '/api/v2.1/Sports',
    '/api/v2.1/Rosters?sportId=1',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/api/v2.1/podcasts?FORMAT=csv')).status).toBe(400)
  expect(
    (await ask('/api/v2.1/podcasts?format=json', { headers: { accept: 'text/csv' } })).headers.get(
      'content-type',
    ),
  ).toMatch(/json/)
})

test('never answers with a server error [CA-01]', async () => {
  const odd = [
    '',
    'a',
    '0',
    '-1',
    '1e3',
    '999999999999999',
    '99999999999999999999',
    '%00',
    '%00abc',
    '__proto__',
    'constructor',
    '%F0%9F%8F%88',
    '%F0%9F',
    '%',
    '..%2f..',
    "'",
    ';drop table game;--',
    '%22*',
    'x'.repeat(10_000),
    'true',
    'null',
    'NaN',
    '2026-11-21',
    '2026-99-99',
    '0000-00-00',
    '9999-12-31',
    '11/21/2026',
    '-000001-01-01',
    '2026-11-21T21:55:00',
    '%D9%A1',
    '*',
    '(',
    '[',
    '%5C',
    'H',
    'msoc',
    'football',
    '1,2',
    'NEAR(a',
    'OR',
    '%25',
    '{}',
    '2147483648',
    '007',
    '%ED%A0%80',
    '%0d%0aX:1',
  ]
  let state = 20_261_121
  const roll = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const one = <T>(list: readonly T[]): T => list[roll(list.length)]!
  const rows = Object.entries(api) as [ApiName, Endpoint][]
  const faults: string[] = []
  for (let i = 0; i < (process.env['PROOF'] === '1' ? 20_000 : 1500); i++) {
    const [name, row] = rows[i % rows.length]!
    const example = schemas[name].example as Record<string, unknown>
    const query = [
      '__proto__=1',
      'format=csv',
      '$pageSize=0',
      '$pageIndex=999999999999999',
      'x[y]=%00',
    ].filter(() => roll(6) === 0)
    let path: string = row.path
    for (const parameter of Object.keys(schemas[name].query.shape)) {
      const value =
        parameter in example && roll(3) === 0
          ? encodeURIComponent(String(example[parameter]))
          : one(odd)
      if (path.includes(`:${parameter}`)) path = path.replace(`:${parameter}`, () => value || 'x')
      else if (parameter in example || roll(2) === 0)
        query.push(
          `${roll(4) === 0 ? parameter.toUpperCase() : parameter}=${value}`,
          ...(roll(8) === 0 ? [`${parameter}=${one(odd)}`] : []),
        )
    }
    const asked = `${roll(6) === 0 ? path.replace('/v2/', '/v2.1/') : path}?${query.join('&')}`
    const { status } = await ask(asked, {
      method: one(['GET', 'GET', 'GET', 'HEAD']),
      headers: { accept: one(['*/*', 'text/csv', 'application/json']) },
    }).catch((fault: unknown) => ({ status: `500 ${String(fault)}` }))
    if (typeof status === 'string' || status >= 500) faults.push(`${status} ${asked.slice(0, 200)}`)
  }
  expect(faults).toEqual([])
}, 60_000)
