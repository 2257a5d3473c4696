import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../store.ts'
import { preparedName } from './prepared.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await seedTenant(store, 'beta', { hosts: [] })
})
afterEach(() => store.close())

const kept = async () =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      store.of('alpha'),
    )
  ).rows.map(({ statement }) => statement)
const sports = (tenant: string) =>
  store.of(tenant).selectFrom('sport').selectAll().orderBy('tenant').execute()

test('prepares a frequent statement and keeps its rows per tenant [CA-03]', async () => {
  for (let i = 0; i < 8; i++)
    for (const tenant of ['alpha', 'beta'])
      expect((await sports(tenant)).map((row) => row.tenant)).toEqual([tenant])
  expect(
    (await kept()).filter((statement) =>
      statement.startsWith('select * from "sport" order by "tenant"'),
    ),
  ).toHaveLength(1)
})

test('repeats a prepared statement after tables changed [CA-03]', async () => {
  const many = () => Promise.all(Array.from({ length: 10 }, () => sports('alpha')))
  for (let i = 0; i < 5; i++) await many()
  await store.db.schema.alterTable('sport').addColumn('later', 'integer').execute()
  expect((await many()).flat().every((row) => 'later' in row)).toBe(true)
  for (let i = 0; i < 5; i++) await many()
  await store.db.schema.alterTable('sport').addColumn('later_still', 'integer').execute()
  const inWrite = () =>
    store
      .of('alpha')
      .transaction()
      .execute((db) => db.selectFrom('sport').selectAll().orderBy('tenant').execute())
  let failed = 0
  for (let i = 0; i < 30; i++)
    await inWrite().catch((error: Error) => {
      failed++
      expect(error.message).toContain('cached plan')
    })
  expect(failed).toBeLessThan(11)
  expect(await inWrite()).toHaveLength((await sports('alpha')).length)
})

test('prepares at most two hundred statements, and no transaction commands [CA-03]', () => {
  const connection = {}
  const names = new Set<string>()
  for (let i = 0; i < 300; i++)
    for (let times = 0; times < 4; times++) {
      const name = preparedName(connection, `select ${i}`)
      if (name) names.add(name)
    }
  expect(names.size).toBe(200)
  for (const text of ['begin', 'commit', 'rollback', 'savepoint x'])
    for (let i = 0; i < 5; i++) expect(preparedName({}, text)).toBeUndefined()
})
