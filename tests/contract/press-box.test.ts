import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ingestCalls, ingestRoutes } from '../../server/api/ingest.ts'
import { readLiveGames } from '../../server/content/live/live.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import { createScorerToken, createToken } from '../../server/content/accounts/tokens.ts'
import type { Store } from '../../server/db/store.ts'
import { ScorerLink, StatVersions } from '../../src/contract/ingest.schema.ts'
import { openStore } from '../support/engine.ts'
import { footballFile } from '../support/football-file.ts'
import { seedTenant } from '../support/seed.ts'
import { routesOf } from '../support/ask-routes.ts'

let store: Store
let token: string
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const id of ['alpha', 'beta']) await seedTenant(store, id, { hosts: [] })
  token = await createToken(store, 'alpha', 'ingest')
})
afterEach(() => store.close())

type Answer = { status: number; said: Record<string, unknown>; headers: Headers }
async function ask(
  method: string,
  path: string,
  body?: unknown,
  { by = token, tenant = 'alpha' } = {},
): Promise<Answer> {
  const url = new URL(`http://site.invalid/api/v2/ingest/games/${path}`)
  const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
  const response = await routesOf((router) => ingestRoutes(router, store))(
    new Request(url, { method, body: text, headers: { authorization: `Bearer ${by}` } }),
    tenant,
    { origin: 'https://athletics.example.edu' },
  )
  return {
    status: response.status,
    said: (response.status === 204 ? {} : await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}
const file = (us: number[]) => footballFile({ us })
const score = async () => (await readLiveGames(new ReadContext(store, 'alpha'), [1]))[0]?.teamScore
const statuses = (answer: Answer) =>
  StatVersions.parse(answer.said).versions.map(({ version, status }) => `${version} ${status}`)

describe('a file that no game has [GM-01]', () => {
  test.each([
    [
      'a score of 400 digits',
      (xml: string) => xml.replace(/score="7"/, `score="${'9'.repeat(400)}"`),
    ],
    ['a score of 12 digits', (xml: string) => xml.replace(/score="7"/, 'score="999999999999"')],
    [
      '2 MB of elements',
      (xml: string) => xml.replace('</fbgame>', `${'<p/>'.repeat(500_000)}</fbgame>`),
    ],
    [
      '6,000 plays',
      (xml: string) => xml.replace('</fbgame>', `${'<play a="1"/>'.repeat(6000)}</fbgame>`),
    ],
    [
      '2,000 players',
      (xml: string) => xml.replace('</team>', `${'<player name="A,B"/>'.repeat(2000)}</team>`),
    ],
    [
      '20,000 nested elements',
      (xml: string) =>
        xml.replace('</fbgame>', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</fbgame>`),
    ],
  ])('is refused at once, and the published one stays: %s', async (_, change) => {
    expect((await ask('PUT', '1/stats', file([3]))).status).toBe(200)
    const odd = change(file([7]))
    expect(odd).not.toBe(file([7]))
    const begun = performance.now()
    const answer = await ask('PUT', '1/stats', odd)
    expect(performance.now() - begun).toBeLessThan(250)
    expect(answer.status).toBe(422)
    expect(String(answer.said['detail'])).toMatch(/not a score|more than|nested/i)
    expect(await score()).toBe('3')
  })

  test('is limited by token and game, so that other games still get theirs', async () => {
    const routes = routesOf((router) => ingestRoutes(router, store))
    const put = (game: number, by = token) =>
      routes(
        new Request(`http://site.invalid/api/v2/ingest/games/${game}/stats`, {
          method: 'PUT',
          body: 'x',
          headers: { authorization: `Bearer ${by}` },
        }),
        'alpha',
      )
    for (let i = 0; i < 240; i++) expect((await put(1)).status).toBe(422)
    const refused = await put(1)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await put(2)).status).toBe(422)
    expect((await put(1, await createToken(store, 'alpha', 'ingest'))).status).toBe(422)
  })
})

