import { get } from './endpoint.ts'
import { hours, minutes, type CalendarQuery, type EmptyQuery } from './queries.ts'
import type {
  CalendarCount,
  CalendarDay,
  CalendarPreview,
  CalendarSettings,
} from './calendar.schema.ts'

export const calendarEvents = get<CalendarQuery, CalendarDay[]>('/api/v2/Calendar/events', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const calendarMonth = get<
  Omit<CalendarQuery, 'date'> & { date?: string | undefined },
  CalendarDay[]
>('/api/v2/Calendar/month', { empty: [], staleTimeSeconds: 1 * minutes })
export const calendarPrint = get<CalendarQuery & { end?: string | undefined }, CalendarDay[]>(
  '/api/v2/Calendar/print',
  { empty: [], staleTimeSeconds: 1 * minutes },
)
export const calendarCount = get<CalendarQuery, CalendarCount[]>('/api/v2/Calendar/count', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const calendarSettings = get<EmptyQuery, CalendarSettings | null>(
  '/api/v2/Calendar/settings',
  {
    empty: null,
    staleTimeSeconds: 1 * hours,
  },
)
export const calendarRange = get<
  Omit<CalendarQuery, 'date' | 'year'> & { startDate: string; endDate: string },
  CalendarDay[]
>('/api/v2/Calendar/events/date-range', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const calendarFromTo = get<
  Omit<CalendarQuery, 'date' | 'year'> & { start: string; end: string },
  CalendarDay[]
>('/api/v2/Calendar/from/:start/to/:end', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
export const calendarPreviews = get<
  Omit<CalendarQuery, 'date' | 'year'> & { start: string; end: string },
  CalendarPreview[]
>('/api/v2/Calendar/previews/from/:start/to/:end', {
  empty: [],
  staleTimeSeconds: 1 * minutes,
})
