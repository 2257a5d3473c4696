import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { putStats, test } from '../support/browser.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let token: string
let others: string
test.beforeAll(async () => {
  server = await startServer(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
    others = await createToken(store, 'beta', 'ingest')
  })
})
test.afterAll(() => server?.stop())

const score = async () => ((await (await fetch(`${server.url}/api/v2/ScheduleGames/1`)).json()) as { live: { teamScore: string } | null }).live?.teamScore

test('[GM-01] a stat file is refused with a word on what to do, and the last good state stays', async () => {
  expect((await putStats(server.url, token, 1, footballFile({ us: [21] }))).status).toBe(200)
  const good = footballFile({ us: [28] })
  const refused: [name: string, status: number, body: string, key?: string, game?: number][] = [
    ['no token', 401, good, ''],
    ['a wrong token', 401, good, 'fh_wrong'],
    ['the token of another department', 401, good, others],
    ['a game that is not there', 404, good, token, 999],
    ['garbage', 422, 'not xml at all'],
    ['a page of HTML', 422, '<!doctype html><html><body>Sign in</body></html>'],
    ['another sport', 422, '<bbgame source="x"></bbgame>'],
    ['a sport that is not the game’s', 422, '<vbgame source="x"></vbgame>'],
    ['nothing', 422, ''],
    ['an entity bomb', 422, '<!DOCTYPE x [<!ENTITY a "aaaa">]><fbgame>&a;</fbgame>'],
    ['too much', 413, `<fbgame>${' '.repeat(2 * 1024 * 1024)}</fbgame>`],
  ]
  for (const [name, status, body, key = token, game = 1] of refused) {
    const answer = await putStats(server.url, key, game, body)
    expect([name, answer.status]).toEqual([name, status])
    expect(((await answer.json()) as { detail: string }).detail.length).toBeGreaterThan(10)
  }
  for (let at = 50; at < good.length - 1; at += 97) expect([at, (await putStats(server.url, token, 1, good.slice(0, at))).status]).toEqual([at, 422])
  const cut = (await (await putStats(server.url, token, 1, good.slice(0, -20))).json()) as { line: number }
  expect(cut.line).toBeGreaterThan(1)
  expect(await score()).toBe('21')
})

test('[CA-01] no address makes the server fail', async () => {
  for (const path of ['/%', '/%00', '/..%2f..%2fetc/passwd', '/sports/%ff', '/news/x/y/z/w', '/sports/football/roster/x/999999999999999999999', '/sports/football/stats/2026/x/boxscore/abc', '/images/../../x/640.webp', '/images/zz/640.webp',
    `/${'a'.repeat(3000)}`, '/?sort=' + 'x'.repeat(2000), '/api/v2/Rosters?sportId=%00', '/sports/football/roster?sort=__proto__&view=constructor', '/sports/constructor', '/__proto__']) {
    const { status } = await fetch(server.url + path, { redirect: 'manual' })
    expect([path.slice(0, 60), status < 500]).toEqual([path.slice(0, 60), true])
  }
})

const root = resolve(import.meta.dirname, '../..')
const run = (env: Record<string, string>, uid?: number) => {
  const ended = spawnSync(process.execPath, ['server/main.ts'], { cwd: root, encoding: 'utf8', timeout: 20_000, ...(uid !== undefined && { uid }), env: { ...process.env, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'silent', ...env } })
  return { code: ended.status, lines: ended.stderr.trim().split('\n') }
}

test('[CA-03] what the operator can mend is said in one line, with exit code 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  const file = join(folder, 'file')
  writeFileSync(file, 'not json')
  const faults: [env: Record<string, string>, says: RegExp][] = [
    [{ DATA_DIR: folder, PORT: String(server.port) }, /port \d+ is taken/],
    [{ DATA_DIR: join(file, 'below') }, /DATA_DIR .* cannot be written to/],
    [{ DATA_DIR: folder, PORT: 'eighty' }, /PORT must be a number/],
    [{ DATA_DIR: folder, ORIGIN_SCHEME: 'gopher' }, /ORIGIN_SCHEME must be http or https/],
    [{ DATA_DIR: folder, TENANTS_FILE: join(folder, 'none.json') }, /TENANTS_FILE .* is not there/],
    [{ DATA_DIR: folder, TENANTS_FILE: file }, /TENANTS_FILE .* is no JSON/],
    [{ DATA_DIR: folder, TENANT: 'nobody' }, /TENANT names nobody/],
    [{ DATA_DIR: folder, DATABASE_URL: 'postgres://x' }, /DATABASE_URL names no database/],
    [{ DATA_DIR: folder, DATABASE_URL: 'mysql://me:secret@x/y' }, /DATABASE_URL must be written postgresql:/],
    [{ DATA_DIR: folder, DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/y' }, /DATABASE_URL: nothing answers at 127\.0\.0\.1:1/],
    [{ DATA_DIR: folder, CONTENT_API_URL: 'https://content.example' }, /CONTENT_API_URL is set without TENANTS_FILE/],
    [{ DATA_DIR: folder, PURGE_URL: 'nginx' }, /PURGE_URL must be the http address/],
  ]
  for (const [env, says] of faults) {
    const { code, lines } = run(env)
    expect([env, code, lines.length]).toEqual([env, 1, 1])
    expect(lines[0]).toMatch(says)
  }
  rmSync(folder, { recursive: true })
})

test('[CA-03] a data folder that this user may not write to', () => {
  test.skip(process.getuid?.() !== 0, 'only root can become another user here')
  const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
  chmodSync(folder, 0o755)
  const { code, lines } = run({ DATA_DIR: folder }, 65_534)
  expect([code, lines.length]).toEqual([1, 1])
  expect(lines[0]).toMatch(/DATA_DIR .* cannot be written to/)
  rmSync(folder, { recursive: true })
})
