/**
 * Time zones. A department's dates are wall clocks in its own zone, wherever reader and server are.
 */

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string) => {
  const cached = formats.get(zone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

/** The wall clock of a zone at a time: '2026-09-05T19:00:00'. */
export function toLocalDateTime(date: Date, zone: string): string {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return (
    `${part['year']}-${part['month']}-${part['day']}T` +
    `${part['hour']}:${part['minute']}:${part['second']}`
  )
}

/**
 * The time at which a zone's wall clock shows this. In an hour skipped by daylight saving time, the
 * time after it.
 */
export function toInstant(localDateTime: string, zone: string): Date {
  const asUtc = Date.parse(`${localDateTime.slice(0, 19)}Z`)
  const shift = (timestamp: number) =>
    Date.parse(`${toLocalDateTime(new Date(timestamp), zone)}Z`) - timestamp
  const first = asUtc - shift(asUtc)
  return new Date(asUtc - shift(first))
}

/** The next midnight in a zone, in milliseconds since 1970. */
export function nextMidnight(now: Date, zone: string): number {
  const today = toLocalDateTime(now, zone).slice(0, 10)
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000)
    .toISOString()
    .slice(0, 10)
  return toInstant(`${tomorrow}T00:00:00`, zone).getTime()
}
