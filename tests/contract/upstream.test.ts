import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { rendering } from '../../src/entry-server.tsx'
import { ingestStatFile } from '../../server/live/ingest.ts'
import { LivePoller } from '../../server/upstream/live-poller.ts'
import type { GameDoc } from '../../server/content/docs.ts'
import type { Store } from '../../server/db/store.ts'
import type { Asked } from '../support/ask-host.ts'
import { importDepartment } from '../support/department.ts'
import { footballFile } from '../support/football-file.ts'
import { canaryOf, noExtras, seedTenant } from '../support/seed.ts'
import { pairOf, type Pair } from '../support/upstream.ts'
import { table } from '../support/route-table.ts'

// One Fieldhouse in front of another: the one below answers like the one above, byte for byte.
let pair: Pair
beforeAll(async () => {
  pair = await pairOf(
    async (store) => {
      await importDepartment(store)
      await givenAnEnd(store)
      for (const id of ['alpha', 'beta'])
        await seedTenant(store, id, { hosts: [`${id}.localhost`] })
    },
    ['testham', 'alpha', 'beta'].map((id) => ({ id, hosts: [`${id}.localhost`] })),
  )
})
afterAll(() => pair.close())

/** A game whose end was entered by hand is only in its document. */
async function givenAnEnd(store: Store) {
  const next = await store
    .of('testham')
    .selectFrom('game')
    .select(['id', 'doc'])
    .where('tenant', '=', 'testham')
    .where('id', '=', 3)
    .executeTakeFirstOrThrow()
  const doc = JSON.parse(next.doc) as GameDoc
  await store
    .of('testham')
    .updateTable('game')
    .set({
      doc: JSON.stringify({
        ...doc,
        extras: { ...noExtras, ...doc.extras, endDateUtc: '2026-09-05T22:15:00.000Z' },
      }),
    })
    .where('tenant', '=', 'testham')
    .where('id', '=', next.id)
    .execute()
}

/** With rendering off, pages are still rendered for crawlers. */
const crawler = { 'user-agent': 'Googlebot/2.1' }
const host = 'testham.localhost'
/** Pages of each route reached by links; proof compares up to 150 of each. */
const ofEachRow = process.env['PROOF'] === '1' ? Infinity : 1

/** The time of the answer and the id of the last change must differ. All else is compared. */
const masked = ({ status, headers, text }: Asked) => {
  const { date: _, 'content-length': __, etag, ...rest } = headers
  const body = text
    .replace(/"(at|dataUpdatedAt|dehydratedAt)":\d{13}/g, '"$1":0')
    .replace(/ data-as-of="[^"]+"/, '')
    // Only the store that saw a change counts it.
    .replace(/^(DTSTAMP|LAST-MODIFIED|SEQUENCE):.*$/gm, '$1:')
  return { status, headers: { ...rest, ...(body === text && { etag }) }, body }
}
const rows = (Object.entries(api) as [ApiName, Endpoint][]).map(([name, row]) => ({ name, row }))

