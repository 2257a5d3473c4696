import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Changes, type Report } from './changes.ts'
import type { Engine } from './engine.ts'
import { openSqlite } from './sqlite.ts'
import { explainDamage } from './store-error.ts'
import type { Tables } from './tables.ts'
import { Cache, type Dependent } from './cache.ts'

/**
 * The open store: database, change log, and the folder of its files. Read and write a tenant's rows
 * through `of(tenant)`; `db` is for rows of no tenant or of all.
 */
export type Store = Pick<Engine, 'db' | 'of' | 'isThere' | 'snapshot' | 'close'> & {
  engine: Engine['name']
  changes: Changes
  epoch: string
  dataDir: string
  queryCache: QueryCache
}

/**
 * Values that many answers need and few writes change, by tenant and query: counts of long lists,
 * settings, sports, the next due story. They are shared, so readers must not change them.
 */
export type QueryCache = Cache<Dependent & { value: unknown }>
const mostOfQueries = 64 * 1024 * 1024

export type OpenOptions = {
  /** Called with errors in the background. */
  report?: Report
  /** Called with warnings about the database, one line each. */
  warn?: (line: string) => void
  /** PostgreSQL instead of the embedded store; the folder is then only a local cache. */
  databaseUrl?: string | undefined
  /**
   * A power failure may undo the last commits of the embedded store: much faster, for data that is
   * made again.
   */
  maybeLost?: boolean
}

/**
 * Opens the store of a folder or of DATABASE_URL, creating and migrating it; ':memory:' is for
 * tests. Throws StoreError with one line for the operator.
 */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const engine = await openEngine(dataDir, options)
  try {
    return await opened(engine, dataDir, options)
  } catch (error) {
    await engine.close()
    throw explainDamage(error)
  }
}

async function opened(engine: Engine, dataDir: string, options: OpenOptions): Promise<Store> {
  await engine.migrate()
  const { db, of, isThere, snapshot } = engine
  const epoch = await madeOnce(db, 'epoch', randomBytes(4).toString('hex'))
  await madeOnce(db, 'form-tokens', randomBytes(32).toString('base64url'))
  const changes = new Changes(db, engine.watch, options.report ?? toStandardError)
  await changes.start()
  await changes.prune()
  return {
    engine: engine.name,
    db,
    of,
    isThere,
    snapshot,
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

/** Whether the store can be read, and what is written to it will be found again. */
export const isReady = async ({ db, isThere }: Pick<Store, 'db' | 'isThere'>): Promise<boolean> =>
  isThere() && (await db.selectFrom('meta').select('key').executeTakeFirst()) !== undefined

/** The database without migration. */
export async function openEngine(
  dataDir: string,
  { databaseUrl, warn = toStandardError, maybeLost }: OpenOptions = {},
): Promise<Engine> {
  if (databaseUrl) {
    // With the embedded store the driver is not loaded.
    const { openPostgres } = await import('./postgres/open.ts')
    return openPostgres(databaseUrl, warn)
  }
  if (dataDir === ':memory:') return openSqlite(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(ownFile(join(dataDir, 'fieldhouse.db')), { maybeLost })
}

/**
 * The database file, readable by this user alone: it has accounts, tokens and answers to forms.
 * SQLite gives its other files the same rights.
 */
function ownFile(file: string): string {
  closeSync(openSync(file, 'a', 0o600))
  try {
    chmodSync(file, 0o600)
  } catch {
    // It belongs to another user, who decides.
  }
  return file
}

const toStandardError = (error: unknown) =>
  void process.stderr.write(`fieldhouse: ${String(error)}\n`)

/**
 * A value of this installation, made at the first opening: 'epoch', the permanent id of this change
 * log, because sequence numbers are only comparable within one; and 'form-tokens', a secret.
 */
async function madeOnce(
  db: Kysely<Tables>,
  key: 'epoch' | 'form-tokens',
  value: string,
): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((c) => c.doNothing())
    .execute()
  return (
    await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()
  ).value
}
