import { expect, test, vi } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { folderForTest } from '../../../tests/support/import-store.ts'
import { getOrCreateId, transact } from '../../content/transaction.ts'
import type { Change } from '../changes.ts'
import type { Store } from '../store.ts'

const tenants = ['alpha', 'beta', 'gamma', 'delta']
const each = 25

/**
 * A write that waits between its number and its commit, as on a slow disk, so that others can
 * overtake it.
 */
const slow = (store: Store, tenant: string, name: string, linger: number) =>
  store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      await db
        .insertInto('change')
        .values({
          seq: undefined,
          tenant,
          topics: JSON.stringify([name]),
          at: new Date().toISOString(),
        } as never)
        .execute()
      await new Promise((done) => setTimeout(done, linger))
    })

test('delivers concurrent writes of two processes once and in order [CA-03]', async () => {
  const folder = folderForTest()
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const heard: Change[][] = [[], []]
  for (const [i, store] of [one, two].entries())
    store.changes.listen((changes) => {
      heard[i]!.push(...changes)
    })
  const sent = tenants.flatMap((tenant) =>
    Array.from({ length: each }, (_, i) => ({
      tenant,
      name: `${tenant}-${i}`,
      linger: (i * 7) % 13,
    })),
  )
  await Promise.all(
    sent.map(({ tenant, name, linger }, i) => slow(i % 2 ? one : two, tenant, name, linger)),
  )
  for (const some of heard) {
    await expect.poll(() => some.length, { timeout: 5000 }).toBeGreaterThanOrEqual(sent.length)
    expect(some.flatMap(({ topics }) => topics).toSorted()).toEqual(
      sent.map(({ name }) => name).toSorted(),
    )
    expect(some.map(({ seq }) => seq)).toEqual(
      [...new Set(some.map(({ seq }) => seq))].toSorted((a, b) => a - b),
    )
  }
  expect(heard[0]).toEqual(heard[1])
  await Promise.all([one.close(), two.close()])
})

test('wakes the other process at once after a write [CA-03]', async () => {
  const folder = folderForTest()
  const one = await openStore(folder)
  // The other process never polls: everything it receives is by notification.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const two = await openStore(folder)
  vi.useRealTimers()
  for (let i = 0; i < 3; i++) {
    const told = new Promise<Change[]>((done) => {
      const forget = two.changes.listen((changes) => {
        forget()
        done(changes)
      })
    })
    await slow(one, 'alpha', `x${i}`, 0)
    expect((await told).flatMap(({ topics }) => topics)).toEqual([`x${i}`])
  }
  await Promise.all([one.close(), two.close()])
})

test('gives no number twice when two processes write for one tenant [CA-03]', async () => {
  const folder = folderForTest()
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const keys = Array.from({ length: 60 }, (_, i) => `key-${i % 40}`)
  const ids = await Promise.all(
    keys.map((key, i) =>
      transact(i % 2 ? one : two, 'alpha', (transaction) =>
        getOrCreateId(transaction, 'game', key),
      ),
    ),
  )
  expect(new Set(ids).size).toBe(40)
  expect(new Set(keys.map((key, i) => `${key} ${ids[i]}`)).size).toBe(40)
  await Promise.all([one.close(), two.close()])
})

test('queues writers of one tenant and leaves connections to readers [CA-03]', async () => {
  const store = await openStore(':memory:')
  const [began, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Runs until a reader has read.
  const long = transact(store, 'alpha', async (transaction) => {
    await getOrCreateId(transaction, 'form', 'long')
    began.resolve()
    await end.promise
  })
  await began.promise
  const writers = Array.from({ length: 300 }, (_, i) =>
    transact(store, 'alpha', (transaction) => getOrCreateId(transaction, 'form', `key-${i}`)),
  )
  expect(await store.db.selectFrom('meta').selectAll().execute()).not.toEqual([])
  end.resolve()
  await long
  expect(new Set(await Promise.all(writers)).size).toBe(300)
  await expect(
    transact(store, 'alpha', async () => {
      throw new Error('power cut')
    }),
  ).rejects.toThrow('power cut')
  expect(
    await transact(store, 'alpha', (transaction) => getOrCreateId(transaction, 'form', 'last')),
  ).toBe(302)
  await store.close()
})
