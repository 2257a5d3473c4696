import { useSearchParams } from 'react-router'
import type { PlayerStats } from '../../contract/stats.schema.ts'
import { parseLogOrder, logSearch, sortedLog } from '../../domain/games/player-log.ts'
import { shownOrder } from '../../domain/games/shown-table.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatLines } from './StatLines.tsx'
import css from './StatTables.module.css'
import { eventName, eventTitle } from '../../domain/sports/event-name.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import type { Sport } from '../../contract/sport.schema.ts'

type Table = PlayerStats['tables'][number]

/** A season game by game with links to box scores; the headings sort. */
export function GameLog({ stats, team }: { stats: PlayerStats; team: Sport | undefined }) {
  const [search] = useSearchParams()
  const title = eventTitle(eventName(team))
  const tables = stats.tables.filter(({ games }) => games.length > 0)
  if (tables.length === 0) return null
  const games = new Map(stats.games.map((game) => [game.gameId, game]))
  return (
    <Section title={`${stats.season} ${eventName(team)} by ${eventName(team)}`}>
      <div className={css.tables}>
        {tables.map((table, tableIndex) => {
          const { columns, pick } = ofGames(table)
          const order = parseLogOrder(search, tableIndex, table)
          const head = (sort: number | 'file') => ({
            to: logSearch(tableIndex, order, sort),
            order: order.sort !== sort ? null : sort === 'file' ? ('up' as const) : order.order,
          })
          return (
            <StatLines
              key={table.key}
              title={table.key === 'players' ? `${title} log` : table.title}
              of={`${stats.name}, ${stats.season} ${eventNames(team)}`}
              first={{ key: 'game', label: title, title, sort: head('file') }}
              words="Result"
              columns={columns.map((column) => ({
                ...column,
                sort: head(table.columns.indexOf(column)),
              }))}
              rows={sortedLog(table.games, order).map((line) => {
                const game = games.get(line.gameId)
                return {
                  key: line.gameId,
                  head: game ? (
                    <>
                      <Link to={game.url}>
                        {game.atVs} {game.opponent}
                      </Link>{' '}
                      {monthDay(game.date)}
                    </>
                  ) : (
                    '–'
                  ),
                  words: game && (
                    <span className="bold" data-spoils={game.gameId}>
                      <span>
                        {[game.status, withEnDash(`${game.teamScore}-${game.opponentScore}`)]
                          .filter(Boolean)
                          .join(' ')}
                      </span>
                    </span>
                  ),
                  cells: pick(line.cells),
                }
              })}
              sum={table.season ? { label: 'Season', cells: pick(table.season.cells) } : undefined}
            />
          )
        })}
      </div>
    </Section>
  )
}

/** Numbers of games and averages per game are not columns of single games. */
function ofGames({ key: of, columns }: Pick<Table, 'key' | 'columns'>) {
  const visible = shownOrder(of, columns).filter(
    (index) => columns[index]!.key !== 'gp' && !columns[index]!.key.endsWith('-per-game'),
  )
  return {
    columns: visible.map((i) => columns[i]!),
    pick: (cells: readonly string[]) => visible.map((i) => cells[i] ?? ''),
  }
}
