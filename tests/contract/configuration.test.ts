import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { App } from '../../server/app.ts'
import { ConfigError, readConfig } from '../../server/config.ts'
import { openStore } from '../../server/db/store.ts'
import { StoreError } from '../../server/db/store-error.ts'
import { listen } from '../../server/http/listen.ts'
import { onTheClock } from '../support/server.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
const file = join(folder, 'file')
writeFileSync(file, 'not json')
afterAll(() => rmSync(folder, { recursive: true }))

const closed = join(folder, 'closed')
mkdirSync(closed)
chmodSync(closed, 0o555)
/** Root may write anywhere, so it gives that right up. Another user may not reach the checkout. */
const bound = ['setpriv', '--bounding-set=-dac_override,-dac_read_search']
const limits = process.getuid?.() === 0 ? bound : []

/** Starts the server with these settings and waits for its exit. */
async function run(env: Record<string, string>) {
  const [command, ...args] = [...limits, process.execPath, ...onTheClock, 'server/main.ts']
  const child = spawn(command!, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'silent', ...env },
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(child, 'close')
  return { code: child.exitCode, lines: text.trim().split('\n') }
}

test('exits with one line and code 1 on an invalid setting [CA-03]', async () => {
  const data = (name: string) => join(folder, name)
  const faults: [env: Record<string, string>, says: RegExp][] = [
    [{ DATA_DIR: closed }, /DATA_DIR .* cannot be written to \(EACCES\)/],
    [{ DATA_DIR: data('one'), TENANT: 'nothing' }, /TENANT names nothing, which is not a tenant/],
    [
      { DATA_DIR: data('two'), DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/y' },
      /DATABASE_URL: nothing answers at 127\.0\.0\.1:1/,
    ],
  ]
  const ended = await Promise.all(faults.map(async ([env]) => run(env)))
  for (const [i, { code, lines }] of ended.entries()) {
    expect([code, lines]).toEqual([1, [expect.stringMatching(faults[i]![1])]])
    expect(lines[0]).not.toContain('secret')
  }
}, 30_000)

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'eighty' }, /^PORT must be a number/],
  [{ HSTS_SUBDOMAINS: 'yes' }, /^HSTS_SUBDOMAINS must be 0 or 1/],
  [{ HSTS_SUBDOMAINS: '1' }, /^HSTS_SUBDOMAINS is set without ORIGIN_SCHEME=https; set/],
  [{ ORIGIN_SCHEME: 'gopher' }, /^ORIGIN_SCHEME must be http or https/],
  [{ TENANTS_FILE: join(folder, 'none.json') }, /^TENANTS_FILE: there is no file/],
  [{ TENANTS_FILE: file }, /^TENANTS_FILE .* is not valid JSON/],
  [{ DATABASE_URL: 'mysql://me:secret@x/y' }, /^DATABASE_URL must have the form postgresql:/],
  [{ CONTENT_API_URL: 'https://content.example' }, /CONTENT_API_URL is set without TENANTS_FILE/],
  [{ PURGE_URL: 'nginx' }, /^PURGE_URL must be the http URL/],
])('names the setting and its accepted values: %j [CA-03]', (env, says) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(says)
})

test('requires a database name in the database address [CA-03]', async () => {
  const opened = openStore(folder, { databaseUrl: 'postgres://x' })
  await expect(opened).rejects.toThrow(/DATABASE_URL has no database name/)
  await expect(opened).rejects.toThrow(StoreError)
})

test('says which port is in use [CA-03]', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const app = { headers: {} } as App
  await expect(
    listen(
      app,
      { PORT: port, HOST: '127.0.0.1' },
      () => {},
      () => false,
    ),
  ).rejects.toThrow(`port ${port} is in use; set PORT to another one`)
  other.close()
})
