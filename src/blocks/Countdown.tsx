import { countDown } from './count-down.ts'
import css from './NextGame.module.css'

/**
 * Days, hours, minutes and seconds until a time (UTC), then that it is game time; on the last day
 * without days. Its space is reserved; `count-down.ts` writes the numbers, also before the app
 * starts, so React leaves the texts alone.
 */
export function Countdown({ until }: { until: string }) {
  return (
    <div
      ref={(element) => countDown(element!)}
      className={css.countdown}
      data-until={until}
      role="timer"
      aria-label="Time until the start"
    >
      {['days', 'hours', 'min', 'sec'].map((unit) => (
        <p key={unit} className={css.unit} suppressHydrationWarning>
          <b className={css.number} suppressHydrationWarning>
            ––
          </b>{' '}
          <span suppressHydrationWarning>{unit}</span>
        </p>
      ))}
    </div>
  )
}
