import { RowError } from '../report.ts'
import { toInstant, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { unlessAlike, usZones, zoneNamed } from './time-zones.ts'

/**
 * When a game begins: `date` is the department's wall clock, midnight when only the date is known;
 * then `dateUtc` is null.
 */
export type Start = { date: string; dateUtc: string | null; tbd: boolean; allDay: boolean }

/**
 * A date and a time text ('7 p.m.', 'Noon CT', '5 p.m. local / 11 a.m. CT', 'TBA') as a start. The
 * text itself is stored elsewhere. `placeZone` is the zone of the place, null when it is unknown.
 * Throws RowError when the text is not understood as a whole.
 */
export function toStart(
  day: string,
  text: string,
  zone: string,
  placeZone: string | null = null,
): Start {
  const midnight = { date: `${day}T00:00:00`, dateUtc: null }
  if (/^all[\s-]*day\b/i.test(text)) return { ...midnight, tbd: false, allDay: true }
  const time = timeOf(day, text, zone, placeZone)
  if (!time) return { ...midnight, tbd: true, allDay: false }
  const statedTime = `${day}T${time.clock}:00`
  const instant = toInstant(statedTime, time.zone)
  const localTime = time.zone === zone ? statedTime : toLocalDateTime(instant, zone)
  // A late game in a western time zone is on the department's next day; it keeps the date of the
  // schedule.
  return {
    date: localTime.startsWith(day) ? localTime : statedTime,
    dateUtc: instant.toISOString(),
    tbd: false,
    allDay: false,
  }
}

type Time = {
  hour: number
  minute: number
  half: string | undefined
  /** A zone by its id, 'local', or undefined. */
  zone: string | undefined
  /** A number without minutes, a.m. or p.m. */
  bare: boolean
  from: number
  to: number
}

const hourPattern = String.raw`(?<![\d.:])(\d{1,2})`
const minutePattern = String.raw`(?::(\d{2})(?!\d)(?::\d{2}(?!\d))?)?(?![\d:.]\d)`
const timePattern = new RegExp(
  String.raw`\bnoon\b|${hourPattern}${minutePattern}\s*(?:([ap])\.?\s?m?\b\.?)?`,
  'gi',
)
const zonePattern = /^\s*\(?(local|[a-z]+|[A-Z]+)\b(?:\s+time\b)?\)?/i

function timesIn(text: string): Time[] {
  const parsedTimes = [...text.matchAll(timePattern)].map((match): Time => {
    const to = match.index + match[0].trimEnd().length
    const zone = zonePattern.exec(text.slice(to))
    const zoneId = zone && zoneNamed(zone[1]!)
    return {
      hour: Number(match[1] ?? 12),
      minute: Number(match[2] ?? 0),
      half: match[1] === undefined ? 'p' : match[3]?.toLowerCase(),
      zone: zoneId ?? undefined,
      bare: match[1] !== undefined && match[2] === undefined && match[3] === undefined,
      from: match.index,
      to: zoneId ? to + zone[0].length : to,
    }
  })
  const gap = (a: Time, b: Time) => text.slice(a.to, b.from).trim()
  // '7–9 p.m.', '4:30 or 7 p.m.', '7 p.m. ET/6 CT': a number beside a time is a time.
  const times = parsedTimes.filter((time, i) => {
    if (!time.bare) return true
    const [before, next] = [parsedTimes[i - 1], parsedTimes[i + 1]]
    return (
      (next && (!next.bare || next.zone) && /^(?:[-–—/,&]|to|or|and)$/i.test(gap(time, next))) ||
      (before && !before.bare && time.zone && /^[/(]$/.test(gap(before, time)))
    )
  })
  for (let i = times.length - 2; i >= 0; i--) {
    const [time, next] = [times[i]!, times[i + 1]!]
    const joined = isJoined(gap(time, next))
    if (joined) time.zone ??= next.zone
    if (!time.half && time.hour <= 12 && next.half && (joined || gap(time, next) === '/'))
      // '11–1 p.m.' begins before noon.
      time.half =
        joined && time.hour % 12 > next.hour % 12 ? (next.half === 'p' ? 'a' : 'p') : next.half
  }
  for (const [i, time] of times.entries()) if (time.bare) time.half ??= times[i - 1]?.half
  return times
}

/** A range, or a choice: one zone is of both. */
const isJoined = (between: string): boolean => /^(?:[-–—,&]|to|until|till|or|and)$/i.test(between)

/**
 * The clock and zone of the first time in a text; null when it has none, as in 'TBA'. Two times in
 * two zones must be the same moment.
 */
function timeOf(
  day: string,
  text: string,
  ownZone: string,
  placeZone: string | null,
): { clock: string; zone: string } | null {
  const refuse = (why: string): never => {
    throw new RowError(`time "${text}" ${why}`)
  }
  if (/\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2}/.test(text))
    refuse('has a date in it; write the date in its own column')
  // 'TBA (7 or 8 p.m.)'
  if (/^tb[ad]\b/i.test(text)) return null
  const times = timesIn(text)
  const isTimeless = times.length === 0
  if (isTimeless && notATime.test(text)) refuse('is not a time; write 7 p.m.')
  if (isTimeless) return null
  if (times.some((time) => !isTime(time))) refuse('is not a time; write 7 p.m.')
  // 1:00 and 7:30 can be in the morning or in the evening, so neither is guessed.
  if (!times[0]!.half && /^[1-9]:/.test(text.slice(times[0]!.from).trim()))
    refuse('may be in the morning or not; write 7:30 p.m., or 07:30 for the morning')
  if (/:\d{2}\s*[+-](?:0?\d|1[0-4])(?::?\d{2})?$/.test(text))
    refuse('is a range or has an offset; write 7 p.m. ET, or 7 p.m. to 9 p.m.')
  const isUnknown = ({ zone, to }: Time) =>
    zone === 'UTC' ? /^[+-]\d/.test(text.slice(to)) : !zone && otherTime.test(text.slice(to))
  if (times.some(isUnknown))
    refuse('has a time zone that is not known; write ET, CT, MT or PT, or fill in time_zone')
  if (times.length > 1 && /\b(?:doors|gates|tailgate|pre-?game|reception)\b/i.test(text))
    refuse('has more than the time of the game; write only that')
  const [first] = times as [Time]
  const rest = times.slice(1).filter((time, i) => {
    const between = text.slice(times[i]!.to, time.from).trim()
    return !isJoined(between) && time.zone !== first.zone
  })
  // A zone elsewhere in the text: 'ET: 7 p.m.'.
  if (times.length === 1 && !first.zone) {
    const letter = /\b(AK|[ECMPH])[SD]?T\b/.exec(text)?.[1]
    if (letter) first.zone = usZones[letter]
  }
  const zoneIn = ({ zone }: Time): string | null =>
    zone === 'local'
      ? placeZone
      : zone
        ? unlessAlike(unlessAlike(zone, ownZone), placeZone ?? ownZone)
        : ownZone
  const timeWithZone = [first, ...rest].find((time) => zoneIn(time) !== null)
  if (!timeWithZone) refuse('is in the zone of the place, which is unknown; fill in time_zone')
  const timestampOf = (time: Time) =>
    toInstant(`${day}T${clockText(time)}:00`, zoneIn(time)!).getTime()
  for (const time of rest)
    if (
      zoneIn(time) !== null &&
      (timestampOf(time) - timestampOf(timeWithZone!)) % 86_400_000 !== 0
    )
      refuse('has two times that are not the same moment; write one of them, with its zone')
  // Feeds write '12:00 AM' and '00:00' for an unknown time.
  const clock = clockText(timeWithZone!)
  return clock === '00:00' ? null : { clock, zone: zoneIn(timeWithZone!)! }
}

/** Digits that are no time: '1930', '7.30', '25:0', '20h00', '7 ET', '7/6c'. */
const notATime = new RegExp(
  [
    String.raw`^[\d.,]+$|^\d{1,2}\s*[/–-]\s*\d|\d:\d`,
    String.raw`\d\s*[ap]\.?m\b|\d\s*h\s*\d|o.?clock`,
    String.raw`^\d{1,2}\s*\(?(?:AK|[ECMPH])[SD]?T\b`,
  ].join('|'),
  'i',
)
/** After a time: 'Irish time'. */
const otherTime =
  /^\s*\(?(?!(?:game|start|kick|tip)\w*\s)[a-z]+(?:\s+standard|\s+daylight)?\s+time\b/i

const isTime = ({ hour, minute, half }: Time): boolean =>
  minute <= 59 && hour <= 23 && !(half && (hour > 12 || hour === 0))

function clockText({ hour, minute, half }: Pick<Time, 'hour' | 'minute'> & Partial<Time>): string {
  const full = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/**
 * '19:00' of the first time in the text; '4:30 or 7 p.m.' uses the later half of the day. Null when
 * there is none.
 */
export function parseClock(text: string): string | null {
  const [first] = timesIn(text)
  const clock = first && isTime(first) ? clockText(first) : null
  return clock === '00:00' ? null : clock
}

/**
 * The time that a spreadsheet stores as a part of the day, '0.75' → '18:00'; null for other text.
 */
export function partOfDay(text: string): string | null {
  const minutes = /^0?\.\d+$/.test(text) ? Number(text) * 1440 : Number.NaN
  if (!(Math.abs(minutes - Math.round(minutes)) < 0.02)) return null
  const rounded = Math.round(minutes)
  return clockText({ hour: Math.floor(rounded / 60), minute: rounded % 60 })
}
