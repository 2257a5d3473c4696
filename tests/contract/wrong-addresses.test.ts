import type { RouteName } from '../../src/routes/paths.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type App } from '../../server/app.ts'
import type { Store } from '../../server/db/store.ts'
import type { Built } from '../../server/site/built.ts'
import { Tenants } from '../../server/tenant/tenants.ts'
import { rendering } from '../../src/entry-server.tsx'
import type { Route } from '../../src/routes/route.ts'
import { addressOfEach, filesOfAddresses } from '../support/address-of-each.ts'
import { departmentWith } from '../support/department-site.ts'
import { openStore } from '../support/engine.ts'
import { table } from '../support/route-table.ts'
import { signIn } from '../support/sign-in.ts'
import {
  paramsOf,
  wrongAddresses,
  wrongQueries,
  type WrongAddress,
} from '../support/wrong-addresses.ts'

// Every parameter of every route made wrong, in path and query: the answer is a 404 with links, or
// a redirect to the right address.

const data = mkdtempSync(join(tmpdir(), 'fieldhouse-store-'))
let store: Store
let app: App
let cookie: string
beforeAll(async () => {
  store = await openStore(data)
  await departmentWith(filesOfAddresses)(store)
  cookie = await signIn(store)
  const tenants = new Tenants(store, 'testham', [])
  await tenants.load()
  const built: Built = {
    build: 'test',
    folder: resolve('src/ui/icons'),
    entry: rendering,
    filesOf: () => ({ script: '/x.js', app: [], stylesheet: null, fonts: [] }),
  }
  app = createApp({
    store,
    built,
    tenants,
    root: resolve(import.meta.dirname, '../..'),
    origins: () => 'http://localhost',
    report: (fault) => {
      throw fault
    },
  })
}, 60_000)
afterAll(async () => {
  app.hub.close()
  await store.close()
  rmSync(data, { recursive: true, force: true })
})

type Answered = { status: number; location: string; main: string }
async function ask(address: string): Promise<Answered> {
  const answer = await app.fetch(
    new Request(new URL(address, 'http://localhost'), {
      headers: { host: 'localhost', 'user-agent': 'Googlebot', cookie },
    }),
  )
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    main: /<main[\s>].*<\/main>/s.exec(await answer.text())?.[0] ?? '',
  }
}

/** The same, requested once: right addresses that many wrong ones redirect to. */
const known = new Map<string, Promise<Answered>>()
function askOnce(address: string): Promise<Answered> {
  const answer = known.get(address) ?? ask(address)
  known.set(address, answer)
  return answer
}

/** At least two links under a heading. */
const helps = ({ main }: Answered): boolean =>
  /<h1[\s>]/.test(main) && (main.match(/<a\s/g)?.length ?? 0) >= 2

/** Parameters that accept any value, and why. */
const anything: Record<string, string> = {
  'board.ids': 'a board of unknown games is empty and not indexed',
  'calendarPrint.sport = 0': '0 means all sports',
}

const rows = Object.entries<Route>(table) as [RouteName, Route][]

describe.each(rows.filter(([, { path }]) => paramsOf(path).length > 0))(
  '%s [RT-17]',
  (name, { path }) => {
    const asked = wrongAddresses(path, addressOfEach[name].replace(/\?.*/, ''))

    test('is tested with each parameter wrong', () =>
      expect([...new Set(asked.map(({ param }) => param))]).toEqual(paramsOf(path)))

    test('answers 404 for a wrong parameter, or redirects to the right address', async () => {
      const faults: string[] = []
      for (const { param, value, address } of asked) {
        if (`${name}.${param}` in anything || `${name}.${param} = ${value}` in anything) continue
        const answer = await ask(address)
        if (answer.status === 404) {
          if (!helps(answer)) faults.push(`${address}: 404 without a word or a way on`)
        } else if (answer.status === 301 || answer.status === 302) {
          const next = await askOnce(answer.location)
          if (next.status !== 200)
            faults.push(`${address}: sent to ${answer.location}, which is ${next.status}`)
        } else {
          faults.push(`${param} = ${value.slice(0, 20)}: ${answer.status}`)
        }
      }
      expect(faults).toEqual([])
    })
  },
)

test.each([
  ['/index.html', '/'],
  ['/sports/football/roster/index.html', '/sports/football/roster'],
  ['/sports/football/schedule/index.html', '/sports/football/schedule'],
  ['/Sports//Football/Schedule/INDEX.htm/', '/sports/football/schedule'],
  ['/calendar/index.html?page=2', '/calendar?page=2'],
  ['/staff-directory/default.aspx', '/staff-directory'],
  ['/board/index.php', '/board'],
  ['/scoreboard', '/board'],
])(
  'leads from the index file or other name %s to its page in one redirect [RT-17]',
  async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 301, location: to })
    expect((await ask(to)).status).toBe(200)
  },
)

