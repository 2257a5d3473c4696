import { ResultMark } from '../../blocks/ResultMark.tsx'
import { FigureHeads, StatGrid } from '../../blocks/stats/StatGrid.tsx'
import type { CountedGame, SeasonStats } from '../../contract/schema/season-stats.ts'
import { gameTables, type Chosen } from '../../domain/season-stats/chosen.ts'
import { dash } from '../../domain/score.ts'
import { dateTimeAttribute, monthDay } from '../../domain/when.ts'
import { Link } from '../../ui/Link.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import css from './GameFigures.module.css'
import figures from './PlayerFigures.module.css'

/** One category of the team, game by game. */
export function GameFigures({ stats, chosen }: { stats: SeasonStats; chosen: Chosen }) {
  const tables = gameTables(stats)
  const table = tables[chosen.table]
  if (!table) return null
  // Of one game it is always one.
  const shown = table.columns.map((column, at) => ({ ...column, at })).filter(({ key }) => key !== 'gp')
  const cells = (line: { cells: string[] } | null | undefined) => shown.map(({ key, at }) => <td key={key}>{line?.cells[at]}</td>)
  return (
    <div className={figures.figures}>
      <CategoryTabs tables={tables} chosen={chosen} />
      <h2 id="figures" className={figures.title}>{table.title} by game</h2>
      <StatGrid label={`${table.title} by game`} labelledBy="figures">
        <thead><tr><th scope="col">Opponent</th><th scope="col">Date</th><th scope="col">Result</th><FigureHeads columns={shown} /></tr></thead>
        <tbody>
          {stats.games.map((game) => (
            <tr key={game.gameId}>
              <th scope="row"><Link className={css.game} to={game.url}>{game.atVs === 'at' && 'at '}{game.opponent}</Link></th>
              <td><time dateTime={dateTimeAttribute(game.date)}>{monthDay(game.date)}</time></td>
              <td><Result game={game} /></td>
              {cells(table.games.find(({ gameId }) => gameId === game.gameId))}
            </tr>
          ))}
        </tbody>
        {table.total && <tfoot><tr><th scope="row">Total</th><td /><td />{cells(table.total)}</tr></tfoot>}
      </StatGrid>
    </div>
  )
}

const Result = ({ game: { status, teamScore, opponentScore } }: { game: CountedGame }) => (
  <span className={css.result}>{(status === 'W' || status === 'L' || status === 'T') && <ResultMark result={status} />} {dash(`${teamScore}-${opponentScore}`)}</span>
)
