import type { SportRef } from '../contract/schema/sport.ts'
import type { RouteName } from './all-paths.ts'
import { coachesHref } from './links/coaches.ts'
import { resultsHref } from './links/games.ts'
import { statsHref } from './links/stats.ts'
import { honorHref } from './links/honors.ts'
import { rosterHref, scheduleHref } from './links.ts'

type Page = {
  sport: SportRef
  schedule?: { isCurrent: boolean } | null
  roster?: { isCurrent: boolean } | null
  list?: { isCurrent: boolean } | null
  results?: { season: string }
  years?: { season: string; games: number }[]
  stats?: { season: string }
  honor?: { honor: { slug: string } | null }
}

const addresses: Partial<Record<RouteName, (page: Page) => string | null>> = {
  schedule: ({ sport, schedule }) => (schedule?.isCurrent ? scheduleHref(sport) : null),
  roster: ({ sport, roster }) => (roster?.isCurrent ? rosterHref(sport) : null),
  coaches: ({ sport, list }) => (list?.isCurrent ? coachesHref(sport) : null),
  // Without a season it is that of the one that is on, or of none: each season's own address stays.
  cumulativeStats: ({ sport, stats }) => (stats ? statsHref(sport, stats.season) : null),
  // However its members are grouped, and the first of all under its own name.
  honors: ({ honor }) => (honor?.honor ? honorHref(honor.honor.slug) : null),
  results: ({ sport, results, years }) =>
    results && results.season === years?.find(({ games }) => games > 0)?.season
      ? resultsHref(sport)
      : null,
}

/**
 * Where two addresses show the same, the one that counts: a season that is on has one with its
 * title and one without, which stays when the season is over. Null: its own.
 */
export const oneAddress = (name: RouteName, page: object): string | null =>
  addresses[name]?.(page as Page) ?? null
