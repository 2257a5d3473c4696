import { resolve } from 'node:path'
import { openStore, type Store } from '../../db/store.ts'
import { ImportError } from '../import-error.ts'

/**
 * Opens the store for one command, the same that the server would, and closes it whatever happens.
 * A folder that is named is an embedded store.
 */
export async function withStore<R>(
  data: string | undefined,
  work: (store: Store) => Promise<R>,
): Promise<R> {
  const folder = resolve(data ?? (process.env['DATA_DIR'] || './data'))
  const databaseUrl = data === undefined ? process.env['DATABASE_URL'] || undefined : undefined
  const store = await openStore(folder, { databaseUrl }).catch((error: unknown) => {
    throw new ImportError(
      `the store ${databaseUrl ? '' : `in ${folder} `}cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
