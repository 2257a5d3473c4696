import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engine } from '../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { countRequest, type RateLimit } from '../content/rate-counts.ts'
import { RateLimiters } from './rate-limiters.ts'

// Counting restarts each minute, so the test starts at the beginning of one.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18, 0, 10) })
})
afterEach(() => {
  vi.useRealTimers()
})

const limits = (who: string, most = 10): RateLimit[] => [
  { action: 'minute', subject: who, max: most, windowMs: 60_000 },
  { action: 'all', subject: '', max: 25, windowMs: 60_000 },
]

// The embedded store has a single server process.
test.skipIf(engine === 'sqlite')(
  'shares one limit between two processes on one database [FM-06]',
  async () => {
    const folder = folderForTest()
    const [one, two] = [
      new RateLimiters(await storeForTest(folder)),
      new RateLimiters(await storeForTest(folder)),
    ]
    const through = async (who: string, tenant = 'test') =>
      (
        await Promise.all(
          Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).take(tenant, limits(who))),
        )
      ).filter((wait) => wait === 0).length
    expect([
      await through('a'),
      await through('b'),
      await through('c'),
      await through('a', 'other'),
    ]).toEqual([10, 10, 5, 10])
    const wait = await one.take('test', limits('a'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60_000)
  },
  20_000,
)

test('does not count an attempt returned in its window [RT-18]', async () => {
  const rates = new RateLimiters(await storeForTest())
  const of = limits('a', 2)
  for (let i = 0; i < 5; i++) {
    expect(await rates.take('test', of)).toBe(0)
    await rates.give('test', of, Date.now())
  }
  expect([
    await rates.take('test', of),
    await rates.take('test', of),
    (await rates.take('test', of)) > 0,
  ]).toEqual([0, 0, true])
  await rates.give('test', of, Date.now() - 120_000)
  expect(await rates.take('test', of)).toBeGreaterThan(0)
  await rates.give('test', limits('b', 2), Date.now())
  expect([
    await rates.take('test', limits('b', 2)),
    await rates.take('test', limits('b', 2)),
    (await rates.take('test', limits('b', 2))) > 0,
  ]).toEqual([0, 0, true])
})

test('a clock that is set back or forward does not extend a limit [FM-06]', async () => {
  const rates = new RateLimiters(await storeForTest())
  const of = limits('a', 2)
  for (let i = 0; i < 2; i++) expect(await rates.take('test', of)).toBe(0)
  const hour = 3_600_000
  for (const jump of [-5 * hour, 9 * hour, -30 * 24 * hour]) {
    vi.setSystemTime(Date.now() + jump)
    // Within one period of the new time everything is allowed again.
    const wait = await rates.take('test', of)
    expect(wait).toBeLessThanOrEqual(60_000)
    if (jump < 0 && engine === 'sqlite') expect(wait).toBeGreaterThan(0)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await rates.take('test', of)).toBe(0)
    await rates.take('test', of)
  }
})

test('stores no addresses, and deletes counts after their window [FM-06]', async () => {
  const store = await storeForTest()
  const at = 1_800_000_000_000
  const limit = { action: 'minute', subject: '203.0.113.9', max: 2, windowMs: 60_000 }
  expect([
    await countRequest(store, 'test', limit, at),
    await countRequest(store, 'test', limit, at + 1),
    await countRequest(store, 'test', limit, at + 2),
  ]).toEqual([0, 0, 59_998])
  const rows = await store.db.selectFrom('rate').select(['who', 'count']).execute()
  expect(rows.map(({ count }) => Number(count))).toEqual([3])
  expect(JSON.stringify(rows)).not.toContain('203.0')
  expect(await countRequest(store, 'test', limit, at + 120_000)).toBe(0)
  await expect.poll(() => store.db.selectFrom('rate').select('until').execute()).toHaveLength(1)
})
