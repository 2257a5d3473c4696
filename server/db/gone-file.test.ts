import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { engine } from '../../tests/support/engine.ts'
import { folderForTest, storeForTest } from '../../tests/support/import-store.ts'
import { seedTenant } from '../../tests/support/seed.ts'
import { transact } from '../content/transaction.ts'
import { localEndpoints } from '../http/health-endpoints.ts'
import { isReady } from './store.ts'
import { classifyStoreError } from './store-error.ts'

const ways: [string, (file: string) => void][] = [
  ['deleted', (file) => rmSync(file)],
  [
    'replaced by a backup',
    (file) => {
      copyFileSync(file, `${file}.backup`)
      renameSync(`${file}.backup`, file)
    },
  ],
]

test.skipIf(engine === 'postgres').each(ways)(
  'a database file that was %s is not ready and takes nothing [FM-06]',
  async (_, way) => {
    const folder = folderForTest()
    const store = await storeForTest(folder)
    await seedTenant(store, 'alpha', { hosts: [] })
    const write = () =>
      transact(store, 'alpha', async ({ db }) => db.selectFrom('tenant').select('id').execute())
    expect([await isReady(store), (await write()).length]).toEqual([true, 1])
    const local = localEndpoints(
      () => isReady(store),
      () => '',
    )
    const server = createServer((request, response) => void local(request, response))
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const readyz = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    expect(await readyz()).toBe(200)
    way(join(folder, 'fieldhouse.db'))
    expect(await isReady(store)).toBe(false)
    expect(await readyz()).toBe(503)
    const fault = await write().catch((error: unknown) => error)
    expect([classifyStoreError(fault), String(fault)]).toEqual([
      'away',
      expect.stringContaining('deleted or replaced'),
    ])
    // What is open can still be read.
    expect(await store.db.selectFrom('tenant').select('id').execute()).toHaveLength(1)
  },
)
