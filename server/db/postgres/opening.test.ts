import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../tests/support/postgres-databases.ts'
import { networkUrlOf, placeOfTests, urlOf } from '../../../tests/support/postgres-place.ts'
import { openStore, type Store } from '../store.ts'
import { refuseServer, findServerWarnings } from './server-checks.ts'

const open = (databaseUrl: string, warn = (_line: string) => {}) =>
  openStore('unused', { databaseUrl, warn })
const refused = (databaseUrl: string) =>
  open(databaseUrl).then(
    (store) => {
      void store.close()
      return 'opened'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('creates one store when ten processes start on an empty database [CA-03]', async () => {
  const database = await emptyDatabase()
  const stores = await Promise.all(Array.from({ length: 10 }, () => open(database.url)))
  expect(new Set(stores.map(({ epoch }) => epoch)).size).toBe(1)
  expect(
    (
      await sql<{
        n: number
      }>`select count(*) as n from kysely_migration where name = '0001-foundation'`.execute(
        stores[0]!.db,
      )
    ).rows,
  ).toEqual([{ n: 1 }])
  await Promise.all(stores.map((store) => store.close()))
})

test('rolls a failed migration back, and the next start continues [CA-03]', async () => {
  const database = await emptyDatabase()
  await database.ask('create table story (nothing text)')
  expect(await refused(database.url)).toContain('already exists')
  expect(
    await database.ask(
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    ),
  ).toEqual([{ relname: 'story' }])
  await database.ask('drop table story')
  const store: Store = await open(database.url)
  expect(await store.db.selectFrom('story').selectAll().execute()).toEqual([])
  await store.close()
})

test('explains an operator’s error in one sentence, without the password [CA-03]', async () => {
  const place = placeOfTests()
  const said = [
    await refused('mysql://x/y'),
    await refused('postgresql://localhost'),
    await refused('postgresql://x:secret@127.0.0.1:1/none'),
    await refused(networkUrlOf(place, 'postgres', 'wrong-secret')),
    await refused(networkUrlOf(place, 'nowhere')),
    await refused(`postgresql://fieldhouse@127.0.0.1:${place.port}/postgres`),
    await refused(urlOf(place, 'postgres')),
  ]
  const reasons = [
    /must have the form postgresql:/,
    /has no database name/,
    /nothing answers at 127\.0\.0\.1:1 .*is PostgreSQL running/,
    /refuses the user fieldhouse: password/,
    /there is no database nowhere .*createdb nowhere/,
    /requires a password/,
    /the user fieldhouse may not create tables; make it the owner/,
  ]
  for (const [i, reason] of reasons.entries()) expect(said[i]).toMatch(reason)
  expect(
    said.filter(
      (line) => !/^StoreError: DATABASE_URL[^\n]*$/.test(line) || line.includes('secret'),
    ),
  ).toEqual([])
})

test('gives up on a server that accepts the connection and does not answer [CA-03]', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => silent.once('listening', done))
  expect(
    await refused(`postgresql://x@127.0.0.1:${(silent.address() as { port: number }).port}/y`),
  ).toMatch(/^StoreError: DATABASE_URL: the server at .* does not answer/)
  silent.close()
})

test('refuses an old server version, and warns of unsafe settings [CA-03]', async () => {
  expect(() => refuseServer({ version: 149_999, shown: '14.9', encoding: 'UTF8' })).toThrow(
    'PostgreSQL 14.9; 15 or newer',
  )
  expect(() => refuseServer({ version: 150_000, shown: '15.0', encoding: 'SQL_ASCII' })).toThrow(
    'SQL_ASCII',
  )
  expect(() => refuseServer({ version: 180_001, shown: '18.1', encoding: 'UTF8' })).not.toThrow()
  expect(
    findServerWarnings({ fsync: 'on', pages: 'on', commits: 'remote_apply', bypass: 0, role: 'x' }),
  ).toEqual([])
  const database = await emptyDatabase()
  const lines: string[] = []
  await (
    await open(database.url.replace('user=fieldhouse', 'user=postgres'), (line) => lines.push(line))
  ).close()
  expect(lines).toEqual([
    expect.stringContaining('fsync and full_page_writes and synchronous_commit off'),
    expect.stringContaining('role postgres bypasses row-level security'),
  ])
})
