const time = { hour: 'numeric', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-US', time)
const dayAndClock = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...time })

/** The reference date of relative times. */
const opened = new Date()

/**
 * When something was saved, by the device's clock: '2:02 PM' today, else with the date. Rendered on
 * the client only.
 */
export function AgeWords({ at }: { at: number }) {
  if (!at) return 'date unknown'
  const when = new Date(at)
  return (
    <time dateTime={when.toISOString()}>
      {(when.toDateString() === opened.toDateString() ? clock : dayAndClock).format(when)}
    </time>
  )
}
