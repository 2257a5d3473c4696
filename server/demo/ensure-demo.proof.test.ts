import { expect, test } from 'vitest'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { copyOfPrepared } from '../../tests/support/prepared.ts'
import { openStore, type Store } from '../db/store.ts'
import { snapshotTables } from '../import/export/snapshot.ts'
import { ensureDemo } from './ensure-demo.ts'

const seasonsOf = (store: Store) =>
  store.db
    .selectFrom('season')
    .select(['sport_id', 'title'])
    .where('tenant', '=', 'harlan')
    .orderBy('sport_id')
    .orderBy('title')
    .execute()

const numbersOf = async (store: Store) =>
  new Map(
    (
      await store.db
        .selectFrom('identity')
        .select(['key', 'id'])
        .where('tenant', '=', 'harlan')
        .where('kind', '=', 'game')
        .execute()
    ).map(({ key, id }) => [key, id]),
  )

const rowsOf = async (store: Store) => {
  const counts: [table: string, rows: number][] = []
  for (const table of [...snapshotTables, 'mention', 'search', 'stat_file'] as const) {
    const rows = await store.db
      .selectFrom(table)
      .select('tenant')
      .where('tenant', '=', 'harlan')
      .execute()
    counts.push([table, rows.length])
  }
  return counts
}

test('removes content of the other season and keeps game numbers [CA-03]', async () => {
  const today = '2027-06-16'
  const store = await openStore(await copyOfPrepared('demo'))
  const before = await numbersOf(store)
  const lines: string[] = []
  await ensureDemo(store, { today, onProgress: (line) => lines.push(line) })
  expect(lines.filter((line) => line.includes('refused:'))).toEqual([])
  expect(await numbersOf(store)).toEqual(before)

  const fresh = await storeForTest(folderForTest())
  await ensureDemo(fresh, { today, onProgress: () => {} })
  expect((await seasonsOf(store)).map(({ title }) => title)).not.toContain('2025')
  expect(await rowsOf(store)).toEqual(await rowsOf(fresh))
  await store.close()
})

test('removes results when the clock goes back within a week', async () => {
  const store = await openStore(await copyOfPrepared('demo'))
  const before = await rowsOf(store)
  await ensureDemo(store, { today: '2026-11-24', onProgress: () => {} })
  expect(await rowsOf(store)).not.toEqual(before)
  await ensureDemo(store, { today: '2026-11-21', onProgress: () => {} })
  expect(await rowsOf(store)).toEqual(before)
  await store.close()
})
