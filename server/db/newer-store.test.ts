import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { schema } from './migrate.ts'

const newer = '9999-of-a-later-version'

test('refuses a store that a newer version has migrated, and changes nothing [CA-03]', async () => {
  const folder = folderForTest()
  const store = await storeForTest(folder)
  await seedTenant(store, 'alpha', { hosts: [] })
  const stamp = new Date().toISOString()
  await sql`insert into kysely_migration (name, timestamp) values (${newer}, ${stamp})`.execute(
    store.db,
  )
  const fault = await openStore(folder).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  )
  expect(fault).toMatch(/^StoreError: (?:DATABASE_URL: )?the store is from a newer version/)
  expect(fault).toContain(`schema ${newer}; this version knows up to ${schema}`)
  expect(fault).toContain('Start the newer version, or restore a backup')
  expect(await store.db.selectFrom('tenant').select('id').execute()).toEqual([{ id: 'alpha' }])
  await sql`delete from kysely_migration where name = ${newer}`.execute(store.db)
  await (await openStore(folder)).close()
})
