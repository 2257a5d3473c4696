/** A printed calendar: days in a list, or months as grids. */
const calendarPrintTypes = ['list', 'month'] as const
export type CalendarPrintType = (typeof calendarPrintTypes)[number]

/** The value without a choice of sport or place. */
export const calendarPrintAll = 'all'
const locationCodes = { home: 'H', away: 'A', neutral: 'N' } as const
export type CalendarPrintLocation = typeof calendarPrintAll | keyof typeof locationCodes
/** The query of the API; undefined for all places. */
export const parsePrintLocation = (location: string): 'H' | 'A' | 'N' | undefined =>
  Object.hasOwn(locationCodes, location)
    ? locationCodes[location as keyof typeof locationCodes]
    : undefined

/** The most days that the API returns at once. */
const mostDays = 366
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

type PrintQuery = { type: string; sport: string; start: string; end: string; location: string }

/** Whether a URL has a printable range; `sportId` is that of the URL's sport, if any. */
export const isPrintable = (
  { type, sport, start, end, location }: PrintQuery,
  sportId?: number,
): boolean =>
  (calendarPrintTypes as readonly string[]).includes(type) &&
  (sportId === undefined
    ? sport === calendarPrintAll || /^\d{1,15}$/.test(sport)
    : sport === String(sportId)) &&
  (location === calendarPrintAll || parsePrintLocation(location) !== undefined) &&
  isDay(start) &&
  isDay(end) &&
  start <= end &&
  (Date.parse(end) - Date.parse(start)) / 86_400_000 <= mostDays
