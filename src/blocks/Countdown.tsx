import { useEffect, useState } from 'react'
import { countdownTick } from '../domain/constants.ts'
import { timeLeft, type TimeLeft } from '../domain/calendar/when.ts'
import { serverNow } from '../platform/server-clock.ts'
import css from './NextGame.module.css'

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

  // Null from the start of the game on.
  const left = now === null ? undefined : timeLeft(Date.parse(until), now)
  const { days, hours, minutes, seconds } = left ?? ({} as Partial<TimeLeft>)
  const units = [
    ['days', days],
    ['hours', hours],
    ['min', minutes],
    ['sec', seconds],
  ] as const
  return (
    <div
      className={css.countdown}
      data-starts
      role="timer"
      aria-label={left === null ? 'It’s game time' : 'Time until the start'}
    >
      {left === null ? (
        <p className={css.unit}>
          <b className={css.number}>Game time</b> waiting for the first score
        </p>
      ) : (
        // By place: without days the others change their text, and nothing moves.
        units.slice(days === 0 ? 1 : 0).map(([unit, value], index) => (
          <p key={index} className={css.unit}>
            <b className={css.number}>
              {value === undefined ? '––' : String(value).padStart(unit === 'days' ? 1 : 2, '0')}
            </b>{' '}
            {value === 1 ? unit.replace(/s$/, '') : unit}
          </p>
        ))
      )}
    </div>
  )
}
