import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { openStore as openAnyStore, type Store } from '../../server/db/store.ts'
import { engine, openTaken } from './engine.ts'
import { fixtureTemplate, takeDatabase } from './postgres-databases.ts'
import { copyOfPrepared } from './prepared.ts'

/** Opens a store of its own that has the fixture department (tests/fixtures/department) in it. It is gone when it is closed. */
export async function departmentStore(): Promise<Store> {
  if (engine === 'postgres') return openTaken(await takeDatabase(fixtureTemplate))
  const folder = await copyOfPrepared('fixture')
  const store = await openAnyStore(folder)
  return { ...store, close: async () => { await store.close(); rmSync(folder, { recursive: true, force: true }) } }
}

/** The same for one test: it is closed after the test. */
export async function departmentForTest(): Promise<Store> {
  const store = await departmentStore()
  onTestFinished(() => store.close())
  return store
}
