/**
 * A clock as `Intl` writes it in the one form of the site: '7:00 PM' → '7 p.m.', 12:00 → 'noon'.
 */
export const plainClock = (text: string): string =>
  text.replace(
    /(\d{1,2}):(\d\d)(:\d\d)?\s([AP])M/,
    (_, hour: string, minute: string, second: string | undefined, half: string) => {
      if (second) return `${hour}:${minute}${second} ${half.toLowerCase()}.m.`
      if (half === 'P' && hour === '12' && minute === '00') return 'noon'
      return `${hour}${minute === '00' ? '' : `:${minute}`} ${half.toLowerCase()}.m.`
    },
  )

/** A time by the device's clock: '2:02 p.m.', with a date or seconds as `more` asks. */
export const formatClock = (time: number | Date, more: Intl.DateTimeFormatOptions = {}): string =>
  plainClock(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...more }).format(time),
  )

/** '2:02:07 p.m.' */
export const formatSeconds = (time: number | Date): string =>
  formatClock(time, { second: '2-digit' })

/** '2:02 p.m.' on the visitor's current date, else with the date. */
export const formatTime = (time: number, now: number, zone?: string): string => {
  const day = (when: number) => new Date(when).toLocaleDateString('en-US', { timeZone: zone })
  return formatClock(time, {
    ...(day(time) === day(now) ? {} : { month: 'short', day: 'numeric' }),
    timeZone: zone,
  })
}
