/**
 * A date of a rule or an answer as ISO text: '2026-09-05', '9/5/2026', or 'today' (`today` is the
 * department's date). Undefined for an invalid date.
 */
export function parseFormDay(text: string, today: string): string | undefined {
  if (text.trim().toLowerCase() === 'today') return today
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []
  if (year) return isoOf(Number(year), Number(month), Number(day))
  const [, m, d, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return y ? isoOf(Number(y), Number(m), Number(d)) : undefined
}

const parts = /YYYY|YY|MM|M|DD|D/g
const digits: Readonly<Record<string, string>> = {
  YYYY: '(\\d{4})',
  YY: '(\\d{2})',
  MM: '(\\d{2})',
  M: '(\\d{1,2})',
  DD: '(\\d{2})',
  D: '(\\d{1,2})',
}

/** Whether a date format has year, month and day once each, separated by punctuation. */
export const isDateFormat = (format: string): boolean =>
  (format.match(parts) ?? [])
    .map((part) => part[0]!)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('') === 'DMY' && /^[^a-z\d]*$/i.test(format.replace(parts, ''))

/** Whether the text is a valid date in this format. */
export function isWrittenAs(text: string, format: string): boolean {
  const names: string[] = format.match(parts) ?? []
  const source = format
    .split(parts)
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .reduce((all, sign, i) => all + digits[names[i - 1]!]! + sign)
  const match = new RegExp(`^${source}$`).exec(text)
  if (!match) return false
  const numberOf = (letter: string) =>
    Number(match[names.findIndex((name) => name.startsWith(letter)) + 1])
  const year = numberOf('Y')
  return (
    isoOf(names.includes('YY') ? 2000 + year : year, numberOf('M'), numberOf('D')) !== undefined
  )
}

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  // `Date.UTC` maps years before 100 to 19xx.
  date.setUTCFullYear(year)
  const iso = date.toISOString().slice(0, 10)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const typed = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  return iso === typed ? iso : undefined
}
