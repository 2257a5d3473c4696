import { useEffect, useState } from 'react'
import { countdownTick } from '../domain/constants.ts'
import { timeLeft } from '../domain/when.ts'
import css from './Countdown.module.css'

/** Days, hours, minutes and seconds until a moment (UTC). Its place is there from the start, its numbers once this browser's clock is asked. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, countdownTick)
    return () => clearInterval(timer)
  }, [until])

  const left = now === null ? undefined : timeLeft(Date.parse(until), now)
  if (left === null) return <p className={css.now}>It’s game time.</p>
  const units = [['days', left?.days], ['hours', left?.hours], ['min', left?.minutes], ['sec', left?.seconds]] as const
  return (
    <div className={css.countdown} role="timer" aria-label="Time until the start">
      {units.map(([unit, value]) => (
        <p key={unit} className={css.unit}>
          <b className={css.number}>{value === undefined ? '––' : String(value).padStart(2, '0')}</b> {unit}
        </p>
      ))}
    </div>
  )
}
