import type { RouteName } from '../../src/routes/paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../server/db/store.ts'
import * as api from '../../src/contract/api.ts'
import type { ApiName } from '../../src/contract/api.ts'
import { buildUrl, type Endpoint } from '../../src/contract/endpoint.ts'
import { schemas } from '../../src/contract/schemas.ts'
import type { CallSchema } from '../../src/contract/parts.schema.ts'
import { addressOfEach, filesOfAddresses } from '../support/address-of-each.ts'
import { departmentWith } from '../support/department-site.ts'
import { hiddenFiles, hiddenMark as mark, hiddenWord as word } from '../support/hidden-files.ts'
import { signIn } from '../support/sign-in.ts'
import { pairOf, type Pair } from '../support/upstream.ts'

// A mark in everything hidden, and a word that finds it: a visitor who is not signed in never sees
// the mark, whatever was requested before.

const addresses = { ...addressOfEach, hiddenSportFile: '/hidden/sports/2026/8/22/hidden' }
const hiddenRows = (Object.keys(addresses) as RouteName[]).filter((name) =>
  /^hidden[A-Z]/.test(name),
)

let pair: Pair
let store: Store
/** Addresses of the hidden player and of a completely hidden roster, which only the store knows. */
let hiddenAddresses: string[]
let cookie: string
beforeAll(async () => {
  pair = await pairOf(
    departmentWith({ ...filesOfAddresses, ...hiddenFiles }, { hosts: ['testham.localhost'] }),
  )
  store = pair.above.store
  cookie = await signIn(store)
  const player = (
    await store
      .of('testham')
      .selectFrom('roster_player')
      .selectAll()
      .where('tenant', '=', 'testham')
      .where('hidden', '=', 1)
      .orderBy('id')
      .execute()
  ).find(({ doc }) => doc.includes('Zqhiddenfirst'))!
  hiddenAddresses = [
    ...hiddenRows.map((name) => addresses[name]).filter((path) => !path.includes('sam-okafor')),
    `/hidden/sports/football/roster/zqhiddenfirst-zqhiddenlast/${player.id}`,
    '/hidden/sports/football/roster/2027',
  ]
}, 120_000)
afterAll(() => pair.close())

const rows = Object.entries(api) as [ApiName, Endpoint][]
/**
 * Each call with its example, with the lowest numbers, and with the word as search text; both
 * versions.
 */
function callsOf([name, row]: [ApiName, Endpoint]): string[] {
  const said = schemas[name] as CallSchema
  const example = said.example as Record<string, unknown>
  const asked = [
    example,
    ...Array.from({ length: 5 }, (_, i) =>
      Object.fromEntries(
        Object.entries(example).map(([key, value]) => [
          key,
          typeof value === 'number' && /id$/i.test(key) ? i + 1 : value,
        ]),
      ),
    ),
  ]
  for (const key of [
    'q',
    'search',
    'searchText',
    'nameSearch',
    'tag',
    'season',
    'access',
    'seasonYear',
    'lastNameStart',
  ]) {
    if (key in said.query.shape)
      asked.push({
        ...example,
        [key]:
          {
            season: '2027',
            access: 'protected',
            seasonYear: '2026',
            lastNameStart: 'z',
            tag: 'season-opener',
          }[key] ?? word,
      })
  }
  const urls = [...new Set(asked.map((query) => buildUrl(row, query)))]
  return [
    ...urls,
    ...('$pageIndex' in said.query.shape
      ? urls.slice(0, 2).map((url) => url.replace('/api/v2/', '/api/v2.1/'))
      : []),
    ...(said.table ? [`${urls[0]}${urls[0]!.includes('?') ? '&' : '?'}format=csv`] : []),
  ]
}
/** Addresses below /hidden, which redirect nowhere else. */
const spellings = [
  '/HIDDEN',
  '/%68idden',
  '//hidden',
  '/hidden/../hidden',
  '/x/../hidden',
  '/\\hidden',
  '/hidden/.',
  '/./hidden',
  '/%2568idden',
  '/hidden%2f',
  '/hidden.',
  '/hidden;a',
  '/hidden%00',
  '/_shell/../hidden',
]
const proof = process.env['PROOF'] === '1'
/** Proof tries each spelling of each address; the daily run tries them in turn. */
const forged = ['', '__Host-session=', `__Host-session=${'A'.repeat(43)}`]
/** The requested address may be in an answer: the visitor knows it already. */
const toldBy = (text: string, path: string): string | undefined =>
  mark.exec(text.replaceAll(path, '').replaceAll(encodeURIComponent(path), ''))?.[0]

