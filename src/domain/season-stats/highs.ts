import type { BoxScore, BoxTeam } from '../../contract/box-score.schema.ts'
import type {
  SeasonHigh,
  SeasonRow,
  SeasonTable,
  LeaderGroup,
} from '../../contract/season-stats.schema.ts'
import { percentOf } from '../number.ts'
import type { FamilySpec, LeaderSpec } from './columns.ts'
import { parseAmount } from './lines.ts'
import type { LoggedTable } from './season-of.ts'

/** The parts of a box score that count for a season. */
export type GameBox = Pick<
  BoxScore,
  'gameId' | 'family' | 'homeTeam' | 'visitingTeam' | 'thisTeamIsHomeTeam' | 'periodLabels'
> & { venue: Pick<BoxScore['venue'], 'attendance'> }

export const getOurTeam = (box: GameBox): BoxTeam =>
  box.thisTeamIsHomeTeam ? box.homeTeam : box.visitingTeam
export const getOpponentTeam = (box: GameBox): BoxTeam =>
  box.thisTeamIsHomeTeam ? box.visitingTeam : box.homeTeam

/** The team's own row is not a player. */
export const isTeam = ({
  name,
  rosterPlayerId,
}: {
  name: string
  rosterPlayerId: number | null
}): boolean => rosterPlayerId === null && /^(?:team|tm)$/i.test(name)

type Reached = { name: string | null; gameId: number; amount: number }

/** How many players reached the amount, and in how many games. */
const countTies = (all: readonly Reached[], amount: number) => {
  const equal = all.filter((reached) => reached.amount === amount)
  return {
    players: new Set(equal.map(({ name }) => name)).size,
    games: new Set(equal.map(({ gameId }) => gameId)).size,
  }
}

/** Most players who are named beside a value that they share. */
const maxNamed = 3
/** Reached by more players than are named, one sack or one catch is no high. */
const lowest = 1

/**
 * The best game of a player in each category: the first of equal ones, their number, and the other
 * players when they are few.
 */
export function playerHighs(spec: FamilySpec, tables: readonly LoggedTable[]): SeasonHigh[] {
  return spec.highs.flatMap(([tableKey, key]) => {
    const table = tables.find(({ key }) => key === tableKey)
    const columnIndex = table?.columns.findIndex((column) => column.key === key) ?? -1
    if (!table || columnIndex === -1) return []
    const order = table.games.map(({ gameId }) => gameId)
    const all = table.rows
      .filter((row) => !isTeam(row))
      .flatMap(({ name, rosterPlayerId, games }) =>
        games.map(({ gameId, cells, values }) => ({
          name,
          rosterPlayerId,
          gameId,
          value: cells[columnIndex] ?? '',
          amount: values[columnIndex] ?? 0,
        })),
      )
    const [best, ...others] = all
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount || order.indexOf(a.gameId) - order.indexOf(b.gameId))
    if (!best) return []
    const { amount, ...high } = best
    const ties = countTies(all, amount)
    const isNamed = ties.players <= maxNamed
    if (!isNamed && amount <= lowest) return []
    const equal = others.filter((other) => other.amount === amount && other.name !== high.name)
    const firstOfEach = equal.filter(
      ({ name }, i) => equal.findIndex((other) => other.name === name) === i,
    )
    return [
      {
        scope: 'player' as const,
        key: `${tableKey}-${key}`,
        title: table.columns[columnIndex]!.title,
        ...high,
        ...ties,
        others: isNamed
          ? firstOfEach.map(({ name, rosterPlayerId, gameId }) => ({
              name,
              rosterPlayerId,
              gameId,
            }))
          : [],
      },
    ]
  })
}

/** The team's best game, and the best against it. */
export function teamHighs(spec: FamilySpec, boxes: readonly GameBox[]): SeasonHigh[] {
  const highs = (scope: 'team' | 'opponent', side: typeof getOurTeam) =>
    spec.teamHighs.flatMap((key) => {
      const all = boxes.flatMap((box) => {
        const total = side(box).totals.find((candidate) => candidate.key === key)
        const value = key === 'score' ? side(box).score : total?.value
        return value === undefined
          ? []
          : [
              {
                title: total?.label ?? spec.scores ?? '',
                value: value.replace(/\.0$/, ''),
                name: null,
                gameId: box.gameId,
                amount: parseAmount(value) ?? 0,
              },
            ]
      })
      const [best] = all.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount)
      return best
        ? [
            {
              scope,
              key,
              title: best.title,
              value: best.value,
              name: null,
              rosterPlayerId: null,
              gameId: best.gameId,
              ...countTies(all, best.amount),
              others: [],
            },
          ]
        : []
    })
  return [...highs('team', getOurTeam), ...highs('opponent', getOpponentTeam)]
}

/** Players listed in a category. */
const maxPlayers = 5

/**
 * Season leaders by category, without players below the minimum of attempts. The caller adds
 * pictures from the roster.
 */
export function leadersOfSeason(
  specs: readonly LeaderSpec[],
  tables: readonly Pick<SeasonTable, 'key' | 'columns' | 'rows'>[],
  games: number,
): LeaderGroup[] {
  return specs.flatMap((spec) => {
    const table = tables.find(({ key }) => key === spec.table)
    const columnIndex = (key: string) =>
      table?.columns.findIndex((column) => column.key === key) ?? -1
    if (!table || columnIndex(spec.column) === -1) return []
    const amount = (row: SeasonRow, key = spec.column) => row.values[columnIndex(key)] ?? 0
    const leaders = table.rows
      .filter(
        (row) =>
          !isTeam(row) &&
          amount(row) > 0 &&
          (!spec.least || amount(row, spec.least[0]) >= spec.least[1] * games),
      )
      .toSorted((a, b) => amount(b) - amount(a) || (a.name < b.name ? -1 : 1))
      .slice(0, maxPlayers)
    const best = leaders[0] ? amount(leaders[0]) : 0
    const cell = (row: SeasonRow) => (_: string, key: string) => row.cells[columnIndex(key)] || '0'
    return leaders.length === 0
      ? []
      : [
          {
            key: `${spec.table}-${spec.column}`,
            title: spec.title,
            leaders: leaders.map((row) => ({
              id: row.rosterPlayerId,
              name: row.name,
              number: row.uni,
              position: row.position,
              image: null,
              stat: {
                description: spec.detail.replace(/\{([\w-]+)\}/g, cell(row)),
                name: spec.title,
                value: row.cells[columnIndex(spec.column)] ?? '',
                progress: percentOf(amount(row), best),
              },
            })),
          },
        ]
  })
}
