import * as api from '../../contract/api.ts'
import type { CalendarDay, CalendarSettings } from '../../contract/calendar.schema.ts'
import type { Sport } from '../../contract/sport.schema.ts'
import { apiQuery } from '../../data/api-query.ts'
import { isKnownMonth, monthInAddress, monthTitle } from '../../domain/calendar/calendar.ts'
import { calendarHref } from '../links.ts'
import { paths } from '../paths.ts'
import { route } from '../route.ts'

type At = { params: { month?: string | undefined }; sport?: Sport }

/**
 * Without a month in the URL the server uses the current month, because a browser's clock may be
 * wrong.
 */
const reads = ({ params, sport }: At) => {
  const month = monthInAddress(params.month)
  return {
    calendar: apiQuery(api.calendarSettings, {}),
    days: apiQuery(api.calendarMonth, {
      ...(month && { date: `${month}-01` }),
      ...(sport && { sportId: sport.id }),
    }),
    sports: apiQuery(api.sports, {}),
  }
}

/** A month outside the events has no page of its own. */
const canonical = ({ params, sport, calendar }: At & { calendar: CalendarSettings }) => {
  const month = monthInAddress(params.month)
  return calendarHref(sport, month && isKnownMonth(month, calendar) ? month : undefined)
}

const meta = ({
  params,
  sport,
  days,
  settings,
}: At & { days: CalendarDay[]; settings: { name: string } }) => {
  const month = monthInAddress(params.month)
  const sportPrefix = sport ? `${sport.title} ` : ''
  return {
    title: `${month ? `${monthTitle(month)} ` : ''}${sportPrefix}Calendar`,
    description:
      `${settings.name} ` +
      `${sportPrefix}calendar${days[0] ? `, ${monthTitle(days[0].date.slice(0, 7))}` : ''}: ` +
      'games, meets and results by day.',
    pageType: sport ? 'sport-calendar' : 'calendar',
  }
}

export const calendars = {
  calendar: route({
    path: paths.calendar,
    reads,
    needs: 'calendar',
    canonical,
    meta,
    screen: () => import('../../features/calendar/CalendarScreen.tsx'),
  }),
  sportCalendar: route({
    path: paths.sportCalendar,
    sport: 'globalSportNameSlug',
    reads,
    needs: 'calendar',
    canonical,
    meta,
    screen: () => import('../../features/calendar/CalendarScreen.tsx'),
  }),
}
