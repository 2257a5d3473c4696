import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { familyOfSport } from './family-of.ts'
import { isTeam } from './highs.ts'
import { figureTitle } from './figure-title.ts'

type Table = PlayerStats['tables'][number]

/** Most charts side by side. */
const mostCharts = 3
/** The least part of the team's best for a chart. */
const leastShare = 0.1
/** Figures of a game that are no measure of it. */
const notCharted = new Set(['att', 'long'])

/**
 * The sport's leader statistics that are worth a chart on a player's bio: the player has a value in
 * at least two games, and over the season at least a tenth of the team's best. So the 13 rushing
 * yards of a quarterback are in the game log only. Three at most, those with most games; the one in
 * which the player is nearest to the team's best comes first. Of an average per game each game has
 * the figure itself. `teamRank` is the place on the team by the season's figure, if another player
 * has one. With fewer than three, the other game highs of the first one's table follow: the
 * touchdown passes of a quarterback.
 */
export function playerCharts(
  code: string | null,
  tables: readonly Pick<Table, 'key' | 'title' | 'columns' | 'games' | 'season'>[],
  teamTables: readonly Pick<SeasonStats['tables'][number], 'key' | 'columns' | 'rows'>[],
): PlayerStats['charts'] {
  const { leaders = [], highs = [] } = familyOfSport(code) ?? {}
  const toCandidate = (key: string, column: string, title: string) => {
    const table = tables.find((candidate) => candidate.key === key)
    const teamTable = teamTables.find((candidate) => candidate.key === key)
    const ownValue = valueIn(table, column)
    const team = (teamTable?.rows ?? [])
      .filter((row) => !isTeam(row))
      .map(valueIn(teamTable, column))
    const best = Math.max(0, ...team)
    const ofSeason = table?.season ? ownValue(table.season) : 0
    return {
      chart: {
        table: key,
        column,
        title,
        ...(team.filter((value) => value > 0).length > 1 && {
          teamRank: team.filter((value) => value > ofSeason).length + 1,
        }),
      },
      games: table?.games.filter((game) => ownValue(game) > 0).length ?? 0,
      share: best > 0 ? ofSeason / best : 0,
    }
  }
  const isWorthIt = ({ games, share }: ReturnType<typeof toCandidate>) =>
    games > 1 && share >= leastShare
  const charts = leaders
    .map(({ table, column, title }) =>
      toCandidate(table, column.replace(/-per-game$/, ''), title.replace(/ per game$/, '')),
    )
    .filter(isWorthIt)
    .toSorted((a, b) => b.games - a.games)
    .slice(0, mostCharts)
    .toSorted((a, b) => b.share - a.share)
    .map(({ chart }) => chart)
  const table = tables.find(({ key }) => key === charts[0]?.table)
  const isCharted = (key: string, column: string) =>
    charts.some((chart) => chart.table === key && chart.column === column)
  const others = highs
    .filter(([key, column]) => key === table?.key && !notCharted.has(column))
    .filter(([key, column]) => !isCharted(key, column))
    .flatMap(([key, column]) => {
      const head = table?.columns.find((candidate) => candidate.key === column)
      return table && head ? [toCandidate(key, column, figureTitle(table, head.title))] : []
    })
    .filter(isWorthIt)
    .map(({ chart }) => chart)
  return [...charts, ...others].slice(0, mostCharts)
}

/**
 * The sport's game highs in which the player has a value, in the sport's order; those of the table
 * with most games first, without those of a single game.
 */
export const playerHighFigures = (
  code: string | null,
  tables: readonly Pick<Table, 'key' | 'title' | 'columns' | 'games'>[],
): NonNullable<PlayerStats['highs']> =>
  (familyOfSport(code)?.highs ?? [])
    .flatMap(([key, column]) => {
      const table = tables.find((candidate) => candidate.key === key)
      const head = table?.columns.find((candidate) => candidate.key === column)
      const value = valueIn(table, column)
      return table && head && table.games.length > 1 && table.games.some((game) => value(game) > 0)
        ? [{ games: table.games.length, table: key, column, title: figureTitle(table, head.title) }]
        : []
    })
    .toSorted((a, b) => b.games - a.games)
    .map(({ games: _, ...high }) => high)

/** Reads a column of a table's lines as a number: 0 without the column or a value. */
const valueIn = (table: Pick<Table, 'columns'> | undefined, column: string) => {
  const index = table?.columns.findIndex(({ key }) => key === column) ?? -1
  return ({ values }: { values: readonly (number | null)[] }): number => values[index] ?? 0
}
