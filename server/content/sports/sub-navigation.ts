import type { CallHandlers } from '../call-handlers.ts'
import type { SubNavigationItem } from '../../../src/contract/site.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import {
  coachesHref,
  opponentsHref,
  resultsHref,
  historicalRosterHref,
  momentsHref,
  standingsHref,
  statsHref,
  archivesHref,
  rosterHref,
  scheduleHref,
  sportHref,
} from '../../../src/routes/links.ts'
import { readStandingsTables } from '../games/schedules.ts'
import { readArchives } from '../stories/archives.ts'
import { readCoachSeasons } from '../people/coaches.ts'
import { readItems } from '../items.ts'
import { subNavigation } from '../kinds/site.ts'
import { readMoments } from '../honors/moments.ts'
import type { ReadContext } from '../read-context.ts'
import { readSport } from './sports.ts'
import { hasStats } from '../stats/stat-seasons.ts'

/**
 * The navigation bar of a sport: the department's own, else made from the sport's content. Empty
 * for an unknown sport.
 */
export async function readSubNavigation(
  context: ReadContext,
  sportId: number,
): Promise<SubNavigationItem[]> {
  const sport = await readSport(context, sportId)
  if (!sport) return []
  const [stored] = await readItems(context, subNavigation, { sportId })
  if (stored) return stored.items
  const first = { sportId, $pageSize: 1 }
  return madeFor(sport, {
    stats: await hasStats(context, sportId),
    standings: (await readStandingsTables(context, sportId)).length > 0,
    coaches: (await readCoachSeasons(context, sportId)).length > 0,
    archives: (await readArchives(context, first)).total > 0,
    moments: (await readMoments(context, first)).total > 0,
  })
}

/** Frequently used pages are in the bar; history and background are under 'More'. */
function madeFor(
  sport: Sport,
  has: Record<'stats' | 'standings' | 'coaches' | 'archives' | 'moments', boolean>,
): SubNavigationItem[] {
  const { scheduleId, rosterId, ticketsLink, displayOpponentHistory } = sport
  const past = [
    ...(has.archives ? [['News', archivesHref(sport)]] : []),
    ...(has.moments ? [['Key moments', momentsHref(sport)]] : []),
    ...(scheduleId && displayOpponentHistory ? [['Opponents', opponentsHref(sport)]] : []),
    ...(rosterId ? [['Historical roster', historicalRosterHref(sport)]] : []),
  ].map(([title, url], i) => ({
    id: 100 + i,
    title: title!,
    url: url!,
    openInNewWindow: false,
    separator: false,
  }))
  const row: Pick<
    SubNavigationItem,
    'title' | 'url' | 'className' | 'openInNewWindow' | 'items'
  >[] = [
    { ...link(sport.title, sportHref(sport)), className: 'sport-home' },
    ...(scheduleId ? [link('Schedule', scheduleHref(sport))] : []),
    ...(rosterId ? [link('Roster', rosterHref(sport))] : []),
    ...(has.stats ? [link('Statistics', statsHref(sport))] : []),
    ...(has.standings ? [link('Standings', standingsHref(sport))] : []),
    ...(has.coaches ? [link('Coaches', coachesHref(sport))] : []),
    ...(scheduleId ? [link('Results', resultsHref(sport))] : []),
    ...(ticketsLink ? [{ ...link('Tickets', ticketsLink), openInNewWindow: true }] : []),
    ...(past.length > 0
      ? [{ ...link('More', '#'), className: 'additional-links' as const, items: past }]
      : []),
  ]
  return row.map((item, i) => ({ ...item, id: i + 1, rank: i + 1 }))
}

const link = (title: string, url: string) => ({
  title,
  url,
  className: '' as const,
  openInNewWindow: false,
  items: [],
})

export const handlers = {
  subNavigation: async (context, { sportId }) =>
    sportId ? readSubNavigation(context, sportId) : [],
} satisfies Partial<CallHandlers>
