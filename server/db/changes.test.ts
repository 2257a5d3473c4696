import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { menuItem } from '../../tests/support/menu-item.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { writeNavigation } from '../content/department/site.ts'
import { transact } from '../content/transaction.ts'
import { sql } from 'kysely'
import { Changes, pruneChanges, type Change } from './changes.ts'
import type { Store } from './store.ts'
import { openEngineOf, openStore } from '../../tests/support/engine.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const item = (title: string) => [menuItem(title)]

test('receives each write of another process once and in order [CA-03]', async () => {
  const [one, two] = [await openStore(folder), await openStore(folder)]
  const heard: Change[] = []
  two.changes.listen((changes) => {
    heard.push(...changes)
  })
  await seedTenant(one, 'alpha', { hosts: [] })
  for (const title of ['a', 'b', 'c'])
    await transact(one, 'alpha', (transaction) => writeNavigation(transaction, item(title)))
  await expect
    .poll(() => heard.filter(({ topics }) => topics.includes('navigation')).length, {
      timeout: 2000,
    })
    .toBe(4)
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b))
  await Promise.all([one.close(), two.close()])
})

test('logs no change for a failed write or for an equal value [CA-03]', async () => {
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  const heard: Change[] = []
  store.changes.listen((changes) => {
    heard.push(...changes)
  })
  await expect(
    transact(store, 'alpha', async (transaction) => {
      await writeNavigation(transaction, item('x'))
      throw new Error('power cut')
    }),
  ).rejects.toThrow('power cut')
  expect(await transact(store, 'alpha', (transaction) => writeNavigation(transaction, []))).toBe(
    'same',
  )
  expect(heard).toEqual([])
  await store.close()
})

test('keeps the epoch and the last sequence number of a log over a restart [CA-03]', async () => {
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  const { epoch } = store
  const { last } = store.changes
  await store.close()
  const again = await openStore(folder)
  expect([again.epoch, again.changes.last]).toEqual([epoch, last])
  await again.close()
})

const navigate = (store: Store, title: string) =>
  transact(store, 'alpha', (transaction) => writeNavigation(transaction, item(title)))
const told = (heard: Change[]) => heard.filter(({ topics }) => topics.includes('navigation')).length

test('reports a throwing listener and calls it again [CA-03]', async () => {
  const faults: unknown[] = []
  const store = await openStore(folder, { report: (error) => faults.push(error) })
  await seedTenant(store, 'alpha', { hosts: [] })
  const [heard, late]: [Change[], Change[]] = [[], []]
  let broken = 2
  store.changes.listen(async (changes) => {
    if (broken-- > 0) throw new Error('disk')
    late.push(...changes)
  })
  store.changes.listen((changes) => {
    heard.push(...changes)
  })
  await navigate(store, 'a')
  expect([told(heard), told(late)]).toEqual([1, 0])
  await navigate(store, 'b')
  await expect.poll(() => told(late), { timeout: 2000 }).toBe(2)
  expect(told(heard)).toBe(2)
  expect(faults).toHaveLength(2)
  await store.close()
})

test('reports a failed read of the log and catches up at the next one [CA-03]', async () => {
  const faults: unknown[] = []
  const [one, two] = [
    await openStore(folder),
    await openStore(folder, { report: (error) => faults.push(error) }),
  ]
  await seedTenant(one, 'alpha', { hosts: [] })
  const heard: Change[] = []
  await two.changes.catchUp()
  two.changes.listen((changes) => {
    heard.push(...changes)
  })
  await sql`alter table change rename to elsewhere`.execute(two.db)
  await two.changes.catchUp()
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  await sql`alter table elsewhere rename to change`.execute(two.db)
  await navigate(one, 'a')
  await expect.poll(() => told(heard), { timeout: 2000 }).toBe(1)
  await one.db
    .insertInto('change')
    .values({ seq: undefined, tenant: 'alpha', topics: 'no json', at: '' } as never)
    .execute()
  await navigate(one, 'b')
  await expect.poll(() => told(heard), { timeout: 2000 }).toBe(2)
  expect(faults.map(String)).toContainEqual(expect.stringContaining('JSON'))
  await Promise.all([one.close(), two.close()])
})

test('resolves a write after its listeners have finished [CA-03]', async () => {
  const store = await openStore(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  let reloaded = ''
  store.changes.listen(async () => {
    await new Promise((wait) => setTimeout(wait, 30))
    reloaded += '!'
  })
  await navigate(store, 'a')
  expect(reloaded).toBe('!')
  await store.close()
})

test('receives a write made between the two reads at the start [CA-03]', async () => {
  const one = await openStore(folder)
  await seedTenant(one, 'alpha', { hosts: [] })
  const two = await openEngineOf(folder)
  const heard: Change[] = []
  let reads = 0
  const changes = new Changes(
    two.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (reads++ === 0) await navigate(one, 'a')
        return result
      },
    }),
    two.watch,
    () => {},
  )
  changes.listen((some) => {
    heard.push(...some)
  })
  await changes.start()
  await expect.poll(() => told(heard), { timeout: 1000 }).toBe(1)
  await changes.stop()
  await Promise.all([one.close(), two.close()])
})

test('keeps the newest changes of a day or more, and never reuses a number [CA-03]', async () => {
  const store = await openStore(folder)
  const old = Array.from({ length: 50 }, (_, i) => ({
    tenant: 'alpha',
    topics: '[]',
    at: `2026-01-01T00:00:${String(i).padStart(2, '0')}Z`,
  }))
  await store.db
    .insertInto('change')
    .values(old as never)
    .execute()
  await store.db
    .insertInto('change')
    .values([{ tenant: 'alpha', topics: '[]', at: new Date().toISOString() }] as never)
    .execute()
  const left = async () =>
    (await store.db.selectFrom('change').select('seq').orderBy('seq').execute()).map(({ seq }) =>
      Number(seq),
    )
  await pruneChanges(store.db, { keep: 10 })
  expect(await left()).toEqual([42, 43, 44, 45, 46, 47, 48, 49, 50, 51])
  await pruneChanges(store.db, { keep: 0 })
  expect(await left()).toEqual([51])
  await store.close()
})
