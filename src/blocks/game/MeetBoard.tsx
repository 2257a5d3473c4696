import type { ReactNode } from 'react'
import type { Game } from '../../contract/game.schema.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { listPlacings } from '../../domain/games/placings.ts'
import { summarizeOutcome, formatLocation } from '../../domain/games/game-outcome.ts'
import { dateTimeAttribute, longDate } from '../../domain/calendar/when.ts'
import { scheduleHref } from '../../routes/links.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Scoreboard.module.css'

type Props = {
  game: Game
  /** Below the date of a meet to come: the countdown. */
  children?: ReactNode
}

/** A meet of many schools: name, dates, and our placing in large. */
export function MeetBoard({ game, children }: Props) {
  const placings = listPlacings(game)
  const { kind, words } = summarizeOutcome(game)
  const lasts =
    game.endDate && game.endDate.slice(0, 10) > game.date.slice(0, 10) ? game.endDate : null
  return (
    <header className={css.board} data-theme="on-primary">
      <div className={css.meetInner}>
        <p className={css.when}>
          <span>
            <time dateTime={dateTimeAttribute(game.date)}>{longDate(game.date)}</time>
            {lasts && (
              <>
                {' '}
                to <time dateTime={lasts.slice(0, 10)}>{longDate(lasts)}</time>
              </>
            )}
          </span>{' '}
          <Link to={scheduleHref(game.sport, game.season)}>{game.sport.title} schedule</Link>
        </p>
        <h1 className={css.meetTitle}>{opponentWithAtVs(game)}</h1>
        <p>{formatLocation(game)}</p>
        {placings.length > 0 ? (
          <div data-spoils={game.id}>
            <ul role="list" className={css.placings}>
              {placings.map((placing) => (
                <li key={placing} className={css.placing}>
                  {placing}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className={css.placing} data-spoils={kind === 'final' ? game.id : undefined}>
            <span>{words}</span>
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
