import type { ReactNode } from 'react'
import { gameHref } from '../../blocks/game-href.ts'
import { ResultMark } from '../../blocks/ResultMark.tsx'
import type { TeamResult } from '../../contract/conference-games.schema.ts'
import type { Game } from '../../contract/game.schema.ts'
import { dateTimeAttribute, monthDay } from '../../domain/calendar/when.ts'
import { summarizeOutcome } from '../../domain/games/game-outcome.ts'
import { opponentWithAtVs } from '../../domain/games/meets.ts'
import { extraSuffix } from '../../domain/games/score.ts'
import { Link } from '../../ui/Link.tsx'
import css from './GameCenterScreen.module.css'

type Props = {
  games: readonly Game[]
  /** The opponent's results; without them ours are alone. */
  opponentResults: readonly TeamResult[]
  sportId: number
  us: string
  them: string
}

/** The team's latest results, newest first, beside those of the opponent where they are known. */
export function Recent({ games, opponentResults, sportId, us, them }: Props) {
  const ownList = (
    <ul role="list">
      {games.map((game) => {
        const { mark, score, words } = summarizeOutcome(game)
        return (
          <Result
            key={game.id}
            spoilerKey={game.id}
            mark={mark}
            date={game.date}
            place={opponentWithAtVs(game)}
          >
            <Link to={gameHref(game)}>{score ? `${score.team}–${score.opponent}` : words}</Link>
            <span className={css.extra}>{extraSuffix(game.result?.postscoreInfo)}</span>
          </Result>
        )
      })}
    </ul>
  )
  if (opponentResults.length === 0) return ownList
  return (
    <div className={css.pair}>
      <div>
        <h3 className="card-title">{us}</h3>
        {ownList}
      </div>
      <div>
        <h3 className="card-title">{them}</h3>
        <ul role="list">
          {opponentResults.map(({ date, atVs, opponent, status, teamScore, opponentScore }) => (
            <Result
              key={`${date} ${opponent}`}
              spoilerKey={`${sportId}/${date}/${atVs === 'vs' ? them : opponent}`}
              mark={status}
              date={date}
              place={`${atVs} ${opponent}`}
            >
              <span>{`${teamScore}–${opponentScore}`}</span>
            </Result>
          ))}
        </ul>
      </div>
    </div>
  )
}

type ResultProps = {
  spoilerKey: number | string
  mark: Parameters<typeof ResultMark>[0]['result'] | null
  date: string
  place: string
  children: ReactNode
}

const Result = ({ spoilerKey, mark, date, place, children }: ResultProps) => (
  <li className={css.meeting} data-game={place}>
    {mark && (
      <span data-spoils={spoilerKey}>
        <ResultMark result={mark} />
      </span>
    )}
    <span className={css.score} data-spoils={spoilerKey}>
      {children}
    </span>
    <time dateTime={dateTimeAttribute(date)}>{monthDay(date)}</time>
    <span className={css.place}>{place}</span>
  </li>
)
