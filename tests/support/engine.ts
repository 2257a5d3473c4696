/**
 * The store of a test, on the engine under test.
 *
 * Every test that touches a store runs twice: once on the embedded store, once on PostgreSQL (`TEST_ENGINE=postgres`; the two
 * projects of tests/vitest.config.ts, by the folders named there). Such a test opens its store with the `openStore` of this file,
 * never with the server's own, and the same lines work on both:
 *
 *     import { openStore } from '../../tests/support/engine.ts'
 *     store = await openStore(':memory:')      // a store of its own, gone when it is closed
 *     const two = await openStore(folder)      // two stores on one folder are two processes on one database
 *
 * `storeForTest()` of import-store.ts does the same and closes the store after the test. Raw SQL goes through Kysely's
 * `sql` (`await sql`…`.execute(store.db)`). A test about one engine itself is `test.skipIf(engine !== 'sqlite')`, with the
 * reason in a comment. One file on one engine: `npx vitest run --config tests/vitest.config.ts --project postgres <path>`.
 */
import type { Engine } from '../../server/db/engine.ts'
import { openEngine, openStore as openAnyStore, type OpenOptions, type Store } from '../../server/db/store.ts'

export const engine: Store['engine'] = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite'

/** Opens the store of a folder, or with ':memory:' one for this test alone. */
export async function openStore(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  return openAnyStore(dataDir, options)
}

/** The database of a folder alone, without its log. */
export const openEngineOf = (dataDir: string): Engine => openEngine(dataDir)
