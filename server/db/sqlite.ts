import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { AnyRow, Engine, ReadTable, Watch } from './engine.ts'
import { areAll, migrate } from './migrate.ts'
import { sqliteDialect, whenUnlocked } from './sqlite-driver.ts'
import { damageError, explainDamage } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * Opens the embedded store with WAL and full sync, so that committed data survives a power failure.
 * With `maybeLost` a power failure may undo the last commits, but never damages the file.
 */
export function openSqlite(file: string, { maybeLost = false } = {}): Engine {
  const raw = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  try {
    raw.exec(
      `pragma journal_mode = wal; pragma synchronous = ${maybeLost ? 'normal' : 'full'}; ` +
        'pragma cache_size = -65536; pragma temp_store = memory; pragma busy_timeout = 0',
    )
  } catch (error) {
    raw.close()
    throw explainDamage(error)
  }
  const isThere = watchFile(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(raw, isThere) })
  return {
    name: 'sqlite',
    db,
    isThere,
    of: () => db,
    watch: watchVersion(raw),
    snapshot: (work) => snapshotOf(file, work),
    migrate: () => migrateAlone(db, raw),
    close: () => db.destroy(),
  }
}

/**
 * Whether the opened file still has its name. When it was deleted or replaced, SQLite goes on
 * writing into a file that no other process can open.
 */
function watchFile(file: string): () => boolean {
  if (file === ':memory:') return () => true
  const inode = () => statSync(file, { throwIfNoEntry: false })?.ino
  const opened = inode()
  return () => inode() === opened
}

/**
 * A connection of its own: in WAL mode its transaction neither waits for writers nor delays them.
 */
async function snapshotOf<R>(file: string, work: (read: ReadTable) => Promise<R>): Promise<R> {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    raw.exec('begin')
    const checkRows = raw.prepare('pragma integrity_check(3)').all()
    const problems = checkRows.map((row) => String(row['integrity_check']))
    if (problems.join() !== 'ok') throw damageError(problems.join('; '))
    return await work(async function* (table, orderBy) {
      const order = orderBy ? ` order by ${orderBy.join()}` : ''
      yield* raw.prepare(`select * from "${table}"${order}`).iterate() as Iterable<AnyRow>
    })
  } catch (error) {
    throw explainDamage(error)
  } finally {
    raw.close()
  }
}

/** SQLite counts writes of other connections. */
function watchVersion(raw: DatabaseSync): Watch {
  const read = () =>
    Number((raw.prepare('pragma data_version').get() as { data_version: number }).data_version)
  let knownVersion = 0
  return {
    start: async () => {
      knownVersion = read()
    },
    changed() {
      const now = read()
      const changed = now !== knownVersion
      knownVersion = now
      return changed
    },
    stop: async () => undefined,
  }
}

/**
 * All migrations in one transaction and one process: on SQLite Kysely has neither transaction nor
 * lock.
 */
async function migrateAlone(db: Kysely<Tables>, raw: DatabaseSync): Promise<void> {
  if (areAll(stepsIn(raw))) return
  await whenUnlocked(() => raw.exec('begin immediate'))
  try {
    await migrate(db)
    raw.exec('commit')
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  }
}

/**
 * The finished migrations. Kysely's own query first lists all tables and columns, which is slow.
 */
function stepsIn(raw: DatabaseSync): unknown[] {
  if (!raw.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get()) return []
  return raw
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => name)
}
