import type { Form } from '../contract/forms.schema.ts'
import type { GameDetails } from '../contract/game-details.schema.ts'
import type { Game } from '../contract/game.schema.ts'
import type { HonorGroups } from '../contract/honors.schema.ts'
import { isInside } from '../contract/links.ts'
import type { PodcastCategory } from '../contract/podcasts.schema.ts'
import type { Player } from '../contract/roster.schema.ts'
import type { SportRef } from '../contract/sport.schema.ts'
import {
  calendarPrintAll,
  type CalendarPrintLocation,
  type CalendarPrintType,
} from '../domain/calendar/calendar-print.ts'
import { plainOpponent } from '../domain/games/game.ts'
import type { ResultType } from '../domain/games/results.ts'
import { type ArchiveAsked, type ClippingsAsked } from '../domain/search/asked.ts'
import { choicesText } from '../domain/search/page-number.ts'
import { gameDayId, gameDayWords } from '../domain/words/facility.ts'
import { slugOf } from '../domain/words/slug.ts'
import { href } from './href.ts'
import { paths } from './paths.ts'

/** Links that several screens write, by the thing they lead to. */
export const playerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(paths.player, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugOf(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

export const boxScoreHref = (game: Pick<Game, 'id' | 'sport' | 'season' | 'opponent'>): string =>
  href(paths.boxScore, {
    globalSportNameSlug: game.sport.globalSportNameSlug,
    season: game.season,
    oppSlug: slugOf(plainOpponent(game.opponent.title)),
    gameId: String(game.id),
  })

/** A board of these games; without any, of all that are under way. */
export const boardHref = (ids: number[] | undefined): string =>
  href(paths.board, { ids: ids?.join('-') })

/** The sign-in page, which returns to `returnTo` afterwards. */
export const loginHref = (returnTo: string): string =>
  `${href(paths.login, {})}?returnTo=${encodeURIComponent(returnTo)}`

export const sportHref = (sport: SportRef): string =>
  href(paths.sportHome, { slug: sport.globalSportNameSlug })
export const rosterHref = (sport: SportRef, season?: string): string =>
  href(paths.roster, { slug: sport.globalSportNameSlug, season })
export const scheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(paths.schedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })

/** The calendar of a sport, or of all; of a month ('2026-11'), or the one that is on. */
export const calendarHref = (sport?: SportRef, month?: string): string =>
  sport
    ? href(paths.sportCalendar, { globalSportNameSlug: sport.globalSportNameSlug, month })
    : href(paths.calendar, { month })

/** The archives of all sports, or of one. */
export const archivesHref = (sport?: Pick<SportRef, 'globalSportNameSlug'>): string =>
  sport ? href(paths.sportArchives, { slug: sport.globalSportNameSlug }) : href(paths.archives, {})

/** The archives of all sports, or of one, with what was chosen in them. */
export const archiveHref = (
  sport?: Pick<SportRef, 'globalSportNameSlug'>,
  asked: Partial<ArchiveAsked> = {},
): string => archivesHref(sport) + choicesText(asked)

export const coachesHref = (sport: SportRef, season?: string): string =>
  href(paths.coaches, { sportSlug: sport.globalSportNameSlug, season })
export const sportStaffHref = (sport: SportRef): string =>
  href(paths.sportStaff, { sportDepartment: sport.globalSportNameSlug })

/** A program's records, season by season or coach by coach. */
export const coachingHref = (sport: SportRef, by: 'year' | 'overall'): string =>
  href(by === 'year' ? paths.coachingYears : paths.coachingCareers, {
    sportSlug: sport.globalSportNameSlug,
  })

/** How the site is to be on this device. */
export const settingsHref = (): string => href(paths.settings, {})

/** Whom this device follows, and in which order. */
export const myTeamsHref = (): string => href(paths.myTeams, {})

/** What this device has for when there is no network. */
export const savedHref = (): string => href(paths.saved, {})

/** Where this device is told what it may be told of; with a team, at that team. */
export const notificationsHref = (sport?: SportRef): string =>
  href(paths.notifications, {}) + (sport ? `#team-${sport.globalSportNameSlug}` : '')

/** The way to the payment page of what was sent under a key. */
export const payHref = (form: Pick<Form, 'id' | 'access'>, key: string): string =>
  `${formHref(form)}/pay?key=${key}`

/** The page of who has sent it: received, and what is still to be paid. */
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

/**
 * What holds on game day at the place of a game, on its page: 'Gates, parking, bags'. Null where
 * nothing is said of it; so it is in answers that were kept before there was such a thing.
 */
export function gameDayLink(place: GameDetails['facility']): { title: string; url: string } | null {
  const title = gameDayWords(place?.gameDay ?? [])
  return title && place?.url && isInside(place.url)
    ? { title, url: `${place.url}#${gameDayId}` }
    : null
}

export const gameCenterHref = ({ id }: Pick<Game, 'id'>): string =>
  href(paths.gameCenter, { gameId: String(id) })
export const textScheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(paths.textSchedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })
export const resultsHref = (sport: SportRef, season?: string): string =>
  href(paths.results, { sportSlug: sport.globalSportNameSlug, season })
export const resultsPrintHref = (sport: SportRef, season: string, type: ResultType): string =>
  href(paths.resultsPrint, { sportSlug: sport.globalSportNameSlug, season, type })
export const opponentsHref = (sport: SportRef): string =>
  href(paths.opponents, { sportSlug: sport.globalSportNameSlug })

