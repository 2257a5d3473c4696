import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { StoreError } from '../../server/db/store-error.ts'
import { footballFile } from '../support/football-file.ts'
import { importLists } from '../support/site-pack.ts'
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

const ask = (path: string) => site.ask(path, 'localhost')
const score = (points: number) =>
  fetch(`http://localhost:${site.port}/api/v2/ingest/games/1/stats`, {
    method: 'PUT',
    body: footballFile({ us: [points] }),
    headers: { authorization: `Bearer ${token}` },
  })
/** The store answers nothing for the department until the returned function is called. */
const outage = ({ store }: Site) => {
  const away = vi.spyOn(store, 'of').mockImplementation(() => {
    throw new StoreError('the store does not answer')
  })
  return () => away.mockRestore()
}

test('serves the last copy of a page while the store is away during a game [CA-03]', async () => {
  await score(4711)
  const schedule = '/sports/football/schedule'
  expect((await ask(schedule)).text).toContain('4711')
  await score(4718)
  const end = outage(site)
  const during = await ask(schedule)
  const unread = await ask('/sports/football/roster')
  end()
  expect([during.status, during.text.includes('4711')]).toEqual([200, true])
  // It says so, and no cache stores it.
  expect(during.headers['cache-control']).toBe('no-store')
  expect(during.headers['warning']).toContain('Stale')
  expect(unread.status).toBe(503)
  const after = await ask(schedule)
  expect([after.text.includes('4718'), after.headers['warning']]).toEqual([true, undefined])
})

test('never serves a last copy with an alert that has ended [CA-03]', async () => {
  const now = Date.now()
  const end = new Date(now + 60_000).toLocaleString('sv', { timeZone: 'America/Chicago' })
  const alerts = `- {title: Stadium closed, endDate: "${end.replace(' ', 'T')}"}\n`
  const other = await siteOf((store) => importLists(store, { 'alerts.yaml': alerts }))
  const ask = () => other.ask('/', undefined, { 'user-agent': 'Googlebot' })
  expect((await ask()).text).toContain('Stadium closed')
  const over = outage(other)
  // The page changes at the end of the alert, and the store cannot be asked what it is then.
  vi.useFakeTimers({ toFake: ['Date'], now: now + 120_000 })
  const later = await ask()
  vi.useRealTimers()
  over()
  await other.close()
  expect(later.status).toBe(503)
  expect(later.text).not.toContain('Stadium closed')
})
