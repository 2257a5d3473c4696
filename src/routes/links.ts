import type { Form } from '../contract/forms.schema.ts'
import type { Game } from '../contract/game.schema.ts'
import type { HonorGroups } from '../contract/honors.schema.ts'
import type { PodcastCategory } from '../contract/podcasts.schema.ts'
import type { Player } from '../contract/roster.schema.ts'
import type { SportRef } from '../contract/sport.schema.ts'
import { cleanOpponentName } from '../domain/games/game.ts'
import type { ResultType } from '../domain/games/results.ts'
import type { ArchiveQuery, ClippingsQuery } from '../domain/search/list-params.ts'
import { toQueryString } from '../domain/search/page-number.ts'
import { slugify } from '../domain/words/slug.ts'
import { href } from './href.ts'
import { paths } from './paths.ts'

/** Links used by several screens, by target. */
export const playerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(paths.player, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugify(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

export const boxScoreHref = (game: Pick<Game, 'id' | 'sport' | 'season' | 'opponent'>): string =>
  href(paths.boxScore, {
    globalSportNameSlug: game.sport.globalSportNameSlug,
    season: game.season,
    oppSlug: slugify(cleanOpponentName(game.opponent.title)),
    gameId: String(game.id),
  })

/** Our page of a box score, or that of the site from which the content is read. */
export function boxScoreLink(
  game: Parameters<typeof boxScoreHref>[0] & Pick<Game, 'result'>,
): string {
  const url = game.result?.boxscore?.url
  return url && /^https?:\/\//i.test(url) ? url : boxScoreHref(game)
}

/** A board of these games, or of all in progress. */
export const boardHref = (ids: number[] | undefined): string =>
  href(paths.board, { ids: ids?.join('-') })
/** The scoreboard of one sport. */
export const sportBoardHref = ({ globalSportNameSlug }: SportRef): string =>
  href(paths.sportBoard, { sportSlug: globalSportNameSlug })

/** The sign-in page, which returns to `returnTo` afterwards. */
export const loginHref = (returnTo: string): string =>
  `${href(paths.login, {})}?returnTo=${encodeURIComponent(returnTo)}`

export const sportHref = (sport: SportRef): string =>
  href(paths.sportHome, { slug: sport.globalSportNameSlug })
export const rosterHref = (sport: SportRef, season?: string): string =>
  href(paths.roster, { slug: sport.globalSportNameSlug, season })
export const scheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(paths.schedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })

/** The calendar of a sport or of all; of a month ('2026-11') or the current one. */
export const calendarHref = (sport?: SportRef, month?: string): string =>
  sport
    ? href(paths.sportCalendar, { globalSportNameSlug: sport.globalSportNameSlug, month })
    : href(paths.calendar, { month })

/** The archives of all sports or one. */
export const archivesHref = (sport?: Pick<SportRef, 'globalSportNameSlug'>): string =>
  sport ? href(paths.sportArchives, { slug: sport.globalSportNameSlug }) : href(paths.archives, {})

/** The archives of all sports or one, with filters. */
export const archiveHref = (
  sport?: Pick<SportRef, 'globalSportNameSlug'>,
  query: Partial<ArchiveQuery> = {},
): string => archivesHref(sport) + toQueryString(query)

export const coachesHref = (sport: SportRef, season?: string): string =>
  href(paths.coaches, { sportSlug: sport.globalSportNameSlug, season })
export const sportStaffHref = (sport: SportRef): string =>
  href(paths.sportStaff, { sportDepartment: sport.globalSportNameSlug })

/** A program's records by season or by coach. */
export const coachingHref = (sport: SportRef, by: 'year' | 'overall'): string =>
  href(by === 'year' ? paths.coachingYears : paths.coachingCareers, {
    sportSlug: sport.globalSportNameSlug,
  })

/** The settings of this device. */
export const settingsHref = (): string => href(paths.settings, {})

/** The followed teams of this device. */
export const myTeamsHref = (): string => href(paths.myTeams, {})

/** The statement of accessibility. */
export const accessibilityHref = (): string => href(paths.accessibility, {})

/** The pages saved on this device. */
export const savedHref = (): string => href(paths.saved, {})

/** The notification settings of this device; with a team, at that team. */
export const notificationsHref = (sport?: SportRef): string =>
  href(paths.notifications, {}) + (sport ? `#team-${sport.globalSportNameSlug}` : '')

/** The redirect to the payment page of a submission. */
export const payHref = (form: Pick<Form, 'id' | 'access'>, key: string): string =>
  `${formHref(form)}/pay?key=${key}`

/** The confirmation of a submission, with the amount due. */
export const sentHref = (form: Pick<Form, 'id' | 'access'>, key: string): string =>
  `${formHref(form)}?sent=yes&key=${key}`

export const formHref = ({ id, access }: Pick<Form, 'id' | 'access'>): string =>
  href(
    {
      public: paths.form,
      protected: paths.protectedForm,
      hidden: paths.hiddenForm,
    }[access],
    { formId: String(id) },
  )

export const gameCenterHref = ({ id }: Pick<Game, 'id'>): string =>
  href(paths.gameCenter, { gameId: String(id) })
export const textScheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(paths.textSchedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })
export const resultsHref = (sport: SportRef, season?: string): string =>
  href(paths.results, { sportSlug: sport.globalSportNameSlug, season })
