import { months } from './when.ts'

/** A day without a year: month and day, from 1. */
export type MonthDay = { month: number; day: number }

/** Days of the months in a leap year, because events may be on February 29. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const upTo = (last: number) => Array.from({ length: last }, (_, i) => String(i + 1))
export const monthChoices: readonly string[] = upTo(12)
export const dayChoices: readonly string[] = upTo(31)

/** The day in a URL with both parameters; undefined otherwise. */
export const parseDay = ({ month, day }: Readonly<Record<string, string>>): MonthDay | undefined =>
  month && day ? { month: Number(month), day: Number(day) } : undefined

export const isDay = ({ month, day }: MonthDay): boolean =>
  day >= 1 && day <= (lengths[month - 1] ?? 0)

/** The day this many days later or earlier, across New Year. */
export function shiftDay({ month, day }: MonthDay, days: number): MonthDay {
  const date = new Date(Date.UTC(2024, month - 1, day + days))
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 'November' */
export const monthWord = (month: number): string => months[month - 1] ?? ''
/** 'November 21' */
export const formatDay = ({ month, day }: MonthDay): string => `${monthWord(month)} ${day}`
