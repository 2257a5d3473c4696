import type { Game } from '../contract/game.schema.ts'
import { getGameKind } from '../domain/games/game.ts'
import { describeMissing } from '../domain/games/state-words.ts'
import { countDown } from './count-down.ts'
import css from './NextGame.module.css'

/**
 * Days, hours, minutes and seconds until the start of a game, then that it has started and what is
 * awaited; on the last day without days. Its space is reserved; `count-down.ts` writes the numbers,
 * also before the app starts, so React leaves the texts alone.
 */
export function Countdown({ game }: { game: Game & { dateUtc: string } }) {
  return (
    <div
      ref={(element) => countDown(element!)}
      className={css.countdown}
      data-until={game.dateUtc}
      data-missing={describeMissing(game)}
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

/** Whether it is before the start, and its time is set. */
export const hasCountdown = (game: Game): game is Game & { dateUtc: string } =>
  getGameKind(game) === 'upcoming' && game.dateUtc !== null && !game.tbd
