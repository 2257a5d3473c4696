import { Fragment } from 'react'
import { StatName } from '../../blocks/stats/StatName.tsx'
import type { SeasonHigh, SeasonStats } from '../../contract/season-stats.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { figureTitle } from '../../domain/season-stats/figure-title.ts'
import { alsoReached } from '../../domain/season-stats/figure.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Overview.module.css'

type Props = { stats: SeasonStats; sport: SportRef; us: string }

/** Game highs: of players, of the team, of opponents. */
export function SeasonHighs({ stats, sport, us }: Props) {
  const parts = [
    ['player', 'Players'],
    ['team', us],
    ['opponent', 'Opponents'],
  ] as const
  return (
    <div>
      {parts.map(([scope, title], i) => {
        const highs = stats.highs.filter((high) => high.scope === scope)
        if (highs.length === 0) return null
        return (
          <details key={scope} className={css.part} open={i === 0}>
            <summary className={css.head}>
              <h3 className="card-title">{title}</h3>
            </summary>
            <ul role="list" className={css.highs}>
              {highs.map((high) => (
                <High key={high.key} high={high} stats={stats} sport={sport} />
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}

function High({ high, stats, sport }: { high: SeasonHigh; stats: SeasonStats; sport: SportRef }) {
  // A value of several players belongs to none of them.
  const isShared = high.players > 1
  const namedPlayers =
    high.name === null || (isShared && high.others.length === 0)
      ? []
      : [{ ...high, name: high.name }, ...high.others]
  const gameLink = (id: number) => {
    const game = stats.games.find(({ gameId }) => gameId === id)
    return (
      game && (
        <span className={css.game}>
          <Link className={css.link} to={game.url}>
            {game.atVs} {game.opponent}, {monthDay(game.date)}
          </Link>
          {!isShared && alsoReached(high.games)}
        </span>
      )
    )
  }
  return (
    <li className={css.high}>
      <b className={css.highsValue}>{high.value}</b>
      <span className={css.what}>
        <span className="quiet">{categoryOf(high, stats)}</span>
        {isShared && high.others.length === 0 && (
          <span className="bold">{high.players} players</span>
        )}
        {namedPlayers.map((player) => (
          <Fragment key={player.name}>
            <span>
              <StatName className={css.link} line={player} sport={sport} />
            </span>
            {gameLink(player.gameId)}
          </Fragment>
        ))}
        {high.name === null && !isShared && gameLink(high.gameId)}
      </span>
    </li>
  )
}

/** The name of a high: of a player's, with its table. */
function categoryOf({ key, title }: SeasonHigh, { tables }: SeasonStats): string {
  const table = tables.find(({ key: of, columns }) =>
    columns.some((column) => key === `${of}-${column.key}`),
  )
  return table ? figureTitle(table, title) : title
}
