import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Changes, type Report } from './changes.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The open store: the database, its log of changes, and the folder where files lie beside it. */
export type Store = { db: Kysely<Tables>; raw: DatabaseSync; changes: Changes; epoch: string; dataDir: string; close(): Promise<void> }

/** Opens (and makes, and migrates) the embedded store in a folder; ':memory:' is a store for a test. `report` hears of what fails in the background. */
export async function openStore(dataDir: string, report: Report = toStandardError): Promise<Store> {
  const memory = dataDir === ':memory:'
  if (!memory) mkdirSync(dataDir, { recursive: true })
  const { raw, dialect } = openSqlite(memory ? ':memory:' : join(dataDir, 'fieldhouse.db'))
  const db = new Kysely<Tables>({ dialect })
  await migrateAlone(db, raw)
  const epoch = await epochOf(db)
  const changes = new Changes(db, raw, report)
  await changes.start()
  await changes.prune()
  return { db, raw, changes, epoch, dataDir, close: async () => { await changes.stop(); await db.destroy() } }
}

const toStandardError: Report = (fault) => void process.stderr.write(`fieldhouse: ${String(fault)}\n`)

/** All steps or none, and one process at a time: Kysely runs them on SQLite without a transaction and without a lock. */
async function migrateAlone(db: Kysely<Tables>, raw: DatabaseSync): Promise<void> {
  raw.exec('begin immediate')
  try {
    await migrate(db)
    raw.exec('commit')
  } catch (error) {
    raw.exec('rollback')
    throw error
  }
}

/** Names this log of changes for ever: a sequence number counts only together with it. */
async function epochOf(db: Kysely<Tables>): Promise<string> {
  await db.insertInto('meta').values({ key: 'epoch', value: randomBytes(4).toString('hex') }).onConflict((c) => c.doNothing()).execute()
  return (await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()).value
}
