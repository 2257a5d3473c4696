import { expect, test } from 'vitest'
import { Cache, type Dependent } from './cache.ts'
import { everyTopic } from './changes.ts'

type Thing = Dependent & { value: number }
const thing = (value: number, topics: string[], more: Partial<Thing> = {}): Thing => ({
  tenant: 'a',
  topics,
  until: Number.POSITIVE_INFINITY,
  bytes: 10,
  value,
  ...more,
})
const made =
  (entry: Thing, keep = true) =>
  async () => ({ entry, keep })

test('drops the entries of a written topic in that tenant only [SE-02]', async () => {
  const cache = new Cache<Thing>()
  await cache.getOrMake('a|1', 'a', made(thing(1, ['game:1', 'games'])))
  await cache.getOrMake('a|2', 'a', made(thing(2, ['stories'])))
  await cache.getOrMake('b|1', 'b', made(thing(3, ['game:1'], { tenant: 'b' })))
  cache.drop('a', ['game:1'])
  expect([cache.get('a|1', 0), cache.get('a|2', 0)?.value, cache.get('b|1', 0)?.value]).toEqual([
    undefined,
    2,
    3,
  ])
})
test('drops everything of a tenant whose every topic changed [CA-03]', async () => {
  const cache = new Cache<Thing>({ mayStandIn: () => true })
  await cache.getOrMake('a|1', 'a', made(thing(1, ['game:1'])))
  await cache.getOrMake('a|2', 'a', made(thing(2, [])))
  await cache.getOrMake('b|1', 'b', made(thing(3, ['game:1'], { tenant: 'b' })))
  cache.drop('a', [everyTopic, 'settings'])
  const left = ['a|1', 'a|2', 'b|1'].map((key) => cache.stale(key)?.value)
  expect(left).toEqual([undefined, undefined, 3])
})
test('makes a value once for a thousand concurrent reads [SE-02]', async () => {
  const cache = new Cache<Thing>()
  let makes = 0
  const make = async () => {
    makes++
    await new Promise((wait) => setTimeout(wait, 5))
    return { entry: thing(1, []), keep: true }
  }
  await Promise.all(Array.from({ length: 1000 }, () => cache.getOrMake('a|1', 'a', make)))
  expect(makes).toBe(1)
})
test('neither stores nor shares a value read before a write [SE-02]', async () => {
  const cache = new Cache<Thing>()
  let finish = () => {}
  const old = cache.getOrMake(
    'a|1',
    'a',
    () =>
      new Promise((done) => {
        finish = () => done({ entry: thing(1, ['games']), keep: true })
      }),
  )
  cache.drop('a', ['games'])
  const fresh = await cache.getOrMake('a|1', 'a', made(thing(2, ['games'])))
  finish()
  expect([(await old).value, fresh.value, cache.get('a|1', 0)?.value]).toEqual([1, 2, 2])
})
test('returns a failure and does not store it [SE-02]', async () => {
  const cache = new Cache<Thing>()
  await cache.getOrMake('a|1', 'a', made(thing(1, []), false))
  expect(cache.get('a|1', 0)).toBeUndefined()
  await expect(
    cache.getOrMake('a|2', 'a', async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect((await cache.getOrMake('a|2', 'a', made(thing(2, [])))).value).toBe(2)
})
test('ends an entry at its time [SE-02]', () => {
  const cache = new Cache<Thing>()
  cache.put('a|1', thing(1, [], { until: 1000 }))
  expect([cache.get('a|1', 999)?.value, cache.get('a|1', 1000)]).toEqual([1, undefined])
})
test.each([true, false])('keeps no time beyond a clock that was set back [SE-02]', (keepsStale) => {
  const cache = new Cache<Thing>({ keepsStale })
  const [now, hour] = [Date.UTC(2026, 9, 21), 3_600_000]
  cache.put('a|1', thing(1, [], { until: now + 60_000 }))
  cache.put('a|2', thing(2, []))
  const seen = (at: number) => [cache.get('a|1', at)?.value, cache.get('a|2', at)?.value]
  // A reader may be some seconds behind another one.
  expect([seen(now), seen(now - 10_000)]).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(seen(now - 5 * hour)).toEqual([undefined, 2])
  cache.put('a|1', thing(3, [], { until: now - 5 * hour + 60_000 }))
  expect(seen(now - 5 * hour)).toEqual([3, 2])
  expect(seen(now + hour)).toEqual([undefined, 2])
})
test('joins the newer run when a write overtook the older one [SE-02]', async () => {
  const cache = new Cache<Thing>()
  const finish: (() => void)[] = []
  const slowly = (value: number) => () =>
    new Promise<{ entry: Thing; keep: boolean }>((done) =>
      finish.push(() => done({ entry: thing(value, []), keep: true })),
    )
  const old = cache.getOrMake('a|1', 'a', slowly(1))
  cache.drop('a', ['games'])
  const fresh = cache.getOrMake('a|1', 'a', slowly(2))
  finish[0]!()
  await old
  const third = cache.getOrMake('a|1', 'a', slowly(3))
  expect(finish).toHaveLength(2)
  finish[1]!()
  expect([(await fresh).value, (await third).value]).toEqual([2, 2])
})
const large = (value: number) => made(thing(value, ['x'], { bytes: 60 * 1024 * 1024 }))
test('evicts unread entries first when full, and keeps read ones [SE-02]', async () => {
  const cache = new Cache<Thing>({ most: 256 * 1024 * 1024 })
  for (let i = 0; i < 40; i++) {
    await cache.getOrMake(`a|${i}`, 'a', large(i))
    cache.get('a|0', 0)
    cache.get('a|1', 0)
  }
  expect(Array.from({ length: 40 }, (_, i) => i).filter((i) => cache.get(`a|${i}`, 0))).toEqual([
    0, 1, 38, 39,
  ])
})
test('evicts the oldest entry when all were read', async () => {
  const cache = new Cache<Thing>({ most: 256 * 1024 * 1024 })
  for (let i = 0; i < 5; i++) {
    await cache.getOrMake(`a|${i}`, 'a', large(i))
    for (let j = 0; j <= i; j++) cache.get(`a|${j}`, 0)
  }
  expect(Array.from({ length: 5 }, (_, i) => cache.get(`a|${i}`, 0)?.value)).toEqual([
    undefined,
    1,
    2,
    3,
    4,
  ])
})
test('returns a value larger than the cache without storing it', async () => {
  const cache = new Cache<Thing>()
  await cache.getOrMake('a|1', 'a', made(thing(1, [])))
  await cache.getOrMake('a|2', 'a', made(thing(2, [], { bytes: 1024 ** 3 })))
  expect([cache.get('a|1', 0)?.value, cache.get('a|2', 0)]).toEqual([1, undefined])
})
test('counts keys and topic entries in the size of small answers [SE-02]', async () => {
  const cache = new Cache<Thing>({ most: 100_000 })
  for (let i = 0; i < 1000; i++)
    await cache.getOrMake(
      `a|search|${'long words '.repeat(20)}${i}`,
      'a',
      made(thing(i, ['search', 'stories'])),
    )
  expect(cache.size).toBeLessThan(100)
  expect(cache.size).toBeGreaterThan(50)
  cache.drop('a', ['search'])
  for (let i = 0; i < 50; i++) await cache.getOrMake(`a|${i}`, 'a', made(thing(i, ['search'])))
  expect(cache.size).toBe(50)
})

test('returns a stale value only from `stale`, until it is made again [CA-03]', async () => {
  const cache = new Cache<Thing>({ keepsStale: true })
  const now = Date.now()
  await cache.getOrMake('a|1', 'a', made(thing(1, ['games'])))
  await cache.getOrMake('a|2', 'a', made(thing(2, [], { until: now + 1000 })))
  cache.drop('a', ['games'])
  expect([cache.get('a|1', now), cache.stale('a|1')?.value]).toEqual([undefined, 1])
  expect([cache.get('a|2', now + 1000), cache.stale('a|2')?.value]).toEqual([undefined, 2])
  await cache.getOrMake('a|1', 'a', made(thing(3, ['games'])))
  expect([cache.get('a|1', now)?.value, cache.stale('a|1')?.value]).toEqual([3, 3])
})
test('serves an overtaken value while there is no newer one, and asks again [CA-03]', async () => {
  const cache = new Cache<Thing>({ keepsStale: true })
  const late = (value: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const entry = cache.getOrMake('a|1', 'a', async () => {
      await promise
      return { entry: thing(value, ['games']), keep: true }
    })
    return { entry, finish: resolve }
  }
  const first = late(1)
  cache.drop('a', ['games'])
  const second = late(2)
  first.finish()
  expect((await first.entry).value).toBe(1)
  expect([cache.get('a|1', 0), cache.stale('a|1')?.value]).toEqual([undefined, 1])
  second.finish()
  await second.entry
  expect(cache.get('a|1', 0)?.value).toBe(2)
  const third = late(3)
  expect((await third.entry).value).toBe(2)
})
test('returns an entry to a reader whose clock is behind [CA-03]', async () => {
  const cache = new Cache<Thing>()
  const at = (now: number, value: number) =>
    cache.getOrMake('a|1', 'a', made(thing(value, [], { since: now, until: now + 10 })), now)
  const [one, other] = await Promise.all([at(1000, 1), at(500, 2)])
  expect([one.value, other.value]).toEqual([1, 2])
  expect([cache.get('a|1', 999), cache.get('a|1', 1000)?.value]).toEqual([undefined, 1])
})
test('lets an entry stand in for 2 s after a change that cannot hide it [SE-02]', async () => {
  const cache = new Cache<Thing>({ mayStandIn: (topics) => topics.includes('scores') })
  const now = Date.now()
  for (const i of [1, 2, 3]) {
    const until = i === 3 ? now + 1000 : Number.POSITIVE_INFINITY
    await cache.getOrMake(`a|${i}`, 'a', made(thing(i, ['game:1', `story:${i}`], { until })))
  }
  expect(cache.standIn('a|1', now)).toBeUndefined()
  cache.drop('a', ['game:1', 'scores'])
  const dropped = Date.now()
  expect([cache.get('a|1', dropped), cache.standIn('a|1', dropped)?.value]).toEqual([undefined, 1])
  expect(cache.standIn('a|3', now + 1000)).toBeUndefined()
  cache.drop('a', ['story:2'])
  expect(cache.standIn('a|2', dropped)).toBeUndefined()
  expect(cache.standIn('a|1', dropped + 2001)).toBeUndefined()
})
test('has the last copy of an entry until it would show what is hidden [CA-03]', async () => {
  const cache = new Cache<Thing>({ mayStandIn: (topics) => topics.includes('scores') })
  const now = Date.now()
  const late = { until: now + 1000 }
  await cache.getOrMake('a|old', 'a', made(thing(1, ['game:1'], late)))
  await cache.getOrMake('a|ends', 'a', made(thing(2, [], { ...late, hidesAt: now + 5000 })))
  await cache.getOrMake('a|hidden', 'a', made(thing(3, ['story:1'], late)))
  cache.drop('a', ['game:1', 'scores'])
  cache.drop('a', ['story:1'])
  const lastAt = (at: number) =>
    ['old', 'ends', 'hidden'].map((name) => {
      expect(cache.get(`a|${name}`, at)).toBeUndefined()
      return cache.lastCopy(`a|${name}`, at)?.value
    })
  expect(lastAt(now + 2000)).toEqual([1, 2, undefined])
  expect(lastAt(now + 6000)).toEqual([1, undefined, undefined])
})
test('drops entries when the change log names their topics [SE-02]', async () => {
  let tell: (changes: { tenant: string; topics: string[] }[]) => void = () => {}
  const cache = new Cache<Thing>({
    changes: {
      listen: (listener) => {
        tell = listener as typeof tell
        return () => {}
      },
    },
  })
  await cache.getOrMake('a|1', 'a', made(thing(1, ['games'])))
  tell([{ tenant: 'a', topics: ['stories'] }])
  expect(cache.get('a|1', 0)?.value).toBe(1)
  tell([{ tenant: 'a', topics: ['games'] }])
  expect(cache.get('a|1', 0)).toBeUndefined()
})
