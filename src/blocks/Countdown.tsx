import { useEffect, useRef } from 'react'
import { countDown } from './count-down.ts'
import css from './NextGame.module.css'

const units = [
  ['days', 'days'],
  ['hours', 'hours'],
  ['minutes', 'min'],
  ['seconds', 'sec'],
] as const

/**
 * Days, hours, minutes and seconds until a time (UTC), then that it is game time; on the last day
 * without days. Its space is reserved; `count-down.ts` writes the numbers, also before the app
 * starts, so React leaves the texts alone.
 */
export function Countdown({ until }: { until: string }) {
  const timer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ends = new AbortController()
    countDown(timer.current!, ends.signal)
    return () => ends.abort()
  }, [until])

  return (
    <div
      key={until}
      ref={timer}
      className={css.countdown}
      data-until={until}
      role="timer"
      aria-label="Time until the start"
      suppressHydrationWarning
    >
      {units.map(([name, label]) => (
        <p key={name} className={css.unit} data-unit={name} suppressHydrationWarning>
          <b className={css.number} suppressHydrationWarning>
            ––
          </b>{' '}
          <span suppressHydrationWarning>{label}</span>
        </p>
      ))}
      <p className={css.unit} data-unit="start" hidden suppressHydrationWarning>
        <b className={css.number}>Game time</b> waiting for the first score
      </p>
    </div>
  )
}
