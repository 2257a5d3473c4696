import type { BoxScore } from './box-score.schema.ts'
import type { CareerStats, PlayerStats } from './player-stats.schema.ts'
import type { SeasonStats, LeaderGroup } from './season-stats.schema.ts'

type Rows = Record<string, unknown>[]
type Heads = readonly { title: string }[]

const cellsBy = (columns: Heads, cells: readonly string[]) =>
  Object.fromEntries(columns.map(({ title }, i) => [title, cells[i] ?? '']))

/** All tables of a box score as one sheet, with columns for team and table. */
export const boxScoreRows = (box: BoxScore | null): Rows =>
  box === null
    ? []
    : [box.visitingTeam, box.homeTeam].flatMap((team) =>
        team.tables.flatMap(({ title, columns, rows, total }) => [
          ...rows.map((row) => ({
            team: team.name,
            table: title,
            number: row.uni,
            name: row.name,
            position: row.position,
            ...cellsBy(columns, row.cells),
          })),
          ...(total
            ? [
                {
                  team: team.name,
                  table: title,
                  number: '',
                  name: 'Total',
                  position: null,
                  ...cellsBy(columns, total),
                },
              ]
            : []),
        ]),
      )

/**
 * A season as one sheet in the form of `statistics/<sport>/<season>.csv` of an import folder:
 * `table` is the key of the category.
 */
export const seasonRows = (season: SeasonStats | null): Rows =>
  (season?.tables ?? []).flatMap(({ key, columns, rows, total, opponents }) => [
    ...rows.map((row) => ({
      table: key,
      jersey: row.uni,
      name: row.name,
      position: row.position,
      ...cellsBy(columns, row.cells),
    })),
    ...(total
      ? [
          {
            table: key,
            jersey: '',
            name: 'Total',
            position: null,
            ...cellsBy(columns, total.cells),
          },
        ]
      : []),
    ...(opponents
      ? [
          {
            table: key,
            jersey: '',
            name: 'Opponents',
            position: null,
            ...cellsBy(columns, opponents.cells),
          },
        ]
      : []),
  ])

export const leaderRows = (groups: LeaderGroup[]): Rows =>
  groups.flatMap(({ title, leaders }) =>
    leaders.map(({ name, number, position, stat }, i) => ({
      category: title,
      rank: i + 1,
      number,
      name,
      position,
      value: stat.value,
      description: stat.description,
    })),
  )

export const careerRows = (career: CareerStats | null): Rows =>
  Object.values(career ?? {}).flatMap(({ season, tables }) =>
    Object.entries(tables).map(([table, figures]) => ({ season, table, ...figures })),
  )

/** Seasons, career, and games of one season, by category. */
export const playerRows = (player: PlayerStats | null): Rows =>
  (player?.tables ?? []).flatMap(({ title, columns, seasons, career, games }) => [
    ...seasons.map((line) => ({
      table: title,
      season: line.season,
      date: '',
      opponent: '',
      ...cellsBy(columns, line.cells),
    })),
    ...(career && player?.isWholeCareer
      ? [
          {
            table: title,
            season: 'Career',
            date: '',
            opponent: '',
            ...cellsBy(columns, career.cells),
          },
        ]
      : []),
    ...games.map((line) => {
      const game = player?.games.find(({ gameId }) => gameId === line.gameId)
      return {
        table: title,
        season: player?.season ?? '',
        date: game?.date.slice(0, 10) ?? '',
        opponent: game?.opponent ?? '',
        ...cellsBy(columns, line.cells),
      }
    }),
  ])
