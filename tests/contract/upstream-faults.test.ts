import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { transact } from '../../server/content/transaction.ts'
import * as api from '../../src/contract/api.ts'
import type { Asked } from '../support/ask-host.ts'
import { engine } from '../support/engine.ts'
import { faults, type Fault } from '../support/fault-proxy.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { pairOf, type Pair } from '../support/upstream.ts'

// Every kind of upstream fault: saved answers are served with their age, others fail clearly,
// nothing broken is stored, and all recovers within seconds. No store is involved, so one engine is
// enough.
let pair: Pair
beforeAll(async () => {
  pair = await pairOf(
    (store) => seedTenant(store, 'alpha', { hosts: ['up.localhost'] }),
    [{ id: 'alpha', hosts: ['testham.localhost'] }],
  )
})
afterAll(() => pair.close())
afterEach(() => {
  pair.line.fault = undefined
})

type Site = Pair['below']
const proof = process.env['PROOF'] === '1'
const pages = [
  '/',
  '/news/2026/8/28/season-opens',
  ...(proof ? ['/sports/football', '/sports/football/roster', '/sports/football/schedule'] : []),
]
const calls = [
  '/api/v2/Sports',
  '/api/v2/Schedule?sportId=1',
  '/api/v2/Stories',
  '/api/v2/common/settings',
]
const alone = [
  '/sw.js',
  '/icons/any-192.png',
  '/images/0123456789abcdef/320.webp',
  '/api/v2/LiveStats',
]
const answersOf = async (
  site: Site,
  paths = [...pages, ...calls],
): Promise<Record<string, Asked>> =>
  Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await site.ask(path)] as const)),
  )
/** All answers expire at once, so that every address asks the upstream. */
const age = (site: Site) =>
  transact(site.store, 'alpha', async ({ topics }) => {
    for (const topic of ['settings', 'games', ...Object.keys(api).map((name) => `call:${name}`)])
      topics.add(topic)
  })

const slow = new Set<Fault>(['hangs', 'trickles'])
const refused = (status: number) => status >= 502 && status <= 504

/** One of each kind; all of them at full size. */
const tried: Fault[] = proof
  ? (Object.keys(faults) as Fault[])
  : ['down', 'hangs', 'html', 'wrongTenant']

test.skipIf(engine !== 'sqlite').for(tried)(
  'keeps answering while an upstream is %s [CA-03]',
  { timeout: 60_000 },
  async (fault) => {
    const [warm, cold] = [await pair.fresh(), await pair.fresh()]
    const before = await answersOf(warm)
    for (const [path, { status, headers }] of Object.entries(before))
      expect([path, status, headers['x-saved-at']]).toEqual([path, 200, undefined])
    await age(warm)
    pair.line.fault = fault

    for (const [path, { status, headers, text }] of Object.entries(await answersOf(warm))) {
      expect([path, status, headers['cache-control'], headers['warning']]).toEqual([
        path,
        200,
        'no-store',
        '110 - "Response is Stale"',
      ])
      const at = Date.parse(String(headers['x-saved-at']))
      expect([at > Date.now() - 60_000, at <= Date.now()]).toEqual([true, true])
      if (path.startsWith('/api/')) expect([path, text]).toEqual([path, before[path]!.text])
      else
        expect([
          path,
          text.includes(canaryOf('alpha')),
          text.includes('"saved":true,"byServer":true'),
          / data-kept="true"/.test(text),
        ]).toEqual([path, true, true, true])
    }
    // One address is enough for a hanging connection, because each waits for its deadline.
    for (const [path, { status, headers, text }] of Object.entries(
      await answersOf(cold, slow.has(fault) ? ['/api/v2/Sports'] : [...pages, ...calls, ...alone]),
    )) {
      // A picture reported as missing is missing.
      const honest =
        refused(status) || (fault === 'notFound' && path.startsWith('/images/') && status === 404)
      expect([
        path,
        honest ? 'honest' : status,
        headers['cache-control'],
        text.includes(canaryOf('alpha')),
      ]).toEqual([path, 'honest', 'no-store', false])
    }

    pair.line.fault = undefined
    await expect
      .poll(async () => Object.values(await answersOf(cold)).map(({ status }) => status), {
        timeout: 15_000,
        interval: 300,
      })
      .toEqual([...pages, ...calls].map(() => 200))
    await expect
      .poll(
        async () =>
          Object.values(await answersOf(warm)).map(({ headers }) => headers['x-saved-at']),
        { timeout: 15_000, interval: 300 },
      )
      .toEqual([...pages, ...calls].map(() => undefined))
    for (const site of [warm, cold])
      for (const path of calls)
        expect([path, (await site.ask(path)).text]).toEqual([
          path,
          (await pair.above.ask(path, 'up.localhost')).text,
        ])
    expect(Object.prototype).not.toHaveProperty('polluted')
    await Promise.all([warm.close(), cold.close()])
  },
)

if (proof) {
  test.skipIf(engine !== 'sqlite')(
    'sends few requests to an upstream that is down [CA-03]',
    async () => {
      const site = await pair.fresh()
      await site.ask('/')
      pair.line.fault = 'error'
      pair.line.taken()
      const hammer = async (milliseconds: number) => {
        const until = Date.now() + milliseconds
        let asked = 0
        while (Date.now() < until) {
          asked += 40
          await Promise.all(
            Array.from({ length: 40 }, (_, i) =>
              site.ask(
                i % 2 ? '/' : `/api/v2/Stories?$pageIndex=${Math.floor(Math.random() * 1e6)}`,
              ),
            ),
          )
        }
        return asked
      }
      const first = await hammer(1000)
      const opening = pair.line.taken()
      const second = await hammer(4000)
      console.log(
        `of ${first} requests ${opening} reached the upstream while it went down, of the ` +
          `next ${second} in 4 s ${pair.line.taken()} did`,
      )
      expect(opening).toBeLessThanOrEqual(80)
      expect(second).toBeGreaterThan(200)
      pair.line.taken()
      await hammer(3000)
      expect(pair.line.taken()).toBeLessThanOrEqual(4)
      expect(site.reports.length).toBeLessThan(60)
      await site.close()
    },
    30_000,
  )

  test.skipIf(engine !== 'sqlite')(
    'uses little memory for oversized, deep and compressed answers [CA-03]',
    async () => {
      const before = process.memoryUsage().rss
      let most = before
      const look = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss)
      }, 5)
      for (const fault of ['huge', 'hugePacked', 'bomb', 'many', 'deep'] as const) {
        const site = await pair.fresh()
        pair.line.fault = fault
        const statuses = await Promise.all(
          Array.from({ length: 30 }, (_, i) =>
            site.ask(`/api/v2/Stories?$pageIndex=${i}`).then(({ status }) => refused(status)),
          ),
        )
        expect([fault, statuses.includes(false)]).toEqual([fault, false])
        await site.close()
      }
      clearInterval(look)
      console.log(
        `resident memory grew by at most ${Math.round((most - before) / 1e6)} MB, with the ` +
          'one who sends it in the same process',
      )
      expect(most - before).toBeLessThan(400e6)
    },
    40_000,
  )
}
