import type { BoxTeam, StatTable } from '../../contract/box-score.schema.ts'
import type {
  SeasonHigh,
  SeasonLine,
  SeasonRow,
  SeasonStats,
  SeasonTable,
} from '../../contract/season-stats.schema.ts'
import type { CategorySpec, SeasonColumn } from './columns.ts'
import { families } from './family-of.ts'
import {
  isTeam,
  getOurTeam,
  getOpponentTeam,
  playerHighs,
  teamHighs,
  type GameBox,
} from './highs.ts'
import {
  added,
  toCells,
  lineOfGame,
  withGames,
  identities,
  type Values,
  type Person,
} from './lines.ts'
import { sumPeriods, teamFigures } from './team-figures.ts'

/** A season calculated from box scores. Each row keeps its games, which are a player's game log. */
export type SeasonFigures = Pick<SeasonStats, 'periods' | 'team'> & {
  tables: LoggedTable[]
  highs: SeasonHigh[]
  attendance: { gameId: number; attendance: number | null }[]
}
export type LoggedTable = Omit<SeasonTable, 'rows'> & { rows: LoggedRow[] }
export type LoggedRow = SeasonRow & { games: (SeasonLine & { gameId: number })[] }

/** The season of these games, first game first. Null when none has figures. */
export function sumSeason(all: readonly GameBox[]): SeasonFigures | null {
  // A hand-scored game has no figures and does not decide the family.
  const family = all.find((box) => box.family !== 'plain')?.family
  if (family === undefined) return null
  // A schedule has one sport, so a box score of another family is ignored.
  const boxes = all.filter((box) => box.family === family)
  const spec = families[family]
  const people = identities(
    boxes.map((box) => ({ gameId: box.gameId, tables: getOurTeam(box).tables })),
  )
  const tables = spec.tables.flatMap((category) => tableOf(category, boxes, people) ?? [])
  return {
    tables,
    team: teamFigures(spec, boxes),
    periods: sumPeriods(boxes),
    highs: [...playerHighs(spec, tables), ...teamHighs(spec, boxes)],
    attendance: boxes.map(({ gameId, venue }) => ({ gameId, attendance: venue.attendance })),
  }
}

function tableOf(
  category: CategorySpec,
  boxes: readonly GameBox[],
  people: ReadonlyMap<string, Person>,
): LoggedTable | null {
  const find = (team: BoxTeam) => team.tables.find(({ key }) => key === category.key)
  const ourLines = boxes.flatMap((box) => lineOfTeam(category, box.gameId, find(getOurTeam(box))))
  const opponentLines = boxes.flatMap((box) =>
    lineOfTeam(category, box.gameId, find(getOpponentTeam(box))),
  )
  if (ourLines.length === 0) return null
  const rows = [...people.values()].flatMap((person) => {
    const lines = person.rows
      .filter(({ table }) => table.key === category.key)
      .map(({ gameId, table, row }) => ({
        gameId,
        values: lineOfGame(category.columns, cellOf(table, row.cells)),
      }))
    if (lines.length === 0) return []
    const { name, uni, position, rosterPlayerId } = person
    return [
      {
        name,
        uni,
        position,
        rosterPlayerId,
        lines,
        values: withGames(
          category.columns,
          added(
            category.columns,
            lines.map(({ values }) => values),
          ),
          person.games.size,
        ),
      },
    ]
  })
  const total = withGames(
    category.columns,
    added(
      category.columns,
      ourLines.map(({ values }) => values),
    ),
    boxes.length,
  )
  const opponents =
    opponentLines.length === 0
      ? null
      : withGames(
          category.columns,
          added(
            category.columns,
            opponentLines.map(({ values }) => values),
          ),
          boxes.length,
        )
  // Women have draw controls, men faceoffs: a column without any value is left out.
  const hasValues = category.columns.map((_, i) =>
    [total, opponents, ...rows.map(({ values }) => values)].some(
      (values) => (values?.[i] ?? null) !== null,
    ),
  )
  const columns = category.columns.filter((_, i) => hasValues[i])
  const visiblePart = (values: Values) => {
    const left = values.filter((_, i) => hasValues[i])
    return { cells: toCells(columns, left), values: left }
  }
  const byOrder = category.columns.findIndex(({ key }) => key === category.order)
  return {
    key: category.key,
    title: category.title,
    columns: columns.map(({ key, label, title }) => ({ key, label, title })),
    rows: rows
      .toSorted(
        (a, b) =>
          Number(isTeam(a)) - Number(isTeam(b)) ||
          (b.values[byOrder] ?? -1) - (a.values[byOrder] ?? -1),
      )
      .map(({ lines, values, ...row }) => ({
        ...row,
        ...visiblePart(values),
        games: lines.map(({ gameId, values }) => ({
          gameId,
          ...visiblePart(added(category.columns, [values])),
        })),
      })),
    total: visiblePart(total),
    opponents: opponents && visiblePart(opponents),
    games: ourLines.map(({ gameId, values }) => ({
      gameId,
      ...visiblePart(added(category.columns, [values])),
    })),
  }
}

/**
 * The row of the team: the stated totals; decisions and figures without totals are from its
 * players.
 */
function lineOfTeam(
  { columns }: CategorySpec,
  gameId: number,
  table: StatTable | undefined,
): { gameId: number; values: Values }[] {
  if (!table) return []
  const lines = table.rows.map((row) => lineOfGame(columns, cellOf(table, row.cells)))
  const players = added(columns, lines).map((value, i) =>
    isShared(columns[i]!)
      ? lines.reduce<number | null>(
          (max, line) => (line[i] === null ? max : Math.max(max ?? 0, line[i]!)),
          null,
        )
      : value,
  )
  const stated = table.total ? lineOfGame(columns, cellOf(table, table.total)) : []
  return [
    {
      gameId,
      values: columns.map((column, i) =>
        column.kind === 'games'
          ? 1
          : column.kind === 'marks'
            ? (players[i] ?? null)
            : (stated[i] ?? players[i] ?? null),
      ),
    },
  ]
}

const isShared = (column: SeasonColumn): boolean => column.kind === 'sum' && column.shared === true
const cellOf = (table: StatTable, cells: readonly string[]) => (key: string) =>
  cells[table.columns.findIndex((column) => column.key === key)]
