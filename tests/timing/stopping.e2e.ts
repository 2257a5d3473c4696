import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let token: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterAll(() => server?.stop())

test('waits three seconds for a request that does not end when told to stop [CA-03]', async () => {
  const file = footballFile({ us: [7] })
  const put = request({
    port: server.port,
    host: '127.0.0.1',
    path: '/api/v2/ingest/games/1/stats',
    method: 'PUT',
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      expect: '100-continue',
      'content-length': Buffer.byteLength(file),
    },
  })
  put.flushHeaders()
  await once(put, 'continue')
  const cut = new Promise<string | undefined>((done) => {
    put.on('error', ({ code }: NodeJS.ErrnoException) => done(code))
  })
  put.write(file.slice(0, 500))
  const began = Date.now()
  await server.stop()
  expect(Date.now() - began).toBeGreaterThan(2500)
  expect(Date.now() - began).toBeLessThan(5000)
  expect(await cut).toBe('ECONNRESET')
  expect(server.exitCode()).toBe(0)
})
