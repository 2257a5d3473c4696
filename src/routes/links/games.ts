import type { Game } from '../../contract/schema/game.ts'
import type { SportRef } from '../../contract/schema/sport.ts'
import {
  calendarPrintAll,
  type CalendarPrintLocation,
  type CalendarPrintType,
} from '../../domain/calendar/calendar-print.ts'
import type { ResultType } from '../../domain/games/results.ts'
import { href } from '../href.ts'
import { gamesPaths } from '../paths/games.ts'

export const gameCenterHref = ({ id }: Pick<Game, 'id'>): string =>
  href(gamesPaths.gameCenter, { gameId: String(id) })
export const textScheduleHref = (sport: SportRef, seasonTitle?: string): string =>
  href(gamesPaths.textSchedule, { globalSportNameSlug: sport.globalSportNameSlug, seasonTitle })
export const resultsHref = (sport: SportRef, season?: string): string =>
  href(gamesPaths.results, { sportSlug: sport.globalSportNameSlug, season })
export const resultsPrintHref = (sport: SportRef, season: string, type: ResultType): string =>
  href(gamesPaths.resultsPrint, { sportSlug: sport.globalSportNameSlug, season, type })
export const opponentsHref = (sport: SportRef): string =>
  href(gamesPaths.opponents, { sportSlug: sport.globalSportNameSlug })

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
    ? href(gamesPaths.sportCalendarPrint, {
        globalSportNameSlug: sport.globalSportNameSlug,
        sport: String(sport.id),
        ...rest,
      })
    : href(gamesPaths.calendarPrint, { sport: calendarPrintAll, ...rest })
}