describe('the versions of a game [GM-01]', () => {
  test('are held, published, dropped and listed, never cached', async () => {
    expect((await ask('PUT', '1/hold', { hold: 'always' })).said).toEqual({ hold: 'always' })
    expect((await ask('PUT', '1/stats', file([7]))).said).toMatchObject({
      version: 1,
      status: 'held',
    })
    expect(await score()).toBeUndefined()
    const list = await ask('GET', '1/versions')
    expect(StatVersions.parse(list.said)).toMatchObject({
      gameId: 1,
      published: 0,
      hold: 'always',
      game: {
        teamName: 'alpha',
        opponentName: 'Ashford',
        isHome: true,
        sport: 'Football',
        title: 'alpha vs Ashford',
      },
    })
    expect(list.headers.get('cache-control')).toBe('no-store')
    expect(statuses(await ask('POST', '1/versions/1', { action: 'publish' }))).toEqual([
      '1 published',
    ])
    expect(await score()).toBe('7')
    await ask('PUT', '1/stats', file([14]))
    await ask('PUT', '1/hold', { hold: 'never' })
    await ask('PUT', '1/stats', file([21]))
    expect(await ask('POST', '1/versions/2', { action: 'publish' })).toMatchObject({ status: 409 })
    expect(statuses(await ask('POST', '1/versions/2', { action: 'publish', sure: true }))).toEqual([
      '4 published',
      '3 replaced',
      '2 replaced',
      '1 replaced',
    ])
    expect(await score()).toBe('14')
    expect((await ask('PUT', '1/stats?hold=1', file([28]))).said).toMatchObject({
      version: 5,
      status: 'held',
    })
    expect(statuses(await ask('POST', '1/versions/5', { action: 'drop' }))[0]).toBe('5 dropped')
  })

  test.each<[string, number, string, string, unknown]>([
    ['an unknown version', 404, 'POST', '1/versions/9', { action: 'publish' }],
    ['a version that is not a number', 404, 'POST', '1/versions/x', { action: 'publish' }],
    ['an unknown action', 422, 'POST', '1/versions/1', { action: 'burn' }],
    ['invalid JSON', 400, 'POST', '1/versions/1', '{'],
    ['a body that is too large', 413, 'POST', '1/versions/1', 'x'.repeat(5000)],
    ['an unknown game', 404, 'GET', '99/versions', undefined],
    ['an unknown mode', 422, 'PUT', '1/hold', { hold: 'maybe' }],
    ['another method', 405, 'DELETE', '1/stats', undefined],
    ['a link with too long a life', 422, 'POST', '1/links', { hours: 100, name: 'Kim' }],
    ['a link without a name', 422, 'POST', '1/links', { hours: 2, name: ' ' }],
    ['a link for an unknown game', 404, 'POST', '99/links', { hours: 2, name: 'Kim' }],
    ['an unknown link', 404, 'DELETE', '1/links/000000000000', undefined],
  ])('%s: %i with a reason', async (_, status, method, path, body) => {
    const answer = await ask(method, path, body)
    expect([answer.status, typeof answer.said['detail']]).toEqual([status, 'string'])
  })
})

