import type { RouteName } from '../../../src/routes/paths.ts'
import { setImmediate as turn } from 'node:timers/promises'
import type { ApiName } from '../../../src/contract/api.ts'
import type { PageOf } from '../../../src/contract/queries.ts'
import type { OpponentSummary, SeasonRecord } from '../../../src/contract/opponents.schema.ts'
import type { RosterTeaser } from '../../../src/contract/people.schema.ts'
import type { SeasonStats } from '../../../src/contract/season-stats.schema.ts'
import type { SportStandings } from '../../../src/contract/sports.schema.ts'
import type { RelatedSeason, Sport } from '../../../src/contract/sport.schema.ts'
import type { CoachingRecords } from '../../../src/contract/staff.schema.ts'
import {
  coachesHref,
  coachingHref,
  sportStaffHref,
  opponentsHref,
  resultsHref,
  historicalRosterHref,
  momentsHref,
  statsHref,
  archivesHref,
  calendarHref,
  rosterHref,
  scheduleHref,
  sportBoardHref,
  sportHref,
} from '../../../src/routes/links.ts'
import { videosHref } from '../../../src/routes/video-links.ts'
import { callApi } from '../../api/call-api.ts'
import type { Listed } from '../../content/department/addresses.ts'
import { seasonsShownHere } from '../../content/stats/stat-seasons.ts'
import type { ReadContext } from '../../content/read-context.ts'

/** Pages of a sport, some of them for each season. */
export const ofSports = [
  'sportHome',
  'sportCalendar',
  'sportBoard',
  'sportArchives',
  'schedule',
  'roster',
  'coaches',
  'sportStaff',
  'coachingYears',
  'coachingCareers',
  'results',
  'standings',
  'opponents',
  'opponent',
  'cumulativeStats',
  'sportHistoricalRoster',
  'sportMoments',
  'sportVideos',
] as const satisfies RouteName[]

/** All pages of all sports. Other requests run between two sports. */
export async function sportPages(context: ReadContext): Promise<Listed[]> {
  const links: string[] = []
  for (const sport of (await callApi('sports', context, {})) as Sport[]) {
    links.push(...(await pagesOf(context, sport)))
    await turn()
  }
  return links.map((url) => ({ url, date: null }))
}

async function pagesOf(context: ReadContext, sport: Sport): Promise<string[]> {
  const sportId = sport.id
  const ask = async <R>(name: ApiName, query: object = {}) =>
    (await callApi(name, context, { sportId, ...query })) as R
  /** The URL of the current season's page has no season. */
  const seasons = <S>(
    all: readonly S[],
    isCurrent: (season: S) => boolean,
    link: (season: S | null) => string,
  ) =>
    all.length === 0 ? [] : [link(null), ...all.filter((season) => !isCurrent(season)).map(link)]
  const schedules = await ask<RelatedSeason[]>('relatedSeasons')
  const rosters = await ask<RosterTeaser[]>('rosterList')
  const coaches = await ask<{ title: string; isCurrent: boolean }[]>('coachSeasons')
  const records = await ask<CoachingRecords | null>('coachingRecords')
  const played = (await ask<SeasonRecord[]>('seasonRecords')).filter(({ games }) => games > 0)
  const stats = await ask<SeasonStats | null>('seasonStats')
  // Before its first game the current season has no statistics; earlier seasons have.
  const counted = [
    ...new Set([
      ...(stats && !stats.elsewhere ? [stats.season] : []),
      ...(await seasonsShownHere(context, sportId)),
    ]),
  ]
  const standings = await ask<SportStandings | null>('sportStandings')
  const opponents = sport.displayOpponentHistory ? await ask<OpponentSummary[]>('opponentList') : []
  const players = await ask<PageOf<unknown> | null>('playerHistory', { $pageSize: 1 })
  return [
    sportHref(sport),
    calendarHref(sport),
    sportBoardHref(sport),
    ...((await ask<PageOf<unknown>>('archives', { $pageSize: 1 })).total > 0
      ? [archivesHref(sport)]
      : []),
    ...seasons(
      schedules,
      ({ isCurrent }) => isCurrent,
      (schedule) => scheduleHref(sport, schedule?.seasonTitle),
    ),
    ...seasons(
      rosters,
      ({ isCurrent }) => isCurrent,
      (roster) => rosterHref(sport, roster?.season),
    ),
    ...seasons(
      coaches,
      ({ isCurrent }) => isCurrent,
      (season) => coachesHref(sport, season?.title),
    ),
    ...((await ask('sportStaff')) ? [sportStaffHref(sport)] : []),
    ...(records && records.yearly.length > 0 ? [coachingHref(sport, 'year')] : []),
    ...(records && records.overall.length > 0 ? [coachingHref(sport, 'overall')] : []),
    ...seasons(
      played,
      ({ season }) => season === played[0]!.season,
      (results) => resultsHref(sport, results?.season),
    ),
    ...(standings?.seasons ?? []).map(({ url }) => url),
    ...(sport.displayOpponentHistory
      ? [opponentsHref(sport), ...opponents.flatMap(({ url }) => url ?? [])]
      : []),
    ...counted.map((season) => statsHref(sport, season)),
    ...(players && players.total > 0 ? [historicalRosterHref(sport)] : []),
    ...((await ask<PageOf<unknown>>('moments', { $pageSize: 1 })).total > 0
      ? [momentsHref(sport)]
      : []),
    ...((await ask<PageOf<unknown>>('videos', { $pageSize: 1 })).total > 0
      ? [videosHref(sport)]
      : []),
  ]
}
