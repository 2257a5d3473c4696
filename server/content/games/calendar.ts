import type { CalendarQuery } from '../../../src/contract/queries.ts'
import type { CallHandlers } from '../call-handlers.ts'
import type {
  CalendarCount,
  CalendarDay,
  CalendarGame,
  CalendarPreview,
  CalendarSettings,
} from '../../../src/contract/calendar.schema.ts'
import { feedPath, type FeedType } from '../../../src/domain/calendar/calendar.ts'
import { listGames } from '../../../src/domain/games/schedule.ts'
import { addDays, gameTime } from '../../../src/domain/calendar/when.ts'
import { scheduleHref } from '../../../src/routes/links.ts'
import type { GameDoc } from '../docs.ts'
import { formatEventTitle } from './calendar-event.ts'
import { maxEventDays } from './events.ts'
import { composeGames } from './games.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports } from '../sports/sports.ts'
import { readToday, readTimeZone } from '../department-clock.ts'

export type CalendarFilter = {
  sportId?: number | undefined
  locationIndicator?: 'H' | 'A' | 'N' | undefined
}
export type Span = { start: string; end: string }

/**
 * The events on the days of the range, both ends included, in order, without those that the
 * department hides from its calendar.
 */
async function readSpan(
  context: ReadContext,
  { start, end }: Span,
  { sportId, locationIndicator }: CalendarFilter,
): Promise<CalendarGame[]> {
  context.touch('games', 'sports')
  // Both values are listed so that the index on lists is used.
  let games = context.db
    .selectFrom('game')
    .where('tenant', '=', context.tenant)
    .where('over', 'in', [0, 1])
    .where('date', '>=', addDays(start, -maxEventDays))
    .where('date', '<=', `${end}T99`)
    .where('ends', '>=', start)
  if (sportId) games = games.where('sport_id', '=', sportId)
  if (locationIndicator) games = games.where('place', '=', locationIndicator)
  const rows = await games
    .select(['id', 'schedule_id', 'sport_id', 'doc'])
    .orderBy('date')
    .orderBy('id')
    .execute()
  const excluded = new Set(
    (await readSports(context))
      .filter(({ nonSport, nonSportOnCalendar }) => nonSport && !nonSportOnCalendar)
      .map(({ id }) => id),
  )
  const extras = new Map(rows.map(({ id, doc }) => [id, (JSON.parse(doc) as GameDoc).extras]))
  const calendarRows = rows.filter(
    ({ id, sport_id }) => !excluded.has(sport_id) && extras.get(id)?.gameCalendarExclude !== true,
  )
  return listGames(await composeGames(context, calendarRows)).map((game) => ({
    ...game,
    endDateUtc: extras.get(game.id)?.endDateUtc ?? null,
  }))
}

/**
 * Events by day in the department's time zone. An event that began before the range is listed once,
 * on the first day.
 */
export async function readDays(
  context: ReadContext,
  span: Span,
  filter: CalendarFilter,
): Promise<CalendarDay[]> {
  const days = Map.groupBy(await readSpan(context, span, filter), ({ date }) =>
    date.slice(0, 10) < span.start ? span.start : date.slice(0, 10),
  )
  return [...days]
    .map(([date, events]) => ({ date, events }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** All days of a month, including days without an event. */
export async function readMonth(
  context: ReadContext,
  day: string,
  filter: CalendarFilter,
): Promise<CalendarDay[]> {
  const span = monthSpan(day)
  const days = new Map(
    (await readDays(context, span, filter)).map((dayEntry) => [dayEntry.date, dayEntry]),
  )
  const length = Number(span.end.slice(8))
  return Array.from({ length }, (_, i) => addDays(span.start, i)).map(
    (date) => days.get(date) ?? { date, events: [] },
  )
}

export const readCounts = async (
  context: ReadContext,
  day: string,
  filter: CalendarFilter,
): Promise<CalendarCount[]> =>
  (await readDays(context, monthSpan(day), filter)).map(({ date, events }) => ({
    date,
    count: events.length,
  }))

export const readPreviews = async (
  context: ReadContext,
  span: Span,
  filter: CalendarFilter,
): Promise<CalendarPreview[]> =>
  (await readDays(context, span, filter)).map(({ date, events }) => ({
    date,
    events: events.map((game) => ({
      id: game.id,
      title: formatEventTitle(game),
      time: gameTime(game),
      sport: game.sport.title,
      locationIndicator: game.locationIndicator,
      previewStoryId: game.previewStoryId,
      url: scheduleHref(game.sport, game.season),
    })),
  }))

export const monthSpan = (day: string): Span => {
  const start = `${day.slice(0, 7)}-01`
  const next = addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1)
  return { start, end: next }
}

export async function readCalendarSettings(context: ReadContext): Promise<CalendarSettings> {
  context.touch('games')
  // Each query reads one end of an index.
  const end = async (over: number, order: 'asc' | 'desc') =>
    (
      await context.db
        .selectFrom('game')
        .select('date')
        .where('tenant', '=', context.tenant)
        .where('over', '=', over)
        .orderBy('date', order)
        .orderBy('id', order)
        .limit(1)
        .executeTakeFirst()
    )?.date.slice(0, 10)
  const [firsts, lasts] = [
    [await end(0, 'asc'), await end(1, 'asc')],
    [await end(0, 'desc'), await end(1, 'desc')],
  ].map((days) => days.filter((day) => day !== undefined).toSorted())
  const address = (type: FeedType) => ({ type, url: feedPath(type) })
  return {
    timeZone: await readTimeZone(context),
    today: await readToday(context),
    firstDate: firsts?.[0] ?? '',
    lastDate: lasts?.at(-1) ?? '',
    defaultView: 'events',
    weekStarts: 'sunday',
    subscribe: [address('ICS'), address('CSV')],
  }
}

/** The requested day, in `year` if it is given. */
const dayOf = ({ date, year }: CalendarQuery): string =>
  year === undefined ? date : `${String(year).padStart(4, '0').slice(-4)}${date.slice(4)}`

export const handlers = {
  calendarEvents: (context, query) => readDays(context, monthSpan(dayOf(query)), query),
  calendarMonth: async (context, query) =>
    readMonth(context, dayOf({ ...query, date: query.date ?? (await readToday(context)) }), query),
  calendarPrint: (context, query) =>
    readDays(
      context,
      query.end ? { start: query.date, end: query.end } : monthSpan(dayOf(query)),
      query,
    ),
  calendarCount: (context, query) => readCounts(context, dayOf(query), query),
  calendarSettings: readCalendarSettings,
  calendarRange: (context, { startDate, endDate, ...filter }) =>
    readDays(context, { start: startDate, end: endDate }, filter),
  calendarFromTo: (context, { start, end, ...filter }) => readDays(context, { start, end }, filter),
  calendarPreviews: (context, { start, end, ...filter }) =>
    readPreviews(context, { start, end }, filter),
} satisfies Partial<CallHandlers>
