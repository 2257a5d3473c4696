import { cell } from '../csv/read-csv.ts'
import { daysOf } from '../values/day.ts'
import type { CheckedPack } from './checked-pack.ts'
import { warningOf, type Finding } from './finding.ts'

const found = warningOf('dates')

/**
 * Games on days that their season cannot have, whatever habit of titling a department has: mostly a
 * year mistyped.
 */
export function seasonDates({ schedules }: CheckedPack): Finding[] {
  return schedules.flatMap(({ path, season, rows }) => {
    const span = spanOf(season)
    return rows.flatMap((row) => {
      const days = daysOf(cell(row, 'date'))
      if (!days) return []
      const end = daysOf(cell(row, 'end_date'))?.first ?? days.last
      const todo = `mend the date, or move the row to the season it belongs to`
      return [
        ...(span && (days.first < span.from || days.first > span.to)
          ? [
              found(
                path,
                row.line,
                `${days.first} cannot be a day of the season ${season} (${span.from} to ${span.to})`,
                todo,
              ),
            ]
          : []),
        ...(end && lengthOf(days.first, end) > 31
          ? [
              found(
                path,
                row.line,
                `the event lasts ${lengthOf(days.first, end)} days, from ${days.first} to ${end}`,
                'mend the end_date, or write a row for each day',
              ),
            ]
          : []),
      ]
    })
  })
}

/**
 * '2026' is a fall with its spring before and after it, or a spring with the fall before it;
 * '2026-27' a winter. Null for other titles.
 */
function spanOf(season: string): { from: string; to: string } | null {
  const [, first, second] = /^(\d{4})(?:-(\d{2}|\d{4}))?$/.exec(season) ?? []
  if (!first) return null
  const year = Number(first)
  return second
    ? { from: `${year}-06-01`, to: `${year + 1}-08-31` }
    : { from: `${year - 1}-07-01`, to: `${year + 1}-06-30` }
}

const lengthOf = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
