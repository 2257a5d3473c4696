import { resolve } from 'node:path'
import { openStore, type Store } from '../../db/store.ts'
import { ImportError } from '../import-error.ts'

/** Opens the store for one command and closes it whatever happens. */
export async function withStore<R>(data: string | undefined, work: (store: Store) => Promise<R>): Promise<R> {
  const folder = resolve(data ?? (process.env['DATA_DIR'] || './data'))
  const store = await openStore(folder).catch((error: unknown) => {
    throw new ImportError(`the store in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
