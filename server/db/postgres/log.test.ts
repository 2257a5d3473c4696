import { expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { folderForTest } from '../../../tests/support/import-store.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { identify, write } from '../../content/writing.ts'
import type { Change } from '../changes.ts'
import type { Store } from '../store.ts'

const tenants = ['alpha', 'beta', 'gamma', 'delta']
const each = 25

/** A write that lingers between its number and its end, as a slow disk makes it: others overtake it, if they can. */
const slow = (store: Store, tenant: string, name: string, linger: number) => store.of(tenant).transaction().execute(async (db) => {
  await db.insertInto('change').values({ seq: undefined, tenant, topics: JSON.stringify([name]), at: new Date().toISOString() } as never).execute()
  await new Promise((done) => setTimeout(done, linger))
})

test('[CA-03] many write at once, of many tenants, in two processes: each reader hears everything once and in order', async () => {
  const folder = folderForTest()
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const heard: Change[][] = [[], []]
  for (const [i, store] of [one, two].entries()) store.changes.listen((changes) => { heard[i]!.push(...changes) })
  const sent = tenants.flatMap((tenant) => Array.from({ length: each }, (_, i) => ({ tenant, name: `${tenant}-${i}`, linger: (i * 7) % 13 })))
  await Promise.all(sent.map(({ tenant, name, linger }, i) => slow(i % 2 ? one : two, tenant, name, linger)))
  for (const some of heard) {
    await expect.poll(() => some.length, { timeout: 5000 }).toBeGreaterThanOrEqual(sent.length)
    expect(some.flatMap(({ topics }) => topics).toSorted()).toEqual(sent.map(({ name }) => name).toSorted())
    expect(some.map(({ seq }) => seq)).toEqual([...new Set(some.map(({ seq }) => seq))].toSorted((a, b) => a - b))
  }
  expect(heard[0]).toEqual(heard[1])
  await Promise.all([one.close(), two.close()])
})

test('[CA-03] a write wakes the other process at once, not at its next look', async () => {
  const folder = folderForTest()
  const [one, two] = [await openStore(folder), await openStore(folder)]
  await seedTenant(one, 'alpha', { hosts: [] })
  await expect.poll(() => two.changes.last).toBe(one.changes.last)
  const took: number[] = []
  for (let i = 0; i < 10; i++) {
    const told = new Promise<number>((done) => { const forget = two.changes.listen(() => { forget(); done(performance.now()) }) })
    const began = performance.now()
    await slow(one, 'alpha', `x${i}`, 0)
    took.push((await told) - began)
  }
  expect(took.toSorted((a, b) => a - b)[5]).toBeLessThan(80)
  await Promise.all([one.close(), two.close()])
})

test('[CA-03] writers of one tenant in two processes give no number twice', async () => {
  const folder = folderForTest()
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const keys = Array.from({ length: 60 }, (_, i) => `key-${i % 40}`)
  const ids = await Promise.all(keys.map((key, i) => write(i % 2 ? one : two, 'alpha', (writing) => identify(writing, 'game', key))))
  expect(new Set(ids).size).toBe(40)
  expect(new Set(keys.map((key, i) => `${key} ${ids[i]}`)).size).toBe(40)
  await Promise.all([one.close(), two.close()])
})

test('[CA-03] hundreds of writers of one tenant wait here, and leave connections to those who read', async () => {
  const store = await openStore(':memory:')
  const long = slow(store, 'alpha', 'long', 1200)
  const writers = Array.from({ length: 300 }, (_, i) => write(store, 'alpha', (writing) => identify(writing, 'form', `key-${i}`)))
  await new Promise((done) => setTimeout(done, 100))
  const began = performance.now()
  await store.db.selectFrom('meta').selectAll().execute()
  expect(performance.now() - began).toBeLessThan(800)
  await long
  expect(new Set(await Promise.all(writers)).size).toBe(300)
  await expect(write(store, 'alpha', async () => { throw new Error('power cut') })).rejects.toThrow('power cut')
  expect(await write(store, 'alpha', (writing) => identify(writing, 'form', 'last'))).toBe(301)
  await store.close()
})
