import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentApi } from '../../server/api/content-api.ts'
import { createToken } from '../../server/content/accounts/tokens.ts'
import { hidePlayer } from '../support/hidden-player.ts'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import { filesOfAddresses } from '../support/address-of-each.ts'
import { departmentWith } from '../support/department-site.ts'
import { openStore } from '../support/engine.ts'
import { signIn } from '../support/sign-in.ts'
import { routesOf } from '../support/ask-routes.ts'

let store: Store
let calls: ReturnType<typeof routesOf>
let mine: string
let others: string
let member: string
beforeAll(async () => {
  store = await openStore(':memory:')
  await departmentWith(filesOfAddresses)(store)
  await hidePlayer(store)
  mine = await createToken(store, 'testham', 'preview')
  others = await createToken(store, 'elsewhere', 'preview')
  member = await signIn(store)
  calls = routesOf((router) => new ContentApi(store).routes(router))
})
afterAll(() => store.close())

const rows = (Object.entries(api) as [ApiName, Endpoint][]).filter(([, row]) => row.hidden)
const askWith = async (path: string, headers: Record<string, string>, tenant = 'testham') => {
  const url = new URL(path, 'http://site.invalid')
  return calls(new Request(url, { headers }), tenant)
}
const ask = (path: string, token?: string) =>
  askWith(path, token ? { authorization: `Bearer ${token}` } : {})
const pathOf = (name: ApiName, row: Endpoint) =>
  buildUrl(
    row,
    name === 'hiddenForm'
      ? { formId: 4 }
      : name === 'hiddenSplash'
        ? { splashId: 2 }
        : (schemas[name].example as Record<string, unknown>),
  )

test('lists hidden calls, and none under a public path [RT-18]', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual([
    'hiddenArchives',
    'hiddenForm',
    'hiddenHealth',
    'hiddenMember',
    'hiddenPlayer',
    'hiddenRoster',
    'hiddenSeasonRoster',
    'hiddenSplash',
    'hiddenSportFile',
    'hiddenStory',
    'hiddenStoryBeside',
  ])
  for (const [name, row] of Object.entries(api) as [ApiName, Endpoint][])
    expect([name, /\/hidden\//i.test(row.path)]).toEqual([name, row.hidden === true])
})

test.each(rows)(
  '%s refuses other tokens, and answers the department’s own uncached [RT-18]',
  async (name, row) => {
    const path = pathOf(name, row)
    const forwarder = await createToken(store, '', 'forwarder')
    const ingest = await createToken(store, 'testham', 'ingest')
    for (const token of [undefined, 'fh_x', others, forwarder, ingest]) {
      const refused = await ask(path, token)
      expect([
        refused.status,
        refused.headers.get('cache-control'),
        refused.headers.get('access-control-allow-origin'),
      ]).toEqual([401, 'private, no-store', null])
    }
    for (const spelling of [path, path.toUpperCase().replace('/API/V2/', '/API/v2/')])
      expect((await ask(spelling)).status).toBe(401)
    // A token is not a session.
    const answer = await (name === 'hiddenMember'
      ? askWith(path, { cookie: member })
      : ask(path, mine))
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      answer.headers.get('access-control-allow-origin'),
    ]).toEqual([200, 'private, no-store', null])
    expect([answer.headers.get('referrer-policy'), answer.headers.get('x-robots-tag')]).toEqual([
      'no-referrer',
      'noindex',
    ])
    const json: unknown = await answer.json()
    expect(schemas[name].result.parse(json)).toEqual(json)
  },
)

test('separates hidden and public answers, also right after a read [RT-18]', async () => {
  expect(await (await ask('/api/v2/Hidden/archives', mine)).text()).toContain('Zephyrine draft')
  expect(await (await ask('/api/v2/Stories')).text()).not.toContain('Zephyrine draft')
  const hidden = await (await ask('/api/v2/Hidden/rosters/1', mine)).text()
  expect(hidden).toContain('Quietly')
  expect(await (await ask('/api/v2/Rosters/1')).text()).not.toContain('Quietly')
  const { players } = JSON.parse(hidden) as {
    players: { rosterPlayerId: number; lastName: string }[]
  }
  const id = players.find(({ lastName }) => lastName === 'Quietly')!.rosterPlayerId
  expect((await ask(`/api/v2/Players/roster/bio/${id}`)).status).toBe(204)
  expect(await (await ask(`/api/v2/Hidden/players/roster/bio/${id}`, mine)).text()).toContain(
    'Quietly',
  )
})

test.each(rows)(
  '%s answers a signed-in member from this site or a typed address only [RT-18]',
  async (name, row) => {
    const path = pathOf(name, row)
    const from = async (headers: Record<string, string>, cookie = member, tenant = 'testham') =>
      (await askWith(path, { cookie, ...headers }, tenant)).status
    expect(
      await Promise.all([
        from({ 'sec-fetch-site': 'same-origin', origin: 'http://site.invalid' }),
        from({ 'sec-fetch-site': 'none' }),
        from({}),
      ]),
    ).toEqual([200, 200, 200])
    expect(
      await Promise.all([
        from({ 'sec-fetch-site': 'cross-site' }),
        from({ 'sec-fetch-site': 'same-site' }),
        from({ 'sec-fetch-site': 'none', origin: 'https://evil.example' }),
        from({ origin: 'https://evil.example' }),
        from({ origin: 'null' }),
        from({}, `${member.slice(0, -1)}_`),
        from({}, member.replace('__Host-', '')),
        from({}, member, 'elsewhere'),
        from({}, await signIn(store, 'elsewhere')),
      ]),
    ).toEqual(Array(9).fill(401))
  },
)
