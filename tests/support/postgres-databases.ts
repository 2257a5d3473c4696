import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { asSuperuser, placeOfTests, urlOf, type Place } from './postgres-place.ts'

/**
 * Databases for tests, each a copy of the migrated one. Copying takes a quarter of a second,
 * emptying a used one some milliseconds, so used ones wait in a list for the next test of the run.
 */
export const template = 'fieldhouse_template'

/** The same with the fixture department in it. */
export const fixtureTemplate = 'fieldhouse_fixture'

/** The list is in a separate database, created by the set-up. */
export const listOfFree = 'create table free (name text primary key)'

export async function acquireDatabase(from = template): Promise<string> {
  return inDatabase(placeOfTests(), 'test_list', async (client) => {
    const {
      rows: [free],
    } =
      from === template
        ? await client.query<{ name: string }>(
            'delete from free where name = (select name from free limit 1 for update skip locked) returning name',
          )
        : { rows: [] }
    if (free) return free.name
    const name = `test_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${name} template ${from}`)
    return name
  })
}

/**
 * Empties it for the next test; one that cannot be emptied, because a test has changed its tables,
 * is dropped.
 */
export async function releaseDatabase(name: string): Promise<void> {
  const place = placeOfTests()
  const empty = await inDatabase(place, name, emptied).catch(() => false)
  if (empty)
    await inDatabase(place, 'test_list', (client) =>
      client.query(`insert into free values ('${name}')`),
    )
  // As the superuser: autovacuum may be connected, and only a superuser may end it.
  else await asSuperuser(place, `drop database if exists ${name} with (force)`)
}

/** Connections left belong to the finished test, or to autovacuum, which blocks nothing. */
async function emptied(client: Client): Promise<boolean> {
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' order by relname`,
  )
  const {
    rows: [known],
  } = await client.query<{ tables: string }>(
    `select obj_description('public'::regnamespace) as tables`,
  )
  if (rows.map((row) => row.name).join() !== known?.tables) return false
  await client.query(
    `select set_config('fieldhouse.tenant', '*', false); begin; ${rows.map((row) => `delete from ${row.name};`).join(' ')} alter table change alter column seq restart; commit`,
  )
  return true
}

/** A separate empty database, for tests of creating a store; dropped after the test. */
export async function emptyDatabase(): Promise<{
  url: string
  ask(text: string): Promise<unknown[]>
}> {
  const place = placeOfTests()
  const name = `empty_${randomBytes(6).toString('hex')}`
  await inDatabase(place, 'test_list', (client) => client.query(`create database ${name}`))
  // As the superuser: a test may have connected as one, and its connection may still be closing.
  onTestFinished(async () => {
    await asSuperuser(place, `drop database ${name} with (force)`)
  })
  return {
    url: urlOf(place, name),
    ask: (text) =>
      inDatabase(place, name, async (client) => (await client.query(text)).rows as unknown[]),
  }
}

/** Records in the template which tables a complete database has. */
export const noteTables = (place: Place): Promise<unknown> =>
  inDatabase(place, template, (client) =>
    client.query(`do $$ begin
  execute format('comment on schema public is %L', (select string_agg(relname, ',' order by relname) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%')); end $$`),
  )

async function inDatabase<R>(
  place: Place,
  database: string,
  work: (client: Client) => Promise<R>,
): Promise<R> {
  const client = new Client({ connectionString: urlOf(place, database) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
