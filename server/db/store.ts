import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Changes, type Report } from './changes.ts'
import type { Engine } from './engine.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { Cache, type Dependent } from './cache.ts'

/**
 * The open store: the database, its log of changes, and the folder where files lie beside it.
 * `of(tenant)` is the tenant's eyes, and whatever belongs to a tenant is read and written through
 * it; `db` is for what belongs to no tenant or to all of them.
 */
export type Store = Pick<Engine, 'db' | 'of' | 'close'> & {
  engine: Engine['name']
  changes: Changes
  epoch: string
  dataDir: string
  queryCache: QueryCache
}

/**
 * Values that nearly every answer asks for and hardly any write changes, by tenant and query: how
 * many rows the long lists have, the settings, the sports, when the next story is due. They are
 * shared: no reader may change one.
 */
export type QueryCache = Cache<Dependent & { value: unknown }>
const mostOfQueries = 64 * 1024 * 1024

export type OpenOptions = {
  /** Hears of what fails in the background. */
  report?: Report
  /** Hears what the operator should know of the database, a line each. */
  warn?: (line: string) => void
  /**
   * PostgreSQL instead of the embedded store; the folder is then only for what this machine keeps
   * near.
   */
  databaseUrl?: string | undefined
}

/**
 * Opens (and makes, and migrates) the store of a folder, or of DATABASE_URL; ':memory:' is a store
 * for a test. Throws StoreError with one line for the operator.
 */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const engine = await openEngine(dataDir, options)
  try {
    return await opened(engine, dataDir, options)
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function opened(engine: Engine, dataDir: string, options: OpenOptions): Promise<Store> {
  await engine.migrate()
  const { db, of } = engine
  const epoch = await epochOf(db)
  const changes = new Changes(db, engine.watch, options.report ?? toStandardError)
  await changes.start()
  await changes.prune()
  return {
    engine: engine.name,
    db,
    of,
    changes,
    epoch,
    dataDir,
    queryCache: new Cache({ most: mostOfQueries, changes }),
    close: async () => {
      await changes.stop()
      await engine.close()
    },
  }
}

/** The database alone, as it is. */
export async function openEngine(
  dataDir: string,
  { databaseUrl, warn = toStandardError }: OpenOptions = {},
): Promise<Engine> {
  if (databaseUrl) {
    // With the embedded store the driver is not loaded.
    const { openPostgres } = await import('./postgres/open.ts')
    return openPostgres(databaseUrl, warn)
  }
  if (dataDir === ':memory:') return openSqlite(dataDir)
  mkdirSync(dataDir, { recursive: true })
  return openSqlite(join(dataDir, 'fieldhouse.db'))
}

const toStandardError = (fault: unknown) =>
  void process.stderr.write(`fieldhouse: ${String(fault)}\n`)

/** Names this log of changes for ever: a sequence number counts only together with it. */
async function epochOf(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: 'epoch', value: randomBytes(4).toString('hex') })
    .onConflict((c) => c.doNothing())
    .execute()
  return (
    await db.selectFrom('meta').select('value').where('key', '=', 'epoch').executeTakeFirstOrThrow()
  ).value
}
