import { useSearchParams } from 'react-router'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import {
  parseLogOrder,
  logSearch,
  sortedLog,
  type LogOrder,
} from '../../domain/games/player-log.ts'
import { isUnused, shownOrder, withPairs } from '../../domain/games/shown-table.ts'
import { withEnDash } from '../../domain/games/score.ts'
import { monthDay } from '../../domain/calendar/when.ts'
import { LiveDot } from '../../ui/Badge.tsx'
import { Link } from '../../ui/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { BeforeToday } from './BeforeToday.tsx'
import { StatLines } from './StatLines.tsx'
import css from './StatTables.module.css'
import { eventName, eventTitle } from '../../domain/sports/event-name.ts'
import { eventNames } from '../../domain/sports/event-names.ts'
import type { Sport } from '../../contract/sport.schema.ts'

type Table = PlayerStats['tables'][number]
type Game = PlayerStats['games'][number]

/** A season game by game with links to box scores; the headings sort. */
export function GameLog({ stats, team }: { stats: PlayerStats; team: Sport | undefined }) {
  const [search] = useSearchParams()
  const title = eventTitle(eventName(team))
  const { live } = stats
  const tables = stats.tables.filter((table) => table.games.length > 0 || (live && table.live))
  if (tables.length === 0) return null
  const games = new Map(stats.games.map((game) => [game.gameId, game]))
  return (
    <Section
      id="log"
      title={`${stats.season} ${eventName(team)} log`}
      action={!tables.some((table) => table.live) && <BeforeToday stats={stats} />}
    >
      <div className={css.tables}>
        {tables.map((table, tableIndex) => {
          const order = parseLogOrder(search, tableIndex, table)
          const { columns, rows, total } = ofGames(table, order, live?.gameId)
          const head = (sort: number | 'file') => ({
            to: logSearch(tableIndex, order, sort),
            order: order.sort !== sort ? null : sort === 'file' ? ('up' as const) : order.order,
          })
          return (
            <StatLines
              key={table.key}
              title={table.key === 'players' ? `${title} by ${eventName(team)}` : table.title}
              of={`${stats.name}, ${stats.season} ${eventNames(team)}`}
              first={{ key: 'game', label: title, title, sort: head('file') }}
              words="Result"
              columns={columns.map((column) => ({
                ...column,
                sort: head(table.columns.findIndex(({ key }) => key === column.key)),
              }))}
              rows={rows.map((line) => {
                if (live?.gameId === line.gameId)
                  return {
                    key: 'live',
                    head: <LiveHead game={live} />,
                    words: <LiveDot />,
                    cells: line.cells,
                    spoils: live.gameId,
                  }
                const game = games.get(line.gameId)
                return {
                  key: line.gameId,
                  head: game ? <GameHead game={game} /> : '–',
                  words: game && <Outcome game={game} />,
                  cells: line.cells,
                }
              })}
              sum={
                total
                  ? { label: live && table.live ? 'Before today' : 'Season', cells: total }
                  : undefined
              }
            />
          )
        })}
      </div>
    </Section>
  )
}

type Opposed = { url: string; atVs: string; opponent: string; tag?: string | undefined }

/** The opponent, on a phone by its short name. */
const Opponent = ({ game: { url, atVs, opponent, tag } }: { game: Opposed }) => (
  <Link className={css.opponent} to={url}>
    {atVs}{' '}
    {tag ? (
      <>
        <span className={css.full}>{opponent}</span>
        <abbr className={css.tag} title={opponent} aria-hidden="true">
          {tag}
        </abbr>
      </>
    ) : (
      opponent
    )}
  </Link>
)

/** The opponent and the date; on a phone also the result. */
const GameHead = ({ game }: { game: Game }) => (
  <>
    <Opponent game={game} />{' '}
    <span className={css.when}>
      {monthDay(game.date)}
      <span className="narrow-only">
        {' · '}
        <Outcome game={game} />
      </span>
    </span>
  </>
)

/** The game in progress has no result yet. */
const LiveHead = ({ game }: { game: Opposed }) => (
  <>
    <Opponent game={game} />{' '}
    <span className={`${css.when} narrow-only`}>
      <LiveDot />
    </span>
  </>
)

const Outcome = ({ game: { gameId, status, teamScore, opponentScore } }: { game: Game }) => (
  <span className="bold" data-spoils={gameId}>
    <span>{[status, withEnDash(`${teamScore}-${opponentScore}`)].filter(Boolean).join(' ')}</span>
  </span>
)

/**
 * A table by game, the one in progress last: attempts beside what was made, without zeros of what
 * few games have. Numbers of games and averages per game are not columns of single games.
 */
function ofGames(table: Table, order: LogOrder, liveId: number | undefined) {
  const live = liveId !== undefined && table.live ? [{ gameId: liveId, ...table.live }] : []
  const { columns, rows, total } = withPairs({
    columns: table.columns,
    rows: [...sortedLog(table.games, order), ...live],
    total: table.season?.cells ?? null,
  })
  const visible = shownOrder(table.key, columns).filter((index) => {
    const { key } = columns[index]!
    const cells = rows.map((row) => row.cells[index])
    return key !== 'gp' && !key.endsWith('-per-game') && !isUnused(table.key, key, cells)
  })
  const pick = (cells: readonly string[]) => visible.map((i) => cells[i] ?? '')
  return {
    columns: visible.map((i) => columns[i]!),
    rows: rows.map((row) => ({ ...row, cells: pick(row.cells) })),
    total: total && pick(total),
  }
}
