import { nextMonth } from './calendar.ts'
import type { Month } from './calendar-month.ts'
import { addDays, weekdayNumber } from './when.ts'

/** The months that a span of days touches. */
export function monthsIn(start: string, end: string): Month[] {
  const months = [start.slice(0, 7)]
  while (months.at(-1)! < end.slice(0, 7)) months.push(nextMonth(months.at(-1)!))
  return months
}

/** A month's weeks from Sunday to Saturday; null for a day that is another month's. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = `${month}-01`
  const length = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8))
  const days: (string | null)[] = [
    ...Array.from({ length: weekdayNumber(first) }, () => null),
    ...Array.from({ length }, (_, i) => addDays(first, i)),
  ]
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, i) => days[week * 7 + i] ?? null),
  )
}
