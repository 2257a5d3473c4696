const time = { hour: 'numeric', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-US', time)
const dayAndClock = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...time })

/** On whose day it is said. */
const opened = new Date()

/**
 * When something was saved, by this device's own clock: '2:02 PM' of today, else with its day. Only
 * a browser draws it.
 */
export function AgeWords({ at }: { at: number }) {
  if (!at) return 'of an unknown day'
  const when = new Date(at)
  return (
    <time dateTime={when.toISOString()}>
      {(when.toDateString() === opened.toDateString() ? clock : dayAndClock).format(when)}
    </time>
  )
}
