import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changesIn, folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { copyOfPrepared } from '../../tests/support/prepared.ts'
import { readTenants, writeTenant } from '../content/department/tenants.ts'
import { openStore, type Store } from '../db/store.ts'
import { ensureDemo } from './ensure-demo.ts'

/** Rows that this connection has ever written, also those that were written as they were. */
const writtenIn = async (store: Store) =>
  (await sql`select total_changes() as n`.execute(store.db)).rows

test('leaves the demo departments alone on a second start of the same day [CA-03]', async () => {
  const store = await openStore(await copyOfPrepared('demo'))
  expect(await readTenants(store)).toMatchObject([
    { id: 'harlan', demo: true, hosts: ['harlan.localhost'] },
    { id: 'ironwood', demo: true },
  ])
  const before = [await changesIn(store), await writtenIn(store)]
  const lines: string[] = []
  await ensureDemo(store, { onProgress: (line) => lines.push(line) })
  expect([lines, await changesIn(store), await writtenIn(store)]).toEqual([[], ...before])
  await store.close()
}, 60_000)

test('never touches departments that only have the name of a demo department [CA-03]', async () => {
  const store = await storeForTest(folderForTest())
  for (const id of ['harlan', 'ironwood'])
    await writeTenant(store, { id, hosts: [`${id}.example`], demo: false })
  const lines: string[] = []
  await ensureDemo(store, { onProgress: (line) => lines.push(line) })
  expect([lines, await store.db.selectFrom('sport').select('id').execute()]).toEqual([[], []])
})
