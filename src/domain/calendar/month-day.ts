/** A day of no year in particular: its month and its day, from 1. */
export type MonthDay = { month: number; day: number }

/**
 * Days of the months in a leap year: the 29th of February is a day on which something may have
 * happened.
 */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const upTo = (most: number) => Array.from({ length: most }, (_, i) => String(i + 1))
export const monthChoices: readonly string[] = upTo(12)
export const dayChoices: readonly string[] = upTo(31)

/** The day that an address names with both of its parameters; undefined where it names none. */
export const dayAsked = ({ month, day }: Readonly<Record<string, string>>): MonthDay | undefined =>
  month && day ? { month: Number(month), day: Number(day) } : undefined

export const isDay = ({ month, day }: MonthDay): boolean =>
  day >= 1 && day <= (lengths[month - 1] ?? 0)

/** The day so many days after or before it, round the year. */
export function dayBeside({ month, day }: MonthDay, days: number): MonthDay {
  const date = new Date(Date.UTC(2024, month - 1, day + days))
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 'November' */
export const monthWord = (month: number): string =>
  new Date(Date.UTC(2024, month - 1, 15)).toLocaleString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })
/** 'November 21' */
export const dayWords = ({ month, day }: MonthDay): string => `${monthWord(month)} ${day}`
