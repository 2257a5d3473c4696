import type { SportRef } from '../contract/sport.schema.ts'
import {
  calendarPrintAll,
  type CalendarPrintLocation,
  type CalendarPrintType,
} from '../domain/calendar/calendar-print.ts'
import { href } from './href.ts'
import { paths } from './paths.ts'

type Range = {
  type: CalendarPrintType
  start: string
  end: string
  location?: CalendarPrintLocation
}

/** The printed calendar of a range, of a sport or of all. */
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
