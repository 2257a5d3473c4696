import { gameHref } from '../../blocks/game-href.ts'
import { GameMark } from '../../blocks/GameMark.tsx'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { CalendarGame } from '../../contract/schema/calendar.ts'
import { useLiveGame } from '../../data/live/store.ts'
import { outcomeOf } from '../../domain/games/game-outcome.ts'
import { monthDay, timeLines } from '../../domain/calendar/when.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Digits } from '../../ui/Digits.tsx'
import { Link } from '../../ui/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import css from './CalendarEvent.module.css'

const marks = { H: 'home', A: 'away', N: 'neutral' } as const

/** An event on its day: who, where, and when or how it ended. Two lines, whatever it comes to. */
export function CalendarEvent({ game: drawn, named }: { game: CalendarGame; named: boolean }) {
  const game = useLiveGame(drawn)
  const { kind, mark, score, words } = outcomeOf(game)
  const last =
    game.endDate && game.endDate.slice(0, 10) > game.date.slice(0, 10) ? game.endDate : null
  return (
    <li className={css.event} data-kind={kind}>
      <p className={css.who}>
        {named && (
          <b className={css.sport} title={game.sport.title}>
            <span aria-hidden="true">{game.sport.abbrev ?? game.sport.shortName}</span>
            <VisuallyHidden>{game.sport.title}</VisuallyHidden>
          </b>
        )}{' '}
        <Link className={css.link} to={gameHref(game)}>
          {game.showAtVs && <span className={css.atVs}>{game.atVs} </span>}
          {game.opponent.title}
          <VisuallyHidden>
            {named && `, ${game.sport.title}`}, {monthDay(game.date)}
          </VisuallyHidden>
        </Link>
      </p>
      <p className={css.when}>
        <span>
          <GameMark mark={marks[game.locationIndicator]} />
        </span>{' '}
        {kind === 'live' && (
          <>
            <LiveDot />{' '}
          </>
        )}
        {score ? (
          <span data-spoils={game.id}>
            {mark && <ResultMark result={mark} />}{' '}
            <b className={css.score}>
              <Digits value={score.team} />–<Digits value={score.opponent} />
            </b>
          </span>
        ) : (
          <span data-spoils={kind === 'final' ? game.id : undefined}>
            {timeLines(words).map((time) => (
              <span key={time} className={css.time}>
                {time}
              </span>
            ))}
          </span>
        )}
        {last && <span>to {monthDay(last)}</span>}
      </p>
    </li>
  )
}
