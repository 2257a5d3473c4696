import type { RouteName } from '../../src/routes/paths.ts'
import { createElement, type ReactNode } from 'react'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { callApi } from '../../server/api/call-api.ts'
import { ReadContext } from '../../server/content/read-context.ts'
import type { Store } from '../../server/db/store.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Sport } from '../../src/contract/sport.schema.ts'
import { findSport } from '../../src/domain/sports/sport.ts'
import { getCallName } from '../../src/data/call-name.ts'
import type { ApiQuery } from '../../src/data/api-query.ts'
import { rendering } from '../../src/entry-server.tsx'
import type { Route } from '../../src/routes/route.ts'
import { openStore } from '../support/engine.ts'
import { addressOfEach, filesOfAddresses } from '../support/address-of-each.ts'
import { departmentWith } from '../support/department-site.ts'
import { wordsOf } from '../support/render-screen.tsx'
import { table } from '../support/route-table.ts'

const tenant = 'testham'
/** Routes without a page of their own, and why. */
const undrawn = {
  hidden: 'is a gate',
  otd: 'another spelling',
} as const
type Drawn = Exclude<RouteName, keyof typeof undrawn>

/**
 * Every sentence of the site that says a list is empty: those in their own frame, and some within a
 * page.
 */
const emptyWords =
  /Empty note: (?!Search is not available|Could not be loaded)|not been published|currently no|No box score is|box score will appear|is coming soon|No (?:home|away|neutral-site) games|No games right now|No results for|events in \w+ \d{4}\.|No stories (?:yet|match)/
vi.mock('../../src/ui/EmptyNote.tsx', () => ({
  EmptyNote: ({ children, next }: { children: ReactNode; next?: ReactNode }) =>
    createElement('div', null, 'Empty note: ', children, next),
}))
const missingWords = 'This page could not be loaded'

let store: Store
beforeAll(async () => {
  store = await openStore(':memory:')
  await departmentWith(filesOfAddresses, { tenant })(store)
})
afterAll(() => store.close())

/** As the server does for a signed-in member. */
const readingFor = (row: Endpoint): ReadContext =>
  Object.assign(new ReadContext(store, tenant), { seesHidden: row.hidden === true })

/** The page rendered when one kind of call fails, or all. */
async function drawnWithout(path: string, failing: (name: string) => boolean): Promise<string> {
  const answer = await rendering.render(
    new Request(`http://page.invalid${path}`),
    async (row, query) => {
      if (failing(getCallName(row))) throw new Error('no network')
      const value = (await callApi(getCallName(row), readingFor(row), query)) ?? row.empty
      return { value, at: 0, saved: false }
    },
    false,
    true,
  )
  if (answer instanceof Response)
    return `redirect ${answer.status} ${answer.headers.get('location')}`
  const page = 'draw' in answer ? await answer.draw() : answer
  return `${page.status} ${page.body.match(/<h1[\s>]/g)?.length ?? 0} h1 ${wordsOf(page.body)}`
}

/** The page as it is, rendered once. */
const wholePages = new Map<string, Promise<string>>()
function wholePage(path: string): Promise<string> {
  const page = wholePages.get(path) ?? drawnWithout(path, () => false)
  wholePages.set(path, page)
  return page
}

const drawn = Object.entries(table as Record<string, Route>).filter(
  ([name, { screen }]) => screen !== null && !(name in undrawn),
) as [Drawn, Route][]

/**
 * The reads of a route at its address; apart from sport numbers, nothing of the department is known
 * yet.
 */
function readsAt(row: Route, address: string): [string, ApiQuery][] {
  const url = new URL(address, 'http://page.invalid')
  const params = matchPath(row.path, url.pathname)!.params
  const sport =
    row.sport &&
    findSport(
      [{ id: 1, globalSportNameSlug: 'football', globalSportShortName: 'football' } as Sport],
      String(params[row.sport as string]),
    )
  return Object.entries(
    row.reads?.({ params, sport, asked: Object.fromEntries(url.searchParams) } as never) ?? {},
  )
}

/** What pages say of which every part may be missing. */
const withoutAnswers: Record<string, string> = {
  search: 'Search is not available',
  home: 'Could not be loaded',
  // Its teams are the shell's; only their next games are missing.
  myTeams: 'Football Schedule',
}
const ofShell: string[] = ['settings', 'sports', 'navigation']

describe.each(drawn)('the page %s [OF-02]', (name, row) => {
  const path = addressOfEach[name]
  const reads = readsAt(row, path)

  test('has one heading when every read succeeds', async () => {
    expect(await wholePage(path)).toMatch(name === 'notFound' ? /^404 1 h1 / : /^200 1 h1 /)
  })

  test('lists its optional reads, but not the required one', () => {
    expect(reads.map(([key]) => key)).toEqual(expect.arrayContaining([...(row.optional ?? [])]))
    expect(row.optional ?? []).not.toContain(row.needs)
  })

  // The page of a sport is found by the list of sports.
  const own = reads.filter(([key]) => !(row.sport && key === 'sports'))
  test.each(own)('never shows an empty message when its %s failed', async (key, read) => {
    const words = await drawnWithout(path, (call) => call === getCallName(read.row))
    // Empty messages of this department are shown with every answer, too.
    if (!emptyWords.test(await wholePage(path))) expect(words).not.toMatch(emptyWords)
    if (row.optional?.includes(key)) expect(words).not.toContain(missingWords)
    else expect(words).toContain(missingWords)
  })

  test('shows an error without any data but the shell’s', async () => {
    // A page that needs only the shell's data has it.
    if (
      name === 'notFound' ||
      reads.every(([, { row: asked }]) => ofShell.includes(getCallName(asked)))
    )
      return
    const words = await drawnWithout(path, (call) => !ofShell.includes(call))
    // A search depends on its words, not on a page that may be saved.
    expect(words).toContain(withoutAnswers[name] ?? missingWords)
    expect(words).not.toMatch(emptyWords)
  })
})
