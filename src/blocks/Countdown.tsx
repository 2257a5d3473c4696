import { useEffect, useState } from 'react'
import { countdownTick } from '../domain/constants.ts'
import { timeLeft } from '../domain/calendar/when.ts'
import { serverNow } from '../platform/server-clock.ts'
import css from './NextGame.module.css'

const begun = { days: 0, hours: 0, minutes: 0, seconds: 0 }

/**
 * Days, hours, minutes and seconds until a time (UTC), then that it is game time; on the last day
 * without days. Its space is reserved; the numbers appear on the client.
 */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => {
      setNow(serverNow())
      if (!timeLeft(Date.parse(until), serverNow())) clearInterval(timer)
    }
    const timer = setInterval(tick, countdownTick)
    tick()
    return () => clearInterval(timer)
  }, [until])

  const left = now === null ? undefined : (timeLeft(Date.parse(until), now) ?? begun)
  const units = [
    ...(left?.days === 0 ? [] : [['days', left?.days] as const]),
    ['hours', left?.hours] as const,
    ['min', left?.minutes] as const,
    ['sec', left?.seconds] as const,
  ]
  return (
    <div
      className={css.countdown}
      data-starts
      role="timer"
      aria-label={left === begun ? 'It’s game time' : 'Time until the start'}
    >
      {left === begun ? (
        <p className={css.unit}>
          <b className={css.number}>Game time</b> waiting for the first score
        </p>
      ) : (
        // By place: without days the others change their text, and nothing moves.
        units.map(([unit, value], at) => (
          <p key={at} className={css.unit}>
            <b className={css.number}>
              {value === undefined ? '––' : String(value).padStart(2, '0')}
            </b>{' '}
            {unit}
          </p>
        ))
      )}
    </div>
  )
}
