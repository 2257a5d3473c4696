import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../server/api/call.ts'
import { Reading } from '../../server/content/reading.ts'
import type { Store } from '../../server/db/store.ts'
import { findSport } from '../../src/domain/sport.ts'
import { nameOf } from '../../src/data/name-of.ts'
import type { Read } from '../../src/data/q.ts'
import { rendering } from '../../src/entry-server.tsx'
import type { Route } from '../../src/routes/route.ts'
import { openStore } from '../support/engine.ts'
import { canaryOf, seedTenant } from '../support/seed.ts'
import { wordsOf } from '../support/draw.tsx'
import { table } from '../support/route-table.ts'

const params = { slug: 'football', globalSportNameSlug: 'football', rosterPlayerId: '7', playerSlug: `sam-okafor${canaryOf('alpha')}`, season: '2026', oppSlug: 'ashford', gameId: '1', year: '2026', month: '8', day: '28', storySlug: 'season-opens', ids: '1' }
const addresses: { [name in keyof typeof table]?: string } = {
  home: '/', sportHome: '/sports/football', roster: '/sports/football/roster', player: `/sports/football/roster/${params.playerSlug}/7`, schedule: '/sports/football/schedule',
  boxScore: '/sports/football/stats/2026/ashford/boxscore/1', story: '/news/2026/8/28/season-opens', board: '/board/1', calendar: '/calendar', sportCalendar: '/sports/football/calendar', search: '/search?q=season', archives: '/archives?q=season', sportArchives: '/sports/football/archives', documents: '/documents', publications: '/publications', clippings: '/clippings', coverage: '/coverage', splash: '/splash/1',
  rosterPrint: '/sports/football/roster/print/2026', coaches: '/sports/football/coaches', coachingYears: '/sports/football/coaches/year', coachingCareers: '/sports/football/coaches/overall', sportStaff: '/sports/football/staff', textSchedule: '/sports/football/schedule/text', printSchedule: '/sports/football/schedule/print', results: '/sports/football/results', calendarPrint: '/calendar/print/list/all/2026-08-01/2026-11-30/all', awards: '/awards', allAmericans: '/all-americans', honors: '/honors', historicalRoster: '/historical-roster', sportHistoricalRoster: '/sports/football/historical-roster', onThisDay: '/on-this-day', tags: '/tags', moments: '/moments', sportMoments: '/sports/football/moments', podcasts: '/podcasts', staffDirectory: '/staff-directory', staffDirectoryPrint: '/staff-directory/print', facilities: '/facilities', tickets: '/tickets', socialAccounts: '/social-accounts', rssFeeds: '/rss_feeds', subscribe: '/subscribe', unsubscribed: '/unsubscribed', notFound: '/404',
}
/** Every sentence of the site that says there is nothing. */
const emptyWords = /not been published|currently no|No box score|box score opens|still being written|No (?:home|away|neutral-site) games|No game is on|empty-handed|events in \w+ \d{4}\.|Nothing has been put|Nothing in the archives/
const missingWords = 'This page could not be loaded'

let store: Store
beforeAll(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterAll(() => store.close())

/** The page as it is drawn when one kind of call fails, or all. */
async function drawnWithout(path: string, failing: (name: string) => boolean): Promise<string> {
  const page = await rendering.render(new Request(`http://page.invalid${path}`), async (row, query) => {
    if (failing(nameOf(row))) throw new Error('no network')
    const value = (await call(nameOf(row), new Reading(store, 'alpha'), query)) ?? row.empty
    return { value, at: 0, saved: false }
  })
  return page instanceof Response ? `redirect ${page.status}` : wordsOf(page.body)
}

/** Pages of single things that this department has none of have no address here. */
const single = ['document', 'sportFile', 'protectedSportFile', 'publication', 'coach', 'supportStaff', 'statsPdf', 'cumulativeStats', 'resultsPrint', 'opponents', 'opponent', 'sportCalendarPrint', 'award', 'allAmerican', 'inductee', 'historicalRosterJoined', 'sportHistoricalRosterJoined', 'otd', 'tag', 'sportTag', 'podcastShow', 'podcast', 'staffEntry', 'facility', 'partners']
/** A gate draws nothing of its own, the login reads nothing. */
const drawn = Object.entries(table as Record<string, Route>).filter(([name, { screen }]) => screen !== null && name !== 'login' && !single.includes(name))

describe.each(drawn)('[OF-02] the page %s', (name, row) => {
  const path = addresses[name as keyof typeof table]!
  const sport = { id: 1, globalSportNameSlug: 'football', globalSportShortName: 'football' } as Parameters<typeof findSport>[0][number]
  const reads = Object.entries<Read>(row.reads?.({ params, sport, asked: { q: 'season' } } as never) ?? {})

  test('may be without reads that it has, and not without the one it needs', () => {
    expect(reads.map(([key]) => key)).toEqual(expect.arrayContaining([...(row.optional ?? [])]))
    expect(row.optional ?? []).not.toContain(row.needs)
  })

  test.each(reads)('never says that there is nothing when its %s failed', async (key, read) => {
    const words = await drawnWithout(path, (call) => call === nameOf(read.row))
    // What this department has none of is said with every answer, too.
    if (!emptyWords.test(await drawnWithout(path, () => false))) expect(words).not.toMatch(emptyWords)
    if (row.optional?.includes(key)) expect(words).not.toContain(missingWords)
    else expect(words).toContain(missingWords)
  })

  test('without any answer but the shell says that it is not there', async () => {
    if (name === 'notFound' || reads.length === 0) return
    const words = await drawnWithout(path, (call) => !['settings', 'sports', 'navigation'].includes(call))
    // A search is of its words, not of a page that somebody may have kept.
    expect(words).toContain(name === 'search' ? 'could not be reached' : missingWords)
    expect(words).not.toMatch(emptyWords)
  })
})
