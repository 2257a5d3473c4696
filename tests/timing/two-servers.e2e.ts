import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { putStats } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { startPostgres, type OwnPostgres } from '../support/postgres-alone.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'
import { seedTenant } from '../support/seed.ts'
import { viewStream } from '../support/stream-viewer.ts'

let postgres: OwnPostgres
let servers: ServerProcess[]
let folder: string
let token = ''
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  postgres = await startPostgres(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
  const env = { DATABASE_URL: postgres.url, TENANT: 'alpha' }
  servers = await Promise.all(
    ['one', 'two'].map(async (name) =>
      startProcess(await freePort(), { ...env, DATA_DIR: join(folder, name) }),
    ),
  )
})
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const post = (server: ServerProcess, us: number) =>
  putStats(`http://localhost:${server.port}`, token, 1, footballFile({ us: [us] }))

test('relays a score fast, and fails fast without a database [CA-03] [GM-04]', async () => {
  const [one, two] = servers as [ServerProcess, ServerProcess]
  const viewer = viewStream(two.port, 'alpha.localhost')
  try {
    await expect.poll(() => viewer.recovered.length).toBe(1)
    const began = Date.now()
    expect((await post(one, 17)).status).toBe(200)
    await expect.poll(() => viewer.scores.get(1), { intervals: [5] }).toBe('17')
    expect(Date.now() - began).toBeLessThan(1500)

    await postgres.down()
    const asked = Date.now()
    expect((await post(two, 20)).status).toBe(503)
    expect((await fetch(`http://localhost:${two.port}/sports/football/schedule`)).status).toBe(503)
    expect(Date.now() - asked).toBeLessThan(2000)
    await postgres.up()
  } finally {
    viewer.close()
  }
})