describe('a link for a helper [GM-01]', () => {
  const link = async (game = 1) =>
    (await ask('POST', `${game}/links`, { hours: 3, name: 'Kim' })).said as {
      id: string
      url: string
      expiresAt: string
    }

  test('works for one game until it ends, with its secret in the fragment', async () => {
    const { url, id, expiresAt } = await link()
    expect(url).toMatch(/^https:\/\/athletics\.example\.edu\/score\/1#fh_[\w-]{32}$/)
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(180)
    const by = new URL(url).hash.slice(1)
    expect((await ask('PUT', '1/stats', file([7]), { by })).status).toBe(200)
    expect(
      StatVersions.parse((await ask('GET', '1/versions', undefined, { by })).said).versions[0],
    ).toMatchObject({ by: 'Kim', score: '0-7' })
    expect(await ask('PUT', '2/stats', file([7]), { by })).toMatchObject({
      status: 403,
      said: { detail: 'this link is only for game 1' },
    })
    expect((await ask('PUT', '1/stats', file([7]), { by, tenant: 'beta' })).status).toBe(401)
    for (const [method, path, body] of [
      ['POST', '1/links', { hours: 2, name: 'Lee' }],
      ['GET', '1/links'],
      ['DELETE', `1/links/${id}`],
    ] as const)
      expect((await ask(method, path, body, { by })).status).toBe(403)
    const { links } = (await ask('GET', '1/links')).said as { links: unknown[] }
    expect(links.map((one) => ScorerLink.parse(one))).toMatchObject([
      { id, name: 'Kim', expiresAt },
    ])
    expect(JSON.stringify(links)).not.toContain(by)
    expect((await ask('DELETE', `2/links/${id}`)).status).toBe(404)
    expect((await ask('DELETE', `1/links/${id}`)).status).toBe(204)
    expect((await ask('PUT', '1/stats', file([14]), { by })).status).toBe(401)
    expect(await score()).toBe('7')
  })

  test('cannot publish, drop or choose what waits for the department', async () => {
    const by = new URL((await link()).url).hash.slice(1)
    await ask('PUT', '1/hold', { hold: 'always' })
    const sent = await ask('PUT', '1/stats', file([99]), { by })
    expect(sent.said).toMatchObject({ version: 1, status: 'held' })
    for (const [method, path, body] of [
      ['PUT', '1/hold', { hold: 'never' }],
      ['POST', '1/versions/1', { action: 'publish', sure: true }],
      ['POST', '1/versions/1', { action: 'drop' }],
    ] as const)
      expect(await ask(method, path, body, { by })).toMatchObject({
        status: 403,
        said: { detail: expect.stringContaining('only the department may') },
      })
    expect(await score()).toBeUndefined()
    expect(StatVersions.parse((await ask('GET', '1/versions')).said)).toMatchObject({
      hold: 'always',
      versions: [{ version: 1, status: 'held' }],
    })
  })

  test('is not a token of any other kind', async () => {
    const by = new URL((await link()).url).hash.slice(1)
    const { holdsToken } = await import('../../server/content/accounts/tokens.ts')
    for (const kind of ['ingest', 'preview', 'forwarder'] as const)
      expect(await holdsToken(store, `Bearer ${by}`, 'alpha', kind)).toBe(false)
    for (const other of [
      await createToken(store, 'alpha', 'preview'),
      await createToken(store, '', 'forwarder'),
    ])
      expect((await ask('GET', '1/versions', undefined, { by: other })).status).toBe(401)
  })

  test('reports when it has ended', async () => {
    const { secret, expiresAt } = await createScorerToken(store, 'alpha', {
      gameId: 1,
      hours: -1,
      name: 'Kim',
    })
    expect(await ask('GET', '1/versions', undefined, { by: secret })).toMatchObject({
      status: 401,
      said: { detail: `this link expired at ${expiresAt}; ask for a new one` },
    })
    expect((await ask('GET', '1/links')).said).toEqual({ links: [] })
  })
})

describe('who may do what with a game [GM-01]', () => {
  const sheet = { events: [] }
  const actions = [
    ['PUT', '1/stats', 'file', 'helper'],
    ['GET', '1/versions', undefined, 'helper'],
    ['POST', '1/versions/1', { action: 'drop' }, 'department'],
    ['PUT', '1/hold', { hold: 'findings' }, 'department'],
    ['GET', '1/links', undefined, 'department'],
    ['POST', '1/links', { hours: 2, name: 'Lee' }, 'department'],
    ['DELETE', '1/links/000000000000', undefined, 'department'],
    ['GET', '1/hand', undefined, 'helper'],
    ['PUT', '1/hand', sheet, 'helper'],
  ] as const

  test('is tried for every action that there is', () => {
    const all = Object.entries(ingestCalls).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} 1/${path}`),
    )
    const tried = actions.map(
      ([method, path]) => `${method} ${path.replace(/(?<=(?:versions|links)\/).+/, ':rest')}`,
    )
    expect(tried.toSorted()).toEqual(all.toSorted())
  })

  test.each(actions)('%s %s', async (method, path, body, least) => {
    const asked = async (by: string, tenant = 'alpha') =>
      (await ask(method, path, body === 'file' ? file([7]) : body, { by, tenant })).status
    const scorer = async (gameId: number, hours: number) =>
      (await createScorerToken(store, 'alpha', { gameId, hours, name: 'Kim' })).secret
    await ask('PUT', '1/hold', { hold: 'always' })
    await ask('PUT', '1/stats', file([3]))
    const status = await asked(await scorer(1, 3))
    if (least === 'department') expect(status).toBe(403)
    else expect([status, status < 300]).toEqual([status, true])
    expect(await asked(await scorer(2, 3))).toBe(403)
    expect(await asked(await scorer(1, -1))).toBe(401)
    for (const kind of ['preview', 'forwarder'] as const)
      expect(await asked(await createToken(store, kind === 'preview' ? 'alpha' : '', kind))).toBe(
        401,
      )
    expect(await asked(await createToken(store, 'beta', 'ingest'))).toBe(401)
    expect(await asked(token, 'beta')).toBe(401)
    // The department itself may; a link that does not exist is not found.
    expect(await asked(token)).toBe(
      path.includes('/links/') ? 404 : method === 'POST' && path === '1/links' ? 201 : 200,
    )
  })
})
