import { attr, type XmlElement } from '../file/xml.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 1 for 'Jan'; 0 for any other word. */
export const parseMonth = (monthName: string): number =>
  months.indexOf(monthName.slice(0, 3).toLowerCase()) + 1

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)$/i

/** A moment with its offset: '2026-09-05T23:30:00Z', '…-04:00'. Null for any other text. */
export function momentWritten(text: string): Date | null {
  const [, day, clock, offset] = momentPattern.exec(text.trim()) ?? []
  if (!day || !clock || !offset || isoDay(day) === '') return null
  const zone = /^[zug]/i.test(offset)
    ? 'Z'
    : offset.replace(/^(...):?(..)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
  const date = new Date(`${day}T${clock}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** The day of a moment for the department; '' when its time zone is unknown. */
export type ToLocalDay = (date: Date) => string

/** The day of a date, or of a moment with its offset; '' when the text is neither. */
export function dayIn(text: string, dayOf: ToLocalDay): string {
  const date = momentWritten(text)
  return date ? dayOf(date) : isoDay(text)
}

/**
 * The ISO date of any known spelling: 02/14/2026, 2/15/26, 10.2.21, 2026-02-14, "Nov 29, 2025",
 * "Dec 2- 3, 2022" (the first day). '' when the text as a whole is not a date.
 */
export const isoDay = (text: string): string => wholeDay(text.trim())?.day ?? ''

const numericDay = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})`
/** The second of two days: 'Dec 2- 3'. */
const secondDay = String.raw`(?:\s*-\s*(?:[a-z]+\.?\s*)?\d{1,2})?`
const wordedDay = String.raw`[a-z]{3,9}\.?\s+\d{1,2}${secondDay}\s*,\s*\d{4}`
const written = new RegExp(String.raw`^(?:${numericDay}|${wordedDay})(?!\d)`, 'i')
const wordedParts = new RegExp(
  String.raw`^([a-z]{3})[a-z]*\.?\s+(\d{1,2})${secondDay}\s*,\s*(\d{4})`,
  'i',
)
const weekday = String.raw`\(?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?\)?`
const halfOfDay = String.raw`\s*[ap]\.?m\.?`
const fullTime = String.raw`(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?(${halfOfDay})?`
const timeAfter = new RegExp(
  String.raw`^(?:${weekday}|(?:T|,|at\b)?\s*(?:${fullTime}|(\d{1,2}${halfOfDay})))?$`,
  'i',
)

/** A date, and the time beside it ('' when there is none). Null for a text with anything else. */
export function wholeDay(text: string): { day: string; clock: string } | null {
  const date = written.exec(text)?.[0] ?? ''
  const day = dayWritten(date)
  const time = timeAfter.exec(text.slice(date.length).trim())
  return day === '' || !time
    ? null
    : { day, clock: time[1] ? `${time[1]}${time[2] ?? ''}` : (time[3] ?? '') }
}

function dayWritten(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (american) return dayOf(american[3], american[1], american[2])
  const worded = wordedParts.exec(text)
  if (worded) return dayOf(worded[3], String(parseMonth(worded[1] ?? '')), worded[2])
  return ''
}

function dayOf(year = '', month = '', day = ''): string {
  const fullYear =
    year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)))
  if (
    date.getUTCMonth() !== Number(month) - 1 ||
    date.getUTCDate() !== Number(day) ||
    date.getUTCFullYear() !== fullYear
  )
    return ''
  return date.toISOString().slice(0, 10)
}

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i

/** "Last,First" as "First Last", with the case unchanged; the team's row is "Team". */
export function shownName(writtenName: string): string {
  if (/^(?:tm|team)$/i.test(writtenName)) return 'Team'
  const parts = writtenName
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const suffixes = parts.slice(1).filter((part) => suffix.test(part))
  const [last = '', ...first] = parts.filter((part, index) => index === 0 || !suffix.test(part))
  return [...first, last, ...suffixes].join(' ')
}

export function isTeamRow(player: XmlElement): boolean {
  return /^(?:tm|team)$/i.test(attr(player, 'name')) || /^(?:tm|team)$/i.test(attr(player, 'uni'))
}
