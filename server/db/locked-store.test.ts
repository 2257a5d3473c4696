import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { engine } from '../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { whenUnlocked } from './sqlite-driver.ts'
import { classifyStoreError } from './store-error.ts'

const withSqlite = test.skipIf(engine === 'postgres')

/** A store, and a second connection that holds its write lock. */
async function lockedStore() {
  const folder = folderForTest()
  const store = await storeForTest(folder)
  const file = join(folder, 'fieldhouse.db')
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return { store, file, other }
}

withSqlite('while another process writes, writes wait and reads are answered', async () => {
  const { store, other } = await lockedStore()
  const events: string[] = []
  const note = (event: string) => () => void events.push(event)
  const insert = (db: typeof store.db, key: string) =>
    db.insertInto('meta').values({ key, value: '' }).execute()
  const writes = [
    insert(store.db, 'a').then(note('statement')),
    store.db
      .transaction()
      .execute((db) => insert(db, 'b'))
      .then(note('transaction')),
    insert(store.db, 'c').then(note('second statement')),
  ]
  await store.db.selectFrom('meta').select('key').execute().then(note('read'))
  // SQLite's own wait would stop this timer, too.
  await delay(50).then(note('timer'))
  other.exec('commit')
  await Promise.all(writes)
  expect(events).toEqual(['read', 'timer', 'statement', 'transaction', 'second statement'])
  const keys = store.db.selectFrom('meta').select('key').where('key', 'in', ['a', 'b', 'c'])
  expect(await keys.execute()).toHaveLength(3)
})

withSqlite('nothing sees what a transaction of this process has not committed', async () => {
  const store = await storeForTest(folderForTest())
  const rows = () => store.db.selectFrom('meta').select('key').where('key', '=', 'a').execute()
  const transaction = store.db.transaction().execute(async (db) => {
    await db.insertInto('meta').values({ key: 'a', value: '' }).execute()
    await delay(20)
    throw new Error('undone')
  })
  await delay(5)
  const [read] = await Promise.all([rows(), expect(transaction).rejects.toThrow('undone')])
  expect(read).toEqual([])
})

withSqlite('a write that waited too long is not stored, which is said', async () => {
  const { file } = await lockedStore()
  const another = new DatabaseSync(file)
  onTestFinished(() => another.close())
  let tries = 0
  const begin = () => {
    tries++
    another.exec('begin immediate')
  }
  const fault = await whenUnlocked(begin, undefined, 30).catch((error: unknown) => error)
  expect(classifyStoreError(fault)).toBe('away')
  expect(tries).toBeGreaterThan(1)
})
