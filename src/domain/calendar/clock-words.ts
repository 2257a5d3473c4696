/**
 * The times of a text in the one form of the site: '7:00 PM', '07:00 pm' and '7PM' → '7 p.m.',
 * '12:00 PM' → 'noon'. Other text is unchanged.
 */
export const plainClock = (text: string): string =>
  text.replace(
    /\b0?(\d{1,2})(?::(\d\d)(:\d\d)?)?\s*([ap])(?:\.\s?m\.|m\b\.?)/gi,
    (_, hour: string, minute = '00', second: string | undefined, half: string) => {
      const suffix = `${half.toLowerCase()}.m.`
      if (second) return `${hour}:${minute}${second} ${suffix}`
      if (suffix === 'p.m.' && hour === '12' && minute === '00') return 'noon'
      return `${hour}${minute === '00' ? '' : `:${minute}`} ${suffix}`
    },
  )

/** The same of a text that begins with its time: 'Noon', 'Noon CT'. */
export const plainTime = (text: string): string =>
  plainClock(text.trim()).replace(/^noon\b/i, 'Noon')

/**
 * A month beside a day as newspapers write it: 'Sept.', 'Nov.'; those of up to five letters are
 * whole.
 */
export const abbreviateMonth = (month: string): string =>
  month.length <= 5 ? month : `${month.slice(0, month === 'September' ? 4 : 3)}.`

/** A time by the device's clock: '2:02 p.m.', with seconds or a weekday as `more` asks. */
export const formatClock = (time: number | Date, more: Intl.DateTimeFormatOptions = {}): string =>
  plainClock(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...more }).format(time),
  )

/** 'Nov. 21, 7:30 p.m.', with a year as `more` asks. */
export const formatDayAndClock = (
  time: number | Date,
  { timeZone, ...more }: Intl.DateTimeFormatOptions = {},
): string => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(time)
  const month = abbreviateMonth(part({ month: 'long' }))
  return [`${month} ${part({ day: 'numeric' })}`, more.year && part({ year: more.year })]
    .concat(formatClock(time, { timeZone }))
    .filter(Boolean)
    .join(', ')
}

/** '2:02:07 p.m.' */
export const formatSeconds = (time: number | Date): string =>
  formatClock(time, { second: '2-digit' })

/** '2:02 p.m.' on the visitor's current date, else with the date. */
export const formatTime = (time: number, now: number, zone?: string): string => {
  const day = new Intl.DateTimeFormat('en-US', { timeZone: zone })
  return day.format(time) === day.format(now)
    ? formatClock(time, { timeZone: zone })
    : formatDayAndClock(time, { timeZone: zone })
}