async function leaksOf(
  ask: Pair['above']['ask'],
  paths: Iterable<string>,
  headers: Record<string, string> = {},
): Promise<string[]> {
  const leaks: string[] = []
  for (const path of paths) {
    const { text, headers: said } = await ask(path, undefined, headers)
    const told = toldBy(JSON.stringify(said) + text, path)
    if (told) leaks.push(`${path}: ${told}`)
  }
  return leaks
}

const channels = [
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/_shell',
  '/llms.txt',
  '/api/v2/docs',
  '/api/v2/openapi.json',
  '/api/v2/Rss',
  '/api/v2/Rss/xml',
  '/api/v2/Rss/xml?sportId=1',
  '/api/v2/Calendar/subscribe',
  '/api/v2/Calendar/subscribe?sportId=1',
  `/search?q=${word}`,
  `/archives?q=${word}`,
  '/tags/zq-hidden',
  '/no/such/page',
  '/gameday/concurrent.aspx?ids=1,2',
  '/sports/football/roster/2027',
  '/sports/football/coaches/2027',
  '/sports/football/roster/print/2027',
  '/form/4',
  '/protected/form/4',
  '/news/2026/8/21/not-for-everyone',
  '/sports/2026/8/22/hidden.aspx',
  '/protected/sports/2026/8/22/hidden.aspx',
  '/splash/2',
  '/api/v2/Stories/2026-08-21/not-for-everyone',
  '/api/v2/Stories/2026-08-21/not-for-everyone/beside',
  '/api/v2/SportFiles/2026-08-22/hidden.aspx',
  '/api/v2/Splash?splashId=2',
  '/api/v2/Rosters?sportId=1&season=2027',
  '/api/v2/Forms/4?access=hidden',
  '/api/v2/SportFiles/2026-08-22/hidden.aspx?access=hidden',
  '/api/v2/Forms/4/submissions',
]

/** The members' page without hidden content: it tells how this site itself is doing. */
const ofThisSite = addresses.hiddenHealth

