import { cpSync, rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { openStore as openAnyStore, type Store } from '../../server/db/store.ts'
import { engine, openAcquired, assignDatabase } from './engine.ts'
import { folderForTest } from './import-store.ts'
import { fixtureTemplate, acquireDatabase } from './postgres-databases.ts'
import { copyOfPrepared, prepare } from './prepared.ts'

/**
 * Opens a separate store with the fixture department (tests/fixtures/department). It is deleted
 * when it is closed.
 */
export async function departmentStore(): Promise<Store> {
  if (engine === 'postgres') return openAcquired(await acquireDatabase(fixtureTemplate))
  const folder = await copyOfPrepared('fixture')
  const store = await openAnyStore(folder)
  return {
    ...store,
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same for one test: it is closed after the test. */
export async function departmentForTest(): Promise<Store> {
  const store = await departmentStore()
  onTestFinished(() => store.close())
  return store
}

/**
 * A data folder with the fixture department, deleted after the test: for a command or a process
 * that opens the store itself. Give such a process `environmentOf` the folder.
 */
export async function departmentData(): Promise<string> {
  const folder = folderForTest()
  if (engine === 'postgres') assignDatabase(folder, acquireDatabase(fixtureTemplate))
  else cpSync(await prepare('fixture'), folder, { recursive: true })
  return folder
}