test.each(['/no/such/page/index.html', '/documents/handbook/index.html', '/index.html/x'])(
  'answers 404 for %s [RT-17]',
  async (address) => {
    expect((await ask(address)).status).toBe(404)
  },
)

const choicesOf = ({ query = {}, textParams = {} }: Route): string[] => [
  ...Object.keys(query),
  ...Object.keys(textParams),
]
describe.each(rows.filter(([, row]) => choicesOf(row).length > 0))(
  'a choice of %s [RT-17]',
  (name, row) => {
    const real = addressOfEach[name].replace(/\?.*/, '')
    const query = row.query ?? {}

    test('is ignored when it is not listed', async () => {
      const plain = await askOnce(real)
      const faults: string[] = []
      for (const { address } of wrongQueries(Object.keys(query), real)) {
        const { status, location, main } = await ask(address)
        if (status !== plain.status || location !== plain.location || main !== plain.main)
          faults.push(`${address}: ${status} ${location}`)
      }
      expect(faults).toEqual([])
    })

    test('is a page or 404 when listed or free', async () => {
      const listed = Object.entries(query).flatMap(([param, values]) =>
        [values[0]!, values.at(-1)!].map((value): WrongAddress => ({
          param,
          value,
          address: `${real}?${param}=${value}`,
        })),
      )
      const faults: string[] = []
      for (const { address } of [
        ...listed,
        ...wrongQueries(Object.keys(row.textParams ?? {}), real),
      ]) {
        const answer = await ask(address)
        const right =
          answer.status === 200
            ? /<h1[\s>]/.test(answer.main)
            : answer.status === 404
              ? helps(answer)
              : answer.status === 301 && (await askOnce(answer.location)).status === 200
        if (!right) faults.push(`${address}: ${answer.status} ${answer.location}`)
      }
      expect(faults).toEqual([])
    })
  },
)

describe('wrong values [RT-17]', () => {
  const paper = (start: string, end: string, type = 'list', location = 'all') =>
    `/calendar/print/${type}/all/${start}/${end}/${location}`
  test.each<[what: string, address: string, status: number, to: string]>([
    ['a season of a roster', '/sports/football/roster/1999', 404, ''],
    ['a season of a schedule', '/sports/football/schedule/1999', 302, '/sports/football/schedule'],
    ['a season of statistics', '/sports/football/stats/1999', 302, '/sports/football/schedule'],
    ['a season of coaches', '/sports/football/coaches/1999', 404, ''],
    ['a season of results', '/sports/football/results/1999', 404, ''],
    ['a season in print', '/sports/football/roster/print/1999', 404, ''],
    ['a kind of results', '/sports/football/results/print/2026/most', 404, ''],
    ['a kind of calendar', paper('2026-08-01', '2026-08-31', 'week'), 404, ''],
    ['a place of games', paper('2026-08-01', '2026-08-31', 'list', 'moon'), 404, ''],
    ['a range that ends before it begins', paper('2026-08-31', '2026-08-01'), 404, ''],
    ['a range of more than a year', paper('2026-01-01', '2028-01-01'), 404, ''],
    ['an invalid day', paper('2026-02-30', '2026-03-01'), 404, ''],
    ['an invalid month', '/calendar/2026-13', 301, '/calendar'],
    ['an invalid day of the year', '/on-this-day?month=2&day=30', 404, ''],
    [
      'a department without its ending',
      '/staff-directory/administration/1',
      301,
      '/staff-directory/administration-department/1',
    ],
    [
      'a department under another name',
      '/staff-directory/sports-medicine-department/1',
      301,
      '/staff-directory/administration-department/1',
    ],
    ['an unknown department', '/staff-directory/administration-department/99', 404, ''],
    ['a person as a department', '/staff-directory/odile-marsh-department/3', 404, ''],
    [
      'a person under another name',
      '/staff-directory/somebody/3',
      301,
      '/staff-directory/odile-marsh/3',
    ],
    ['a splash', '/splash/99', 302, '/'],
    ['an inductee', '/honors/hall-of-fame/somebody/99', 302, '/honors/hall-of-fame'],
    ['a grouping', '/honors/hall-of-fame/height', 404, ''],
    ['a page of a list', '/podcasts?page=50', 404, ''],
    ['a show under another name', '/podcasts/shows/nothing/1', 301, '/podcasts/shows/the-kennel/1'],
    ['a story of another day', '/news/2026/8/27/season-opens', 404, ''],
    ['a sport', '/sports/quidditch/roster', 404, ''],
  ])('%s: %s', async (_, address, status, to) => {
    const answer = await ask(address)
    expect([answer.status, answer.location]).toEqual([status, to])
    if (status === 404) expect(helps(answer)).toBe(true)
  })
})