type Range = {
  type: CalendarPrintType
  start: string
  end: string
  location?: CalendarPrintLocation
}

/** The events of some days on paper: of a sport, or of all. */
export function calendarPrintHref(
  sport: SportRef | undefined,
  { type, start, end, location = calendarPrintAll }: Range,
): string {
  const rest = { type, start, end, location }
  return sport
    ? href(paths.sportCalendarPrint, {
        globalSportNameSlug: sport.globalSportNameSlug,
        sport: String(sport.id),
        ...rest,
      })
    : href(paths.calendarPrint, { sport: calendarPrintAll, ...rest })
}

/** Links between the pages for members. */
export const hiddenRosterHref = (sport: SportRef, season?: string): string =>
  href(paths.hiddenRoster, { slug: sport.globalSportNameSlug, season })

export const hiddenPlayerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(paths.hiddenPlayer, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugOf(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

/** Why a page for members was closed while it stood open. */
export type Closed = 'signed-out' | 'session-over'

/** The login, which says why one is there (`server/site/sign-in-problem.ts`). */
export const closedHref = (returnTo: string, why: Closed): string =>
  `${loginHref(returnTo)}&problem=${why}`

type OfRoster = { letter?: string | undefined; q?: string | undefined; page?: number | undefined }

/** All players who were ever on a roster, of one sport or of all. */
export const historicalRosterHref = (sport?: SportRef, choices: OfRoster = {}): string =>
  (sport
    ? href(paths.sportHistoricalRoster, { globalSportNameSlug: sport.globalSportNameSlug })
    : href(paths.historicalRoster, {})) +
  choicesText({ letter: choices.letter, q: choices.q, page: choices.page })

/** A day of all years; today without one. */
export const onThisDayHref = (on?: { month: number; day: number }): string =>
  href(paths.onThisDay, {}) + choicesText({ month: on?.month, day: on?.day })

export const momentsHref = (sport?: SportRef, page?: number): string =>
  (sport
    ? href(paths.sportMoments, { sportSlug: sport.globalSportNameSlug })
    : href(paths.moments, {})) + choicesText({ page })

export const tagsHref = (page?: number): string => href(paths.tags, {}) + choicesText({ page })

/** What bears a tag, of a sport or of all, of one kind or of all. */
export const tagHref = (
  tagSlug: string,
  sport?: SportRef,
  choices: { type?: string | undefined; page?: number } = {},
): string =>
  (sport
    ? href(paths.sportTag, { tagSlug, sportSlug: sport.globalSportNameSlug })
    : href(paths.tag, { tagSlug })) + choicesText(choices)

/** Awards: all of them, or of one kind. */
export const awardsHref = ({
  type,
  page,
}: { type?: number | undefined; page?: number } = {}): string =>
  href(paths.awards, {}) + choicesText({ type, page })

/** All-Americans in groups; without a grouping in the department's own order. */
export const allAmericansHref = (by?: string): string =>
  href(paths.allAmericans, {}) + choicesText({ by })

/** An honor of the department, its first one without a slug; `words` are looked for in it. */
export const honorHref = (
  slug?: string,
  grouping?: HonorGroups['grouping'],
  words?: string,
): string => href(paths.honors, { slug, grouping: slug && grouping }) + choicesText({ q: words })

/** All episodes, a page each. */
export const podcastsHref = (page = 1): string => href(paths.podcasts, {}) + choicesText({ page })

export const podcastShowHref = (
  { id, title }: Pick<PodcastCategory, 'id' | 'title'>,
  page = 1,
): string =>
  href(paths.podcastShow, { showSlug: slugOf(title), showId: String(id) }) + choicesText({ page })

export const rosterPrintHref = (sport: SportRef, season: string): string =>
  href(paths.rosterPrint, { slug: sport.globalSportNameSlug, season })

export const opponentRosterHref = (
  sport: SportRef,
  opponent: { id: number; title: string },
): string =>
  href(paths.opponentRoster, {
    sportSlug: sport.globalSportNameSlug,
    opponentSlug: slugOf(plainOpponent(opponent.title)),
    opponentId: String(opponent.id),
  })

export const clippingsHref = (asked: Partial<ClippingsAsked> = {}): string =>
  href(paths.clippings, {}) + choicesText(asked)
export const publicationsHref = (page = 1): string =>
  href(paths.publications, {}) + choicesText({ page })
export const documentsHref = (page = 1): string => href(paths.documents, {}) + choicesText({ page })

/** A search for words, put into the address as they were typed. */
export function searchHref(
  q: string,
  { kind, page = 1 }: { kind?: string | undefined; page?: number } = {},
): string {
  const words = Object.entries({ q, kind, page: page > 1 ? String(page) : undefined }).flatMap(
    ([name, value]) => (value ? [`${name}=${encodeURIComponent(value.toWellFormed())}`] : []),
  )
  return href(paths.search, {}) + (words.length > 0 ? `?${words.join('&')}` : '')
}

/** The statistics of a team in a season; of the current one when none is named. */
export const statsHref = (sport: SportRef, season?: string): string =>
  href(paths.cumulativeStats, { sportSlug: sport.globalSportNameSlug, season })
/** The same for paper. */
export const statsPdfHref = (sport: SportRef, season: string): string =>
  href(paths.statsPdf, { sportSlug: sport.globalSportNameSlug, season })
