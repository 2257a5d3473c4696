import { formatTime } from '../../domain/calendar/clock-words.ts'

/** The reference date of relative times. */
const opened = new Date()

/**
 * When something was saved, by the device's clock: '2:02 p.m.' today, else with the date. Rendered
 * on the client only.
 */
export function SavedTime({ at }: { at: number }) {
  if (!at) return 'date unknown'
  const when = new Date(at)
  return <time dateTime={when.toISOString()}>{formatTime(at, opened.getTime())}</time>
}
