import type { Game } from '../contract/schema/game.ts'
import type { Player } from '../contract/schema/roster.ts'
import type { SportRef } from '../contract/schema/sport.ts'
import { plainOpponent } from '../domain/games/plain-opponent.ts'
import { slugOf } from '../domain/words/slug.ts'
import { href } from './href.ts'
import { firstPaths } from './paths/first.ts'

/** Links that several screens write, by the thing they lead to. */
export const playerHref = (
  sport: SportRef,
  player: Pick<Player, 'firstName' | 'lastName' | 'rosterPlayerId'>,
): string =>
  href(firstPaths.player, {
    slug: sport.globalSportNameSlug,
    playerSlug: slugOf(`${player.firstName} ${player.lastName}`),
    rosterPlayerId: String(player.rosterPlayerId),
  })

export const boxScoreHref = (game: Pick<Game, 'id' | 'sport' | 'season' | 'opponent'>): string =>
  href(firstPaths.boxScore, {
    globalSportNameSlug: game.sport.globalSportNameSlug,
    season: game.season,
    oppSlug: slugOf(plainOpponent(game.opponent.title)),
    gameId: String(game.id),
  })

/** A board of these games; without any, of all that are under way. */
export const boardHref = (ids: number[] | undefined): string =>
  href(firstPaths.board, { ids: ids?.join('-') })

/** Where a page for members alone sends everybody else, to come back to it afterwards. */
export const loginHref = (returnTo: string): string =>
  `${href(firstPaths.login, {})}?returnTo=${encodeURIComponent(returnTo)}`

export const sportHref = (sport: SportRef): string =>
  href(firstPaths.sportHome, { slug: sport.globalSportNameSlug })
export const rosterHref = (sport: SportRef, season?: string): string =>
  href(firstPaths.roster, { slug: sport.globalSportNameSlug, season })
export const scheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(firstPaths.schedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })

/** The calendar of a sport, or of all; of a month ('2026-11'), or the one that is on. */
export const calendarHref = (sport?: SportRef, month?: string): string =>
  sport
    ? href(firstPaths.sportCalendar, { globalSportNameSlug: sport.globalSportNameSlug, month })
    : href(firstPaths.calendar, { month })