export const resultsPrintHref = (sport: SportRef, season: string, type: ResultType): string =>
  href(paths.resultsPrint, { sportSlug: sport.globalSportNameSlug, season, type })
/** A sport's conference standings, of a season or the current ones. */
export const standingsHref = (sport: SportRef, season?: string): string =>
  href(paths.standings, { sportSlug: sport.globalSportNameSlug, season })
export const opponentsHref = (sport: SportRef): string =>
  href(paths.opponents, { sportSlug: sport.globalSportNameSlug })

/** Links between members' pages. */
export const hiddenRosterHref = (sport: SportRef, season?: string): string =>
  href(paths.hiddenRoster, { slug: sport.globalSportNameSlug, season })

export const hiddenPlayerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(paths.hiddenPlayer, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugify(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

/** Why a members' page was closed while it was open. */
export type Closed = 'signed-out' | 'session-over'

/** The login page with the reason (`server/site/sign-in-problem.ts`). */
export const closedHref = (returnTo: string, why: Closed): string =>
  `${loginHref(returnTo)}&problem=${why}`

type OfRoster = { letter?: string | undefined; q?: string | undefined; page?: number | undefined }

/** The all-time roster of a sport or of all. */
export const historicalRosterHref = (sport?: SportRef, choices: OfRoster = {}): string =>
  (sport
    ? href(paths.sportHistoricalRoster, { globalSportNameSlug: sport.globalSportNameSlug })
    : href(paths.historicalRoster, {})) +
  toQueryString({ letter: choices.letter, q: choices.q, page: choices.page })

/** On this day; today without a date. */
export const onThisDayHref = (on?: { month: number; day: number }): string =>
  href(paths.onThisDay, {}) + toQueryString({ month: on?.month, day: on?.day })

export const momentsHref = (sport?: SportRef, page?: number): string =>
  (sport
    ? href(paths.sportMoments, { sportSlug: sport.globalSportNameSlug })
    : href(paths.moments, {})) + toQueryString({ page })

export const tagsHref = (page?: number): string => href(paths.tags, {}) + toQueryString({ page })

/** The content of a tag, filtered by sport or kind. */
export const tagHref = (
  tagSlug: string,
  sport?: SportRef,
  choices: { type?: string | undefined; page?: number } = {},
): string =>
  (sport
    ? href(paths.sportTag, { tagSlug, sportSlug: sport.globalSportNameSlug })
    : href(paths.tag, { tagSlug })) + toQueryString(choices)

/** All awards, or those of one kind. */
export const awardsHref = ({
  type,
  page,
}: { type?: number | undefined; page?: number } = {}): string =>
  href(paths.awards, {}) + toQueryString({ type, page })

/** All-Americans in groups; in the department's order without a grouping. */
export const allAmericansHref = (by?: string): string =>
  href(paths.allAmericans, {}) + toQueryString({ by })

/** An honor, the first one without a slug; `text` is a search in it. */
export const honorHref = (
  slug?: string,
  grouping?: HonorGroups['grouping'],
  text?: string,
): string => href(paths.honors, { slug, grouping: slug && grouping }) + toQueryString({ q: text })

/** A page of all episodes. */
export const podcastsHref = (page = 1): string => href(paths.podcasts, {}) + toQueryString({ page })

export const podcastShowHref = (
  { id, title }: Pick<PodcastCategory, 'id' | 'title'>,
  page = 1,
): string =>
  href(paths.podcastShow, { showSlug: slugify(title), showId: String(id) }) +
  toQueryString({ page })

export const rosterPrintHref = (sport: SportRef, season: string): string =>
  href(paths.rosterPrint, { slug: sport.globalSportNameSlug, season })

export const opponentRosterHref = (
  sport: SportRef,
  opponent: { id: number; title: string },
): string =>
  href(paths.opponentRoster, {
    sportSlug: sport.globalSportNameSlug,
    opponentSlug: slugify(cleanOpponentName(opponent.title)),
    opponentId: String(opponent.id),
  })

export const clippingsHref = (query: Partial<ClippingsQuery> = {}): string =>
  href(paths.clippings, {}) + toQueryString(query)
export const publicationsHref = (page = 1): string =>
  href(paths.publications, {}) + toQueryString({ page })
export const documentsHref = (page = 1): string =>
  href(paths.documents, {}) + toQueryString({ page })

/** The field of the search page; a browser focuses it when the page's link has this fragment. */
export const searchFieldId = 'find'

/** A search for words, as typed. */
export const searchHref = (
  q: string,
  { kind, page }: { kind?: string | undefined; page?: number } = {},
): string => href(paths.search, {}) + toQueryString({ q, kind, page })

/** A team's statistics in a season or the current one. */
export const statsHref = (sport: SportRef, season?: string): string =>
  href(paths.cumulativeStats, { sportSlug: sport.globalSportNameSlug, season })
/** Their print version. */
export const statsPdfHref = (sport: SportRef, season: string): string =>
  href(paths.statsPdf, { sportSlug: sport.globalSportNameSlug, season })

/** The parameters of a page of a day: { year: '2026', month: '3', day: '14' }. */
export const dayParams = (date: string) => ({
  year: date.slice(0, 4),
  month: String(Number(date.slice(5, 7))),
  day: String(Number(date.slice(8, 10))),
})
