import { StatName } from '../../blocks/stats/StatName.tsx'
import type { SeasonHigh, SeasonStats } from '../../contract/season-stats.schema.ts'
import type { SportRef } from '../../contract/sport.schema.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { figureTitle } from '../../domain/season-stats/figure-title.ts'
import { alsoReached } from '../../domain/season-stats/figure.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Overview.module.css'

/** The categories that are shown before the others. */
const firstHighs = 5

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
            <HighList highs={highs.slice(0, firstHighs)} stats={stats} sport={sport} />
            {highs.length > firstHighs && (
              <details className={css.part}>
                <summary className={css.head}>
                  <b>{`All highs (${highs.length - firstHighs} more)`}</b>
                </summary>
                <HighList highs={highs.slice(firstHighs)} stats={stats} sport={sport} />
              </details>
            )}
          </details>
        )
      })}
    </div>
  )
}

const HighList = ({
  highs,
  stats,
  sport,
}: {
  highs: readonly SeasonHigh[]
  stats: SeasonStats
  sport: SportRef
}) => (
  <ul role="list" className={css.highs}>
    {highs.map((high) => (
      <High key={high.key} high={high} stats={stats} sport={sport} />
    ))}
  </ul>
)

function High({ high, stats, sport }: { high: SeasonHigh; stats: SeasonStats; sport: SportRef }) {
  // A value of several players belongs to none of them.
  const isShared = high.players > 1
  const namedPlayers =
    high.name === null || (isShared && high.others.length === 0)
      ? []
      : [{ ...high, name: high.name }, ...high.others]
  // The game is the only link of a line; the leaders link to the players.
  const gameLink = (id: number) => {
    const game = stats.games.find(({ gameId }) => gameId === id)
    return (
      game && (
        <>
          <Link className={css.link} to={game.url}>
            {game.atVs} {game.opponent}, {monthDay(game.date).replace(' ', '\u00a0')}
          </Link>
          {!isShared && alsoReached(high.games)}
        </>
      )
    )
  }
  return (
    <li className={css.high}>
      <b className={css.highsValue}>{high.value}</b>
      <div className={css.what}>
        <span className={css.category}>{categoryOf(high, stats)}</span>{' '}
        <div className={css.by}>
          {isShared && high.others.length === 0 && <b>{high.players} players</b>}
          {namedPlayers.map((player) => (
            <p key={player.name}>
              <b>
                <StatName line={{ ...player, rosterPlayerId: null }} sport={sport} />
              </b>{' '}
              {gameLink(player.gameId)}
            </p>
          ))}
          {high.name === null && !isShared && gameLink(high.gameId)}
        </div>
      </div>
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
