import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { askHost } from '../support/ask-host.ts'
import { putStats } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { startPostgres, type OwnPostgres } from '../support/postgres-alone.ts'
import { seedTenant } from '../support/seed.ts'
import { freePort, startProcess, type ServerProcess } from '../support/server.ts'

let postgres: OwnPostgres
let servers: ServerProcess[]
let folder: string
let token = ''
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  postgres = await startPostgres(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['alpha.localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
  servers = await Promise.all(
    ['one', 'two'].map(async (name) =>
      startProcess(await freePort(), {
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, name),
        TENANT: 'alpha',
      }),
    ),
  )
})
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const [hostA, hostB] = ['alpha.localhost', 'beta.localhost']
const statuses = async (server: ServerProcess, host: string, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await askHost(server.port, path, host)).status))

/** Collects all data of a stream from now on. */
async function listen(server: ServerProcess): Promise<{ text(): string; end(): void }> {
  const stop = new AbortController()
  const { body } = await fetch(`http://localhost:${server.port}/api/v2/stream`, {
    signal: stop.signal,
  })
  let text = ''
  void body!
    .pipeThrough(new TextDecoderStream())
    .pipeTo(
      new WritableStream({
        write: (part) => {
          text += part
        },
      }),
    )
    .catch(() => undefined)
  await expect.poll(() => text).toContain('"kind":"sync"')
  return { text: () => text, end: () => stop.abort() }
}

const post = (server: ServerProcess, us: number) =>
  putStats(`http://localhost:${server.port}`, token, 1, footballFile({ us: [us] }))

// Two servers and a database start, fail and return.
test.describe.configure({ timeout: 90_000 })

test('serves warm pages of two servers without a database [CA-03] [CA-04] [GM-04]', async () => {
  const [one, two] = servers as [ServerProcess, ServerProcess]
  const readsGames = ['/', '/sports/football/schedule']
  const neverDrawn = ['/sports/football/stats']
  const readsNone = ['/sports/football/roster', '/api/v2/Sports']
  for (const host of [hostA, hostB])
    expect(await statuses(two, host, [...readsGames, ...readsNone])).toEqual([200, 200, 200, 200])

  // A file sent to one server reaches the viewers of the other.
  const stream = await listen(two)
  expect((await post(one, 17)).status).toBe(200)
  await expect.poll(stream.text).toContain('"teamScore":"17"')
  expect(await statuses(two, hostA, readsGames)).toEqual([200, 200])
  expect((await post(one, 18)).status).toBe(200)
  await expect.poll(stream.text).toContain('"teamScore":"18"')
  stream.end()

  // Without the database, pages that read none of alpha's games are answered as before, the others
  // by their last copies, and what has no copy is not answered.
  await postgres.down()
  expect(await statuses(two, hostA, readsNone)).toEqual([200, 200])
  expect(await statuses(two, hostB, [...readsGames, ...readsNone])).toEqual([200, 200, 200, 200])
  for (const path of readsGames) {
    const { status, headers, text } = await askHost(two.port, path, hostA)
    expect([path, status, headers['warning'], headers['cache-control']]).toEqual([
      path,
      200,
      '110 - "Response is Stale"',
      'no-store',
    ])
    expect(text).toContain('17')
  }
  expect(await statuses(two, hostA, [...neverDrawn, '/api/v2/Rosters?sportId=1'])).toEqual([
    503, 503,
  ])
  expect((await fetch(`http://127.0.0.1:${two.port}/readyz`)).status).toBe(503)
  expect(await post(two, 20).then(({ status }) => status)).toBe(503)
  expect((await fetch(`http://127.0.0.1:${two.port}/healthz`)).status).toBe(200)

  await postgres.up()
  for (const server of [one, two])
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status)
      .toBe(200)
  expect((await post(one, 24)).status).toBe(200)
  await expect
    .poll(async () => (await askHost(two.port, '/sports/football/schedule', hostA)).text, {
      timeout: 5000,
    })
    .toMatch(/>24</)
  expect(await statuses(two, hostA, [...readsGames, ...readsNone])).toEqual([200, 200, 200, 200])
})

test('exits with one line when its database does not answer [CA-03]', async () => {
  const tried = startProcess(await freePort(), {
    DATABASE_URL: 'postgresql://fieldhouse:secret@127.0.0.1:1/fieldhouse',
    DATA_DIR: join(folder, 'three'),
  })
  await expect(tried).rejects.toThrow(
    /^the server ended: fieldhouse: DATABASE_URL: nothing answers at 127\.0\.0\.1:1 [^\n]*\n$/,
  )
})
