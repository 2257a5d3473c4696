import { request as ask, type ClientRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

type Answer = { status: number | string; text: string }
let server: TestServer
let token: string
test.beforeEach(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
test.afterEach(() => server?.stop())

/** A scorer on a slow line: headers and half of the file are sent, the rest when the test says so. */
function slowPut(): { request: ClientRequest; rest: string; answer: Promise<Answer> } {
  const file = footballFile({ us: [7] })
  const request = ask({ port: server.port, path: '/api/v2/ingest/games/1/stats', method: 'PUT', headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(file) } })
  const answer = new Promise<Answer>((done) => {
    request.on('error', (error: NodeJS.ErrnoException) => done({ status: error.code ?? 'error', text: '' }))
    request.on('response', (response) => {
      let text = ''
      response.on('data', (part) => { text += part }).on('end', () => done({ status: response.statusCode!, text }))
    })
  })
  request.write(file.slice(0, 500))
  return { request, rest: file.slice(500), answer }
}

test('[CA-03] a server that is told to stop finishes what it has begun, and takes no more', async () => {
  const stream = ask({ port: server.port, path: '/api/v2/stream', headers: { host: 'localhost' } }).on('error', () => {}).end()
  const put = slowPut()
  await wait(300)
  const began = Date.now()
  const stopped = server.stop()
  await wait(500)
  await expect(fetch(`${server.url}/api/v2/Sports`)).rejects.toThrow()
  put.request.end(put.rest)
  const { status, text } = await put.answer
  expect([status, JSON.parse(text)]).toMatchObject([200, { changed: true }])
  await stopped
  expect(Date.now() - began).toBeLessThan(2500)
  expect(server.exitCode()).toBe(0)
  stream.destroy()
})

test('[CA-03] a server that is told to stop waits three seconds for who does not finish', async () => {
  const put = slowPut()
  await wait(300)
  const began = Date.now()
  await server.stop()
  expect((await put.answer).status).toBe('ECONNRESET')
  expect(Date.now() - began).toBeGreaterThan(2500)
  expect(Date.now() - began).toBeLessThan(5000)
  expect(server.exitCode()).toBe(0)
})
