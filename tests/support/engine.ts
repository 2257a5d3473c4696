/**
 * The store of a test, on the engine under test.
 *
 * A test that touches a store runs on the embedded store, and on PostgreSQL
 * (`TEST_ENGINE=postgres`) where the list in tests/vitest.config.ts or `npm run proof` says so. It
 * opens its store with the `openStore` of this file, never with the server's own, and the same
 * lines work on both:
 *
 *     import { openStore } from './engine.ts'
 *     store = await openStore(':memory:')      // a store of its own, gone when it is closed
 *     const two = await openStore(folder)      // two stores on one folder are two processes on one database
 *
 * `storeForTest()` of import-store.ts does the same and closes the store after the test. Raw SQL
 * goes through Kysely's `sql` (`await sql`…`.execute(store.db)`). A test about one engine itself is
 * `test.skipIf(engine !== 'sqlite')`, with the reason in a comment. A process that a test starts
 * gets `await environmentOf(folder)`.
 *
 *     npx vitest run --config tests/vitest.config.ts --project postgres <path>     // one file on one engine
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../server/db/engine.ts'
import {
  openEngine,
  openStore as openAnyStore,
  type OpenOptions,
  type Store,
} from '../../server/db/store.ts'
import { releaseDatabase, acquireDatabase } from './postgres-databases.ts'
import { placeOfTests, urlOf } from './postgres-place.ts'

export const engine: Store['engine'] =
  process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Opens the store of a folder, or with ':memory:' one for this test alone. */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  if (engine === 'sqlite') {
    const folder = dataDir === ':memory:' ? temporaryFolder() : dataDir
    await putMigrated(folder)
    const store = await openAnyStore(folder, options)
    if (folder === dataDir) return store
    return {
      ...store,
      close: async () => {
        await store.close()
        removeFolder(folder)
      },
    }
  }
  const alone = dataDir === ':memory:'
  const name = alone ? randomBytes(8).toString('hex') : dataDir
  const store = await openAnyStore(alone ? placeOfTests().folder : dataDir, {
    warn: () => {},
    ...options,
    databaseUrl: await databaseOf(name),
  })
  if (!alone) return store
  return {
    ...store,
    close: async () => {
      await store.close()
      await forgetFolder(name)
    },
  }
}

/** Makes a folder that goes at the end of the run, if the test does not remove it before. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'fieldhouse-'))

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

let migrated: Promise<Buffer> | undefined

/** Copies the empty embedded store, as migrations leave it, into a folder without one. */
async function putMigrated(folder: string): Promise<void> {
  const file = join(folder, 'fieldhouse.db')
  if (existsSync(file)) return
  const bytes = await (migrated ??= makeMigrated())
  mkdirSync(folder, { recursive: true })
  // Another store of the test may have been faster.
  if (!existsSync(file)) writeFileSync(file, bytes)
}

/**
 * An empty embedded store. Making it takes 30 milliseconds, copying it one, so it is made once per
 * process.
 */
async function makeMigrated(): Promise<Buffer> {
  const folder = temporaryFolder()
  const store = await openAnyStore(folder)
  // Each copy gets an epoch of its own.
  await store.db.deleteFrom('meta').execute()
  await store.close()
  const bytes = readFileSync(join(folder, 'fieldhouse.db'))
  removeFolder(folder)
  return bytes
}

/**
 * Opens the store of a database from `takeDatabase`, which is returned when the store is closed.
 */
export async function openAcquired(name: string): Promise<Store> {
  const store = await openAnyStore(placeOfTests().folder, {
    warn: () => {},
    databaseUrl: urlOf(placeOfTests(), name),
  })
  return {
    ...store,
    close: async () => {
      await store.close()
      await releaseDatabase(name)
    },
  }
}

/** Only the database of a folder, without its change log. */
export const openEngineOf = async (dataDir: string): Promise<Engine> =>
  openEngine(
    dataDir,
    engine === 'postgres' ? { warn: () => {}, databaseUrl: await databaseOf(dataDir) } : {},
  )

/** The environment of a process that uses the store of a folder. */
export const environmentOf = async (dataDir: string): Promise<Record<string, string>> => ({
  DATA_DIR: dataDir,
  ...(engine === 'postgres' ? { DATABASE_URL: await databaseOf(dataDir) } : {}),
})

const made = new Map<string, Promise<string>>()

/** The database that stands for a folder, taken at its first use. */
export async function databaseOf(dataDir: string): Promise<string> {
  const making = made.get(dataDir) ?? acquireDatabase()
  made.set(dataDir, making)
  return urlOf(placeOfTests(), await making)
}

/** From now on this database stands for a folder. */
export const assignDatabase = (dataDir: string, making: Promise<string>): unknown =>
  made.set(dataDir, making)

/** Returns the database of a folder, if it has one, when the folder is deleted. */
export async function forgetFolder(dataDir: string): Promise<void> {
  const name = made.get(dataDir)
  made.delete(dataDir)
  if (name) await releaseDatabase(await name)
}

/** After a test file: what it left. */
export const forgetFolders = async (): Promise<void> => {
  for (const name of made.keys()) await forgetFolder(name)
}
