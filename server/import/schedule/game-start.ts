import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowError, warnRow, type FileReport } from '../report.ts'
import { momentWritten } from '../../statcrew/parts/names.ts'
import { partOfDay, toStart, type Start } from '../values/clock.ts'
import { dateFault, parseDays, type Days } from '../values/dates.ts'
import { zoneOfPlace } from '../values/place-zone.ts'
import { parseTimeZone } from '../values/time-zones.ts'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'

export function requireDays(row: CsvRow, zone: string) {
  const text = cell(row, 'date')
  const days = parseDays(text, zone)
  if (!days) throw new RowError(text ? `date "${text}" ${dateFault(text)}` : 'no date')
  return days
}

export type There = { zone: string | null; isColumn: boolean }

/** The zone of the place: from `time_zone`, else from the location, else ours at home. */
export function zoneOfRow(
  row: CsvRow,
  locationIndicator: GameDoc['locationIndicator'],
  ownZone: string,
): There {
  const text = cell(row, 'time_zone')
  const zone = text ? parseTimeZone(text) : null
  if (text && !zone)
    throw new RowError(`time_zone "${text}" is not known; write ET or Europe/Dublin`)
  if (zone) return { zone, isColumn: true }
  return {
    zone: zoneOfPlace(cell(row, 'location')) ?? (locationIndicator === 'H' ? ownZone : null),
    isColumn: false,
  }
}

/**
 * With `time_zone`, the time is a clock of that zone; else of the department or of its own zone.
 */
export function startIn(day: string, text: string, zone: string, placeZone: There): Start {
  if (!placeZone.isColumn || !placeZone.zone) return toStart(day, text, zone, placeZone.zone)
  const start = toStart(day, text, placeZone.zone, placeZone.zone)
  return start.dateUtc ? { ...start, date: toLocalDateTime(new Date(start.dateUtc), zone) } : start
}

/** The time of a row; the number of a spreadsheet is converted to its time. */
export function timeOfRow(row: CsvRow, fileReport: FileReport): string {
  const text = cell(row, 'time')
  const clock = partOfDay(text)
  if (clock)
    warnRow(
      fileReport,
      row.line,
      `time "${text}" is the number that a spreadsheet stores for ${clock}; taken as ${clock}; ` +
        'format the column as text and write the time',
    )
  return clock ?? text
}

/**
 * A time in the date column and a time beside it that are not the same: a moment with an offset is
 * refused, and of two clocks the time column is shown, as the page would (Q3), with a warning.
 */
export function requireOneClock(
  row: CsvRow,
  days: Days,
  zone: string,
  placeZone: There,
  fileReport: FileReport,
): void {
  const time = partOfDay(cell(row, 'time')) ?? cell(row, 'time')
  if (!time || !days.clock) return
  const isMoment = momentWritten(cell(row, 'date'))
  const stated = startIn(days.first, time, zone, placeZone)
  const dateStart = isMoment
    ? toStart(days.first, days.clock, zone)
    : startIn(days.first, days.clock, zone, placeZone)
  // A spreadsheet writes midnight beside a date.
  if (stated.dateUtc === null || dateStart.dateUtc === null || stated.dateUtc === dateStart.dateUtc)
    return
  const both =
    `date "${cell(row, 'date')}" is ${days.first} ${days.clock} in ${zone}, ` +
    `but time is "${time}"; `
  if (isMoment) throw new RowError(`${both}correct one of them`)
  warnRow(fileReport, row.line, `${both}${time} is shown`)
}

/** The last day, with its end time if the row has one; null for a game on one day. */
export function parseEndDate(
  row: CsvRow,
  days: Days,
  { zone, there }: { zone: string; there: string | null },
  fileReport: FileReport,
): string | null {
  const text = cell(row, 'end_date')
  const stated = text ? parseDays(text, zone) : null
  const last = text ? (stated?.first ?? null) : days.last
  if (text && (last === null || last < days.first)) {
    warnRow(
      fileReport,
      row.line,
      last
        ? `end_date ${last} is before the date; left out`
        : `end_date "${text}" is not a date; left out`,
    )
    return null
  }
  const clockText = cell(row, 'end_time') || (stated?.clock ?? '')
  const endZone = cell(row, 'time_zone') && there ? there : zone
  const { dateUtc } = toStart(last ?? days.first, clockText, endZone, there)
  if (dateUtc) return toLocalDateTime(new Date(dateUtc), zone)
  return last !== null && last > days.first ? `${last}T00:00:00` : null
}