describe('an anonymous visitor [RT-18]', () => {
  const all = async () => [
    ...Object.values(addresses).filter((path) => !path.startsWith('/hidden')),
    ...channels,
    ...hiddenAddresses,
    ...rows.flatMap(callsOf),
    ...(await sitemapParts()),
  ]
  const sitemapParts = async () =>
    [
      ...(await pair.above.ask('/sitemap.xml')).text.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g),
    ].map(([, path]) => path!)

  test('never sees hidden content, before and after a member has seen it', async () => {
    const paths = await all()
    expect(paths.length).toBeGreaterThan(500)
    expect(await leaksOf(pair.above.ask, paths)).toEqual([])
    for (const path of hiddenAddresses) {
      const { status, text, headers } = await pair.above.ask(path, undefined, { cookie })
      expect([
        path,
        status,
        mark.test(text),
        headers['cache-control'],
        headers['referrer-policy'],
        headers['x-robots-tag'],
      ]).toEqual([path, 200, path !== ofThisSite, 'private, no-store', 'no-referrer', 'noindex'])
      expect(text).toContain('Kim Member')
      expect(text).not.toContain('application/ld+json')
    }
    expect(await leaksOf(pair.above.ask, paths)).toEqual([])
  }, 120_000)

  test.each([...spellings.entries()])(
    'learns nothing from %i: %s, with any forged cookie',
    async (n, spelt) => {
      for (const [i, path] of hiddenAddresses.entries()) {
        for (const made of proof ? forged : [forged[(n + i) % forged.length]!]) {
          const asked = path.replace('/hidden', spelt)
          const { status, text, headers } = await pair.above.ask(
            asked,
            undefined,
            made ? { cookie: made } : {},
          )
          expect([asked, toldBy(text, asked)]).toEqual([asked, undefined])
          // As hidden as in the right spelling, or not an address of the site.
          if (status === 302) expect(headers.location).toMatch(/^\/login\?returnTo=%2Fhidden/)
          else expect([asked, [400, 404, 301].includes(status)]).toEqual([asked, true])
        }
      }
    },
    60_000,
  )

  test('cannot tell existing hidden addresses from others', async () => {
    const told = async (path: string) => {
      const { status, headers, text } = await pair.above.ask(path)
      return {
        status,
        text,
        headers: {
          ...headers,
          location: String(headers.location).replace(encodeURIComponent(path), ''),
          date: '',
        },
      }
    }
    const nothing = await told('/hidden/nothing')
    expect(nothing).toMatchObject({
      status: 302,
      text: '',
      headers: {
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        location: '/login?returnTo=',
      },
    })
    for (const path of hiddenAddresses) expect(await told(path)).toEqual(nothing)
    for (const path of ['/form/4', '/protected/form/4', '/news/2026/8/21/nothing'])
      expect([path, (await told(path)).status]).toEqual([path, 404])
  })

  test.each([
    ['/news/2026/8/21/not-for-everyone', '/hidden/news/2026/8/21/not-for-everyone'],
    ['/news/2026/8/21/not-for-everyone.aspx', '/hidden/news/2026/8/21/not-for-everyone'],
    ['/sports/2026/8/22/hidden.aspx', '/hidden/sports/2026/8/22/hidden'],
  ])('is led from the public address %s to the login, uncached [RT-21]', async (path, hidden) => {
    const { status, headers, text } = await pair.above.ask(path)
    expect([status, headers.location, text]).toEqual([
      302,
      `/login?returnTo=${encodeURIComponent(hidden)}`,
      '',
    ])
    expect(headers['cache-control']).toMatch(/no-cache|no-store/)
  })

  test('includes a member of another department', async () => {
    const theirs = await signIn(store, 'elsewhere')
    for (const path of hiddenAddresses)
      expect([path, (await pair.above.ask(path, undefined, { cookie: theirs })).status]).toEqual([
        path,
        302,
      ])
  })

  test('gets no hidden file, and a member gets it uncached', async () => {
    const page = (await pair.above.ask('/hidden/sports/2026/8/22/hidden', undefined, { cookie }))
      .text
    const path = /\/closed-files\/[0-9a-f]{32}\/secret\.csv/.exec(page)![0]
    expect((await pair.above.ask(path)).text).not.toMatch(mark)
    expect((await pair.above.ask(path.replace('/closed-files/', '/files/'))).status).toBe(404)
    const theirs = await pair.above.ask(path, undefined, { cookie })
    expect([theirs.status, theirs.text, theirs.headers['cache-control']]).toEqual([
      200,
      'zqhiddenrow,1\n',
      'private, no-store',
    ])
  })

  test('gets no hidden content from shared tables', async () => {
    const db = store.of('testham')
    const kept = [
      await db.selectFrom('search').selectAll().execute(),
      await db.selectFrom('push_job').selectAll().execute(),
      await db.selectFrom('push_told').selectAll().execute(),
      await db.selectFrom('live_game').selectAll().execute(),
      await db.selectFrom('mention').selectAll().execute(),
      await db.selectFrom('change').selectAll().execute(),
    ]
    expect(kept.map((found) => mark.exec(JSON.stringify(found))?.[0])).toEqual(
      Array(kept.length).fill(undefined),
    )
  })
})

test('sends members the same public pages as other visitors [RT-18]', async () => {
  const differ: string[] = []
  const told = async (path: string, headers = {}) => {
    const { status, text, headers: said } = await pair.above.ask(path, undefined, headers)
    // An uncached page is rendered for each visit and contains its times.
    return JSON.stringify([
      status,
      { ...said, date: '', etag: '' },
      text.replace(/\b1\d{12}\b/g, ''),
    ])
  }
  const paths = [
    ...Object.values(addresses).filter((path) => !path.startsWith('/hidden')),
    ...rows
      .filter(([, row]) => !row.hidden && !row.isCounter && !row.isPersonal)
      .map((one) => callsOf(one)[0]!),
  ]
  for (const path of paths)
    if ((await told(path)) !== (await told(path, { cookie }))) differ.push(path)
  expect(differ).toEqual([])
}, 60_000)

test('never asks an upstream for hidden content [RT-18]', async () => {
  const here = await signIn(pair.below.store)
  expect(
    await leaksOf(pair.below.ask, [
      ...hiddenAddresses,
      ...Object.values(addresses),
      ...rows.filter(([, row]) => row.hidden).flatMap(callsOf),
    ]),
  ).toEqual([])
  for (const path of hiddenAddresses) {
    expect([path, (await pair.below.ask(path)).status]).toEqual([path, 302])
    const { status, text } = await pair.below.ask(path, undefined, { cookie: here })
    const wanted = path === ofThisSite ? 200 : 404
    expect([path, status, toldBy(text, path)]).toEqual([path, wanted, undefined])
    // A member of one department is not a member of another.
    expect((await pair.below.ask(path, undefined, { cookie })).status).toBe(302)
  }
}, 60_000)
