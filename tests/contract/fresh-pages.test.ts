import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { siteOf, type Site } from '../support/upstream.ts'

let site: Site
let token: string
beforeAll(async () => {
  site = await siteOf(async (store) => {
    await seedTenant(store, 'alpha', { hosts: ['localhost'] })
    token = await createToken(store, 'alpha', 'ingest')
  })
})
afterAll(() => site.close())

const ask = (path: string, headers = {}) => site.ask(path, 'localhost', headers)
/** Sends a stat file like a press box. */
async function score(points: number): Promise<number> {
  const answer = await fetch(`http://localhost:${site.port}/api/v2/ingest/games/1/stats`, {
    method: 'PUT',
    body: footballFile({ us: [points] }),
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status
}
const football = '/sports/football'
const readers = ['/', football, `${football}/schedule`, `${football}/stats/2026/ashford/boxscore/1`]

test('answers 304 until a write changes the page [SE-02]', async () => {
  const first = await ask('/sports/football/schedule')
  const known = { 'if-none-match': first.headers.etag! }
  expect((await ask('/sports/football/schedule', known)).status).toBe(304)
  expect(first.text).not.toContain('4711')
  expect(await score(4711)).toBe(200)
  const again = await ask('/sports/football/schedule', known)
  expect([again.status, again.text.includes('4711')]).toEqual([200, true])
})

test('shows each score at once on every page with it [SE-02]', async () => {
  const roster = (await ask('/sports/football/roster')).text
  const rounds = process.env['PROOF'] === '1' ? 2500 : 10
  for (let points = 1001; points <= 1000 + rounds; points++) {
    expect(await score(points)).toBe(200)
    for (const path of readers) {
      expect([path, (await ask(path)).text.includes(String(points))]).toEqual([path, true])
    }
  }
  expect((await ask('/sports/football/roster')).text).toBe(roster)
}, 900_000)

test('returns the same page for any unknown parameter [SE-02]', async () => {
  const page = (await ask('/sports/football/roster')).text
  expect((await ask('/sports/football/roster?utm_source=x&adtest=1')).text).toBe(page)
})
