import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { siteOf, type Site } from '../support/upstream.ts'

let site: Site
let token: string
let others: string
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    await seedTenant(store, 'beta', { hosts: ['beta.localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
    others = await createToken(store, 'beta', 'ingest')
  })
})
afterAll(() => site.close())

async function put(body: string, { key = token, game = 1 } = {}) {
  const answer = await fetch(`http://localhost:${site.port}/api/v2/ingest/games/${game}/stats`, {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${key}` },
  })
  const { detail = '', line = 0 } = (await answer.json()) as { detail?: string; line?: number }
  return { status: answer.status, detail, line }
}
async function score(): Promise<string | undefined> {
  const { text } = await site.ask('/api/v2/ScheduleGames/1', 'localhost')
  return (JSON.parse(text) as { live: { teamScore: string } | null }).live?.teamScore
}

test('refuses a stat file with a reason and keeps the last good state [GM-01]', async () => {
  expect((await put(footballFile({ us: [21] }))).status).toBe(200)
  const good = footballFile({ us: [28] })
  const refused: [what: string, status: number, body: string, as?: Parameters<typeof put>[1]][] = [
    ['no token', 401, good, { key: '' }],
    ['a wrong token', 401, good, { key: 'fh_wrong' }],
    ['the token of another department', 401, good, { key: others }],
    ['an unknown game', 404, good, { game: 999 }],
    ['garbage', 422, 'not xml at all'],
    ['a page of HTML', 422, '<!doctype html><html><body>Sign in</body></html>'],
    ['another sport', 422, '<bbgame source="x"></bbgame>'],
    ['a sport other than the game’s', 422, '<vbgame source="x"></vbgame>'],
    ['nothing', 422, ''],
    ['an entity bomb', 422, '<!DOCTYPE x [<!ENTITY a "aaaa">]><fbgame>&a;</fbgame>'],
    ['too much', 413, `<fbgame>${' '.repeat(2 * 1024 * 1024)}</fbgame>`],
  ]
  for (const [what, status, body, as] of refused) {
    const answer = await put(body, as)
    expect([what, answer.status, answer.detail.length > 10]).toEqual([what, status, true])
  }
  expect((await put(good.slice(0, -20))).line).toBeGreaterThan(1)
  expect(await score()).toBe('21')
})

test('refuses a stat file wherever it is cut off [GM-01]', async () => {
  expect((await put(footballFile({ us: [21] }))).status).toBe(200)
  const good = footballFile({ us: [28] })
  for (let at = 50; at < good.length - 1; at += 97) {
    expect([at, (await put(good.slice(0, at))).status]).toEqual([at, 422])
  }
  expect(await score()).toBe('21')
})

test('answers every odd address without a server error [CA-01]', async () => {
  for (const path of [
    '/%',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/sports/%ff',
    '/news/x/y/z/w',
    '/sports/football/roster/x/999999999999999999999',
    '/sports/football/stats/2026/x/boxscore/abc',
    '/images/../../x/640.webp',
    '/images/zz/640.webp',
    `/${'a'.repeat(3000)}`,
    `/?sort=${'x'.repeat(2000)}`,
    '/api/v2/Rosters?sportId=%00',
    '/sports/football/roster?sort=__proto__&view=constructor',
    '/sports/constructor',
    '/__proto__',
  ]) {
    const { status } = await site.ask(path, 'localhost')
    expect([path.slice(0, 60), status < 500]).toEqual([path.slice(0, 60), true])
  }
  expect(site.reports).toEqual([])
})
