import { daysOf } from '../values/day.ts'

/**
 * A day of long ago, as far as it is known: '1926-11-06', '1926-11', '1926'; of a season that goes
 * over New Year its first year. Null when it is none.
 */
export function oldDay(text: string): string | null {
  const trimmed = text.trim()
  const month = /^(\d{4})-(\d{2})$/.exec(trimmed)
  if (
    month &&
    Number(month[2]) >= 1 &&
    Number(month[2]) <= 12 &&
    Number(month[2]) !== (Number(month[1]!.slice(2)) + 1) % 100
  )
    return trimmed
  const year = /^(1[89]\d{2}|20\d{2})(?:-(?:\d{2}|\d{4}))?$/.exec(trimmed)?.[1]
  return year ?? daysOf(trimmed)?.first ?? null
}
