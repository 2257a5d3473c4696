import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { seedTenant } from '../../../tests/support/seed.ts'
import { createScorerToken, createToken } from '../../content/accounts/tokens.ts'
import type { Store } from '../../db/store.ts'
import { ingestRoutes } from '../ingest.ts'
import { routesOf } from '../../../tests/support/ask-routes.ts'

let store: Store
let department: string
let helper: string
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
  await seedTenant(store, 'beta', { hosts: [] })
  department = await createToken(store, 'alpha', 'ingest')
  helper = (await createScorerToken(store, 'alpha', { gameId: 1, hours: 1, name: 'Pat' })).secret
})
afterEach(() => store.close())

type Ask = {
  method?: string
  token?: string | null
  body?: unknown
  path?: string
  tenant?: string
}
async function ask({
  method = 'PUT',
  token = helper,
  body,
  path = 'games/1/hand',
  tenant = 'alpha',
}: Ask) {
  const url = new URL(`http://site.invalid/api/v2/ingest/${path}`)
  const request = new Request(url, {
    method,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const response = await routesOf((router) => ingestRoutes(router, store))(request, tenant)
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    said: (await response.json()) as Record<string, unknown>,
  }
}
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const tap = { id: id(1), at: 1000, kind: 'score', side: 'team', points: 3, step: 1 }

test('shares one scoring sheet between a helper and the department [GM-01]', async () => {
  const sent = await ask({ body: { events: [tap] } })
  expect(sent).toMatchObject({
    status: 200,
    cache: 'no-store',
    said: { count: 1, last: 1, token: 'scorer', published: { version: 1, source: 'hand' } },
  })
  expect((await ask({ method: 'GET', token: department })).said).toMatchObject({
    count: 1,
    token: 'ingest',
    events: [tap],
  })
  expect((await ask({ method: 'GET', path: 'games/1/hand?after=1' })).said).toMatchObject({
    count: 1,
    events: [],
  })
})

test('refuses a missing, foreign, other game’s or ended token [GM-01]', async () => {
  const other = await createToken(store, 'beta', 'ingest')
  expect((await ask({ token: null, body: { events: [] } })).status).toBe(401)
  expect(
    (await ask({ token: 'fh_guessed-guessed-guessed-guessed', body: { events: [] } })).status,
  ).toBe(401)
  expect((await ask({ token: other, body: { events: [tap] } })).status).toBe(401)
  expect((await ask({ token: helper, tenant: 'beta', body: { events: [tap] } })).status).toBe(401)
  expect(await ask({ path: 'games/2/hand', body: { events: [tap] } })).toMatchObject({
    status: 403,
    said: { detail: expect.stringContaining('game 1') },
  })
  await store.db
    .updateTable('token')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('kind', '=', 'scorer')
    .execute()
  expect(await ask({ body: { events: [tap] } })).toMatchObject({
    status: 401,
    said: { detail: expect.stringMatching(/expired/) },
  })
  expect((await ask({ method: 'GET', token: department })).said).toMatchObject({ count: 0 })
})

test('refuses an invalid sheet with a reason and stores none of its entries [GM-01]', async () => {
  const bad = [
    '',
    '{',
    '[]',
    'null',
    { events: {} },
    { events: [null] },
    { events: [{ ...tap, points: 1e9 }] },
    { events: [{ ...tap, points: -3 }] },
    { events: [{ ...tap, points: 1.5 }] },
    { events: [{ ...tap, id: '1' }] },
    { events: [{ ...tap, at: 'now' }] },
    { events: [{ ...tap, side: 'both' }] },
    { events: [{ ...tap, kind: 'win' }] },
    { events: [{ ...tap, sql: "'; drop" }] },
    { events: [tap], tenant: 'beta' },
    { events: [{ id: id(2), at: 1, kind: 'note', text: 'x'.repeat(201) }] },
    { events: [{ id: id(2), at: 1, kind: 'clock', clock: '<b>' }] },
    { events: Array.from({ length: 1001 }, () => tap) },
  ]
  for (const body of bad) {
    const { status, said } = await ask({ body })
    expect([status, body], JSON.stringify(body)?.slice(0, 80)).toEqual([
      expect.toBeOneOf([400, 422]),
      body,
    ])
    expect(String(said['detail']).length).toBeLessThan(400)
  }
  expect((await ask({ body: `{"events":[${' '.repeat(500_000)}]}` })).status).toBe(413)
  expect(
    (await ask({ path: 'games/999/hand', token: department, body: { events: [tap] } })).status,
  ).toBe(404)
  expect((await ask({ method: 'POST', body: { events: [tap] } })).status).toBe(405)
  expect((await ask({ method: 'GET' })).said).toMatchObject({ count: 0, published: null })
})

test('refuses a sheet with more entries than a game can have [GM-01]', async () => {
  const many = (from: number, count: number) => ({
    events: Array.from({ length: count }, (_, i) => ({
      id: id(from + i),
      at: from + i,
      kind: 'clock',
      clock: '',
    })),
  })
  for (const from of [0, 1000, 2000])
    expect((await ask({ body: many(from, 1000) })).status).toBe(200)
  expect(await ask({ body: many(3000, 1) })).toMatchObject({
    status: 422,
    said: { detail: expect.stringContaining('3000') },
  })
  expect((await ask({ method: 'GET' })).said).toMatchObject({ count: 3000 })
}, 60_000)
