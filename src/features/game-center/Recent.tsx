import { gameHref } from '../../blocks/game-href.ts'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { Game } from '../../contract/game.schema.ts'
import { dateTimeAttribute, monthDay } from '../../domain/calendar/when.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { Link } from '../../ui/Link.tsx'
import css from './GameCenterScreen.module.css'

/** The team's latest results, newest first. */
export function Recent({ games }: { games: readonly Game[] }) {
  return (
    <ul role="list">
      {games.map((game) => {
        const { mark, score, words } = summarizeOutcome(game)
        return (
          <li key={game.id} className={css.meeting}>
            {mark && (
              <span data-spoils={game.id}>
                <ResultMark result={mark} />
              </span>
            )}
            <span className={css.score} data-spoils={game.id}>
              <Link to={gameHref(game)}>{score ? `${score.team}–${score.opponent}` : words}</Link>
            </span>
            <time dateTime={dateTimeAttribute(game.date)}>{monthDay(game.date)}</time>
            <span className={css.place}>{`${game.atVs} ${game.opponent.title}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
