import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../store.ts'
import { guardTenants, tenantTables } from './tenancy.ts'
import { narrowColumns, widenColumns } from './prepared.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await seedTenant(store, 'beta', { hosts: [] })
})
afterEach(() => store.close())

const tenantsIn = async (db: Store['db']) =>
  (await db.selectFrom('game').select('tenant').distinct().orderBy('tenant').execute()).map(
    ({ tenant }) => tenant,
  )

test('sees only its own tenant’s rows in a query without a tenant [CA-04]', async () => {
  expect([
    await tenantsIn(store.of('alpha')),
    await tenantsIn(store.of('beta')),
    await tenantsIn(store.of('gamma')),
    await tenantsIn(store.db),
  ]).toEqual([['alpha'], ['beta'], [], ['alpha', 'beta']])
  // Many at once, so that connections are shared between tenants.
  const asked = Array.from({ length: 60 }, (_, i) => (i % 2 ? 'alpha' : 'beta'))
  expect(await Promise.all(asked.map((tenant) => tenantsIn(store.of(tenant))))).toEqual(
    asked.map((tenant) => [tenant]),
  )
})

test('changes no row of another tenant in a query without a tenant [CA-04]', async () => {
  const alpha = store.of('alpha')
  await alpha.updateTable('game').set({ date: '1999-01-01' }).execute()
  await alpha.deleteFrom('story').execute()
  const left = await store.db
    .selectFrom('game')
    .select('tenant')
    .where('date', '!=', '1999-01-01')
    .distinct()
    .execute()
  expect([left, await store.db.selectFrom('story').select('tenant').execute()]).toEqual([
    [{ tenant: 'beta' }],
    [{ tenant: 'beta' }],
  ])
  const row = { tenant: 'beta', kind: 'x', key: 'y', id: 1 }
  await expect(alpha.insertInto('identity').values(row).execute()).rejects.toThrow(
    'row-level security',
  )
  await expect(
    alpha.transaction().execute((db) => db.insertInto('identity').values(row).execute()),
  ).rejects.toThrow('row-level security')
  await expect(alpha.updateTable('game').set({ tenant: 'beta' }).execute()).rejects.toThrow(
    'row-level security',
  )
  expect(() => store.of('*')).toThrow('not a valid tenant id')
})

test('applies row policies to every table with a tenant, also later ones [CA-04]', async () => {
  expect((await tenantTables(store.db)).filter(({ guarded }) => !guarded)).toEqual([])
  expect((await tenantTables(store.db)).length).toBeGreaterThan(15)
  await store.db.schema
    .createTable('later')
    .addColumn('tenant', 'text')
    .addColumn('id', 'integer')
    .execute()
  expect((await tenantTables(store.db)).filter(({ guarded }) => !guarded)).toEqual([
    { name: 'later', guarded: false },
  ])
  await guardTenants(store.db)
  await sql`insert into later values ('alpha', 1), ('beta', 2)`.execute(store.db)
  expect((await sql`select id from later`.execute(store.of('beta'))).rows).toEqual([{ id: 2 }])
})

test('creates text and integer columns with the meaning of SQLite [CA-03]', async () => {
  expect(await narrowColumns(store.db)).toEqual([])
  await sql`create table later (id integer, word text)`.execute(store.db)
  await widenColumns(store.db)
  expect(await narrowColumns(store.db)).toEqual([])
  expect(
    (await sql`insert into later values (${2 ** 40}, 'x') returning id`.execute(store.db)).rows,
  ).toEqual([{ id: 2 ** 40 }])
  const rank = 2 ** 53 - 1
  await store.of('alpha').updateTable('sport').set({ rank, slug: 'a-b' }).execute()
  await store.of('beta').updateTable('sport').set({ slug: 'aa' }).execute()
  expect(
    await store.db.selectFrom('sport').select(['rank', 'slug']).orderBy('slug').execute(),
  ).toEqual([
    { rank, slug: 'a-b' },
    { rank: 1, slug: 'aa' },
  ])
  const counted = await store.db
    .selectFrom('game')
    .select((e) => [
      e.fn.countAll().as('n'),
      e.fn.sum('id').as('sum'),
      e.exists(e.selectFrom('tenant').select('id')).as('some'),
    ])
    .executeTakeFirstOrThrow()
  expect(counted).toEqual({ n: 4, sum: 6, some: 1 })
  expect(await store.db.selectFrom('game').select('id').where('id', 'in', []).execute()).toEqual([])
  expect(
    await store.db.selectFrom('story').select('id').where('slug', '=', 'a\0b').execute(),
  ).toEqual([])
})