describe('behind an upstream [CA-03]', () => {
  test.each(rows)('$name answers the same bytes', async ({ name, row }) => {
    const path = buildUrl(row, schemas[name].example as Record<string, unknown>)
    const expected = await pair.above.ask(path)
    expect(masked(await pair.below.ask(path))).toEqual(masked(expected))
    expect(expected.status).toBe(row.hidden ? 401 : row.isCounter ? 204 : 200)
  })

  test('serves every page unchanged', async () => {
    const seen = new Set([
      '/',
      '/no-such-page',
      '/404',
      '/board',
      '/board/1-2',
      '/sports/football/schedule/1999',
    ])
    const found = new Map<unknown, number>()
    for (const path of seen) {
      const [expected, answered] = [
        await pair.above.ask(path, host, crawler),
        await pair.below.ask(path, host, crawler),
      ]
      expect([path, masked(answered)]).toEqual([path, masked(expected)])
      for (const [, href] of expected.text.matchAll(/href="(\/[^"#]*)"/g)) {
        const link = href!.replaceAll('&amp;', '&')
        const row =
          seen.has(link) || /\.\w+$/.test(link) ? null : rendering.rowOf(link.split('?')[0]!)
        const before = found.get(row) ?? 0
        if (!row || before >= ofEachRow || seen.size >= 150) continue
        found.set(row, before + 1)
        seen.add(link)
      }
    }
    const reached = new Set([...seen].map((path) => rendering.rowOf(path.split('?')[0]!)))
    const missed = Object.entries(table).flatMap(([name, row]) => (reached.has(row) ? [] : [name]))
    expect(reached.size).toBeGreaterThan(40)
    for (const name of [
      'home',
      'notFound',
      'board',
      'sportHome',
      'roster',
      'player',
      'schedule',
      'story',
    ])
      expect([name, missed.includes(name)]).toEqual([name, false])
  }, 120_000)

  test('loads pictures and icons from the upstream once', async () => {
    const { text } = await pair.above.ask('/api/v2/common/settings')
    const { logo } = JSON.parse(text) as { logo: { url: string } }
    for (const path of [`${logo.url}/320.webp`, logo.url, `${logo.url}/640.png`]) {
      const expected = await pair.above.ask(path)
      for (let i = 0; i < 2; i++)
        expect([
          path,
          masked(await pair.below.ask(path)),
          (await pair.below.ask(path)).body.equals(expected.body),
        ]).toEqual([path, masked(expected), true])
    }
    pair.line.log.length = 0
    await pair.below.ask(`${logo.url}/320.webp`)
    expect(pair.line.log).toEqual([])
    expect((await pair.below.ask('/icons/any-192.png')).headers['content-type']).toBe('image/png')
    for (const path of [
      '/images/0123456789abcdef/320.webp',
      `/images/at-${Buffer.from('https://pictures.example/a.png').toString('base64url')}`,
    ])
      expect([path, (await pair.below.ask(path)).status]).toEqual([path, 404])
    // A picture belongs to its department only.
    expect((await pair.below.ask(`${logo.url}/320.webp`, 'alpha.localhost')).status).toBe(404)
  })

  test('requests with our token, never the visitor’s headers [CA-04]', async () => {
    pair.line.log.length = 0
    await pair.below.ask('/api/v2/Stories?$pageSize=3&x=1', 'alpha.localhost', {
      cookie: 'session=secret',
      tenant: 'beta',
      authorization: 'Bearer stolen',
      'x-forwarded-host': 'evil.example',
      referer: 'https://secret.example',
    })
    expect(pair.line.log).toHaveLength(1)
    const [{ path, headers }] = pair.line.log as [{ path: string; headers: Record<string, string> }]
    expect(path).toBe('/api/v2/Stories?%24pageSize=3')
    expect(headers).toMatchObject({
      tenant: 'alpha',
      accept: 'application/json',
      'accept-encoding': 'br, gzip',
    })
    expect(headers['authorization']).toMatch(/^Bearer fh_/)
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'host',
      'tenant',
    ])
  })

  test('keeps concurrent departments apart on the same address [CA-04]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const tenant = i % 2 ? 'alpha' : 'beta'
        return pair.below
          .ask(i % 3 ? '/sports/football' : '/api/v2/Stories', `${tenant}.localhost`)
          .then(({ text }) => [
            text.includes(canaryOf(tenant)),
            text.includes(canaryOf(tenant === 'alpha' ? 'beta' : 'alpha')),
          ])
      }),
    )
    expect(answers).toEqual(answers.map(() => [true, false]))
  })

  test('shares one request among concurrent visitors', async () => {
    pair.line.log.length = 0
    await Promise.all(
      Array.from({ length: 100 }, () => pair.below.ask('/api/v2/Season?sportId=1&year=none')),
    )
    expect(pair.line.log).toHaveLength(1)
  })

  test('generates feeds, calendars and manifests from the upstream’s content', async () => {
    for (const path of [
      '/api/v2/Calendar/subscribe?type=CSV',
      '/api/v2/Calendar/subscribe?type=ICS',
      '/api/v2/Rss/xml',
      '/api/v2/Rss/xml?sportId=1',
      '/gameday/concurrent.aspx?ids=1,2',
      '/api/v2/openapi.json',
      '/manifest.webmanifest',
      '/sw.js',
      '/_shell',
    ]) {
      const [expected, answered] = [await pair.above.ask(path), await pair.below.ask(path)]
      expect([path, masked(answered)]).toEqual([path, masked(expected)])
    }
    expect((await pair.below.ask('/api/v2/Calendar/subscribe?type=ICS')).text).toContain(
      'DTEND:20260905T221500Z',
    )
    expect((await pair.below.ask('/api/v2/docs')).text).toContain('Content API | Testham Terriers')
  })

  test('overrides upstream settings with the configuration', async () => {
    const over = await pairOf(
      async (store) => {
        await seedTenant(store, 'alpha', { hosts: ['up.example'] })
      },
      [
        {
          id: 'alpha',
          hosts: ['testham.localhost'],
          config: { name: 'Laid over', disableSSR: false },
        },
      ],
    )
    const { text } = await over.below.ask('/api/v2/common/settings')
    expect(JSON.parse(text)).toMatchObject({
      tenant: 'alpha',
      name: 'Laid over',
      shortName: 'alpha',
    })
    expect((await over.below.ask('/')).text).toContain('Laid over')
    await over.close()
  })
})

test('streams upstream scores to viewers, and updates pages [GM-01]', async () => {
  const frames: string[] = []
  const raw = request(
    {
      port: pair.below.port,
      host: '127.0.0.1',
      path: '/api/v2/stream',
      headers: { host: 'alpha.localhost' },
    },
    (response) => {
      response
        .setEncoding('utf8')
        .on('data', (part: string) => frames.push(part))
        .on('error', () => {})
    },
  )
  raw.on('error', () => {}).end()
  await expect.poll(() => frames.join('')).toContain('"sync"')
  expect((await pair.below.ask('/api/v2/ScheduleGames/1', 'alpha.localhost')).text).not.toContain(
    '"teamScore":"17"',
  )
  await ingestStatFile(
    pair.above.store,
    'alpha',
    1,
    Buffer.from(footballFile({ us: [17, 0, 0, 0] })),
  )
  await expect.poll(() => frames.join(''), { timeout: 12_000 }).toContain('"teamScore":"17"')
  await expect
    .poll(async () => (await pair.below.ask('/api/v2/ScheduleGames/1', 'alpha.localhost')).text)
    .toContain('"teamScore":"17"')
  raw.destroy()
  await expect.poll(() => pair.below.app.hub.watched).toEqual([])
}, 30_000)

test('polls the upstream only for games with viewers [GM-01]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  let watched = ['alpha']
  let asked: string[] = []
  const poller = new LivePoller({
    watched: () => watched,
    changed: async () => {},
    report: () => {},
    read: async (tenant) => {
      asked.push(tenant)
      return []
    },
  })
  onTestFinished(() => {
    poller.close()
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBeGreaterThan(2)
  watched = ['beta']
  await vi.advanceTimersByTimeAsync(600)
  asked = []
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...new Set(asked)]).toEqual(['beta'])
  watched = []
  await vi.advanceTimersByTimeAsync(600)
  asked = []
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})
