import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { folderForTest } from '../../../tests/support/import-store.ts'
import { menuItem } from '../../../tests/support/menu-item.ts'
import { asSuperuser, placeOfTests } from '../../../tests/support/postgres-place.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { writeNavigation } from '../../content/department/site.ts'
import { getOrCreateId, transact } from '../../content/transaction.ts'
import type { Change } from '../changes.ts'
import type { Store } from '../store.ts'

let one: Store
let two: Store
const faults: unknown[] = []
beforeEach(async () => {
  const folder = folderForTest()
  faults.length = 0
  one = await openStore(folder)
  two = await openStore(folder, { report: (error) => faults.push(error) })
  await seedTenant(one, 'alpha', { hosts: [] })
})
afterEach(async () => {
  await Promise.all([one.close(), two.close()])
})

/** Ends all connections to the store's database, or only those of a named kind. */
async function cut(kind = 'fieldhouse%'): Promise<number> {
  const { datname } = await one.db
    .selectFrom('meta')
    .select((e) => e.fn<string>('current_database').as('datname'))
    .executeTakeFirstOrThrow()
  return (
    await asSuperuser(
      placeOfTests(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${datname}' and application_name like '${kind}'`,
    )
  ).length
}
const menu = (title: string) =>
  transact(one, 'alpha', (transaction) => writeNavigation(transaction, [menuItem(title)]))

test('repeats a read whose connection was cut [CA-03]', async () => {
  const read = () => two.of('alpha').selectFrom('sport').select('id').execute()
  await Promise.all(Array.from({ length: 8 }, read))
  for (let round = 0; round < 5; round++) {
    expect(await cut('fieldhouse')).toBeGreaterThan(0)
    expect(await Promise.all(Array.from({ length: 4 }, read))).toEqual(
      Array.from({ length: 4 }, () => [{ id: 1 }]),
    )
  }
})

test('fails a write whose connection was cut, without retry or lasting lock [CA-03]', async () => {
  let tries = 0
  const interrupted = transact(one, 'alpha', async (transaction) => {
    tries++
    await getOrCreateId(transaction, 'form', 'interrupted')
    await cut('fieldhouse')
    return getOrCreateId(transaction, 'form', 'more')
  })
  await expect(interrupted).rejects.toMatchObject({
    name: 'StoreError',
    message: expect.stringContaining('the database does not answer') as string,
  })
  expect([
    tries,
    await one.db.selectFrom('identity').select('key').where('kind', '=', 'form').execute(),
  ]).toEqual([1, []])
  expect(
    await transact(one, 'alpha', (transaction) => getOrCreateId(transaction, 'form', 'next')),
  ).toBe(1)
})

test('resumes listening after a cut connection without missing a change [CA-03]', async () => {
  const heard: Change[] = []
  two.changes.listen((changes) => {
    heard.push(...changes)
  })
  for (const title of ['a', 'b', 'c']) {
    // All but one that is just being opened.
    await expect.poll(() => cut('fieldhouse listener')).toBeGreaterThan(0)
    await menu(title)
    await menu(`${title}!`)
  }
  const told = () => heard.filter(({ topics }) => topics.includes('navigation'))
  await expect.poll(() => told().length, { timeout: 3000 }).toBeGreaterThanOrEqual(6)
  expect(new Set(told().map(({ seq }) => seq)).size).toBe(told().length)
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b))
})
