import { expect, test } from 'vitest'
import { Cache, type Dependent } from './cache.ts'

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

test('[SE-02] a write drops exactly what read its topic, of that tenant', async () => {
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
test('[SE-02] a thousand at once make it once', async () => {
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
test('[SE-02] what was read before a write is not kept after it, nor joined', async () => {
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
test('[SE-02] a failure is given out and never kept', async () => {
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
test('[SE-02] time alone ends an entry at its moment', async () => {
  const cache = new Cache<Thing>()
  await cache.getOrMake('a|1', 'a', made(thing(1, [], { until: 1000 })))
  expect([cache.get('a|1', 999)?.value, cache.get('a|1', 1000)]).toEqual([1, undefined])
})
test('[SE-02] a maker that is overtaken by a write does not make room for a second one', async () => {
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
test('[SE-02] what nobody asked for goes when there is no more room, however new; what is asked for stays, however old', async () => {
  const cache = new Cache<Thing>()
  for (let i = 0; i < 40; i++) {
    await cache.getOrMake(`a|${i}`, 'a', large(i))
    cache.get('a|0', 0)
    cache.get('a|1', 0)
  }
  expect(Array.from({ length: 40 }, (_, i) => i).filter((i) => cache.get(`a|${i}`, 0))).toEqual([
    0, 1, 38, 39,
  ])
})
test('when all of it is asked for, the oldest goes', async () => {
  const cache = new Cache<Thing>()
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
test('what is larger than all the room is given out and not kept', async () => {
  const cache = new Cache<Thing>()
  await cache.getOrMake('a|1', 'a', made(thing(1, [])))
  await cache.getOrMake('a|2', 'a', made(thing(2, [], { bytes: 1024 ** 3 })))
  expect([cache.get('a|1', 0)?.value, cache.get('a|2', 0)]).toEqual([1, undefined])
})
test('[SE-02] small answers of invented addresses take room for more than their bodies: their keys and their places under topics', async () => {
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

test('[CA-03] a cache that keeps what is out of date has it for `stale` alone, until it is made again', async () => {
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
test('[CA-03] what a change has overtaken stands in where there is nothing newer, and is asked for again', async () => {
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
test('[CA-03] an entry holds from its moment on, for a reader whose clock is behind', async () => {
  const cache = new Cache<Thing>()
  const at = (now: number, value: number) =>
    cache.getOrMake('a|1', 'a', made(thing(value, [], { since: now, until: now + 10 })), now)
  const [one, other] = await Promise.all([at(1000, 1), at(500, 2)])
  expect([one.value, other.value]).toEqual([1, 2])
  expect([cache.get('a|1', 999), cache.get('a|1', 1000)?.value]).toEqual([undefined, 1])
})
test('[SE-02] the log of changes drops what was made from their topics', async () => {
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
