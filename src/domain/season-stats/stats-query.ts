import type { CareerList } from '../../contract/career.schema.ts'
import type { SeasonRow, SeasonStats, SeasonTable } from '../../contract/season-stats.schema.ts'
import { compareText } from '../words/order.ts'

/** Views of the statistics page: overview, players, game by game, or careers of all seasons. */
const statViews = ['overview', 'players', 'games', 'careers'] as const
export type StatView = (typeof statViews)[number]

/**
 * Tables and columns are given by position in URLs, from 1: a department's file may name them
 * freely, and a page's parameters are a fixed list.
 */
export const positionValues = (count: number) =>
  Array.from({ length: count }, (_, i) => String(i + 1))
export const statQuery = {
  show: ['players', 'games', 'careers'],
  table: positionValues(20),
  sort: ['name', ...positionValues(40)],
  order: ['up'],
} as const

/** The valid choices of a URL. */
export type StatsQuery = {
  view: StatView
  /** The position of the table in the view, from 0. */
  table: number
  /** The sort column; 'file' for the default order, best first. */
  sort: number | 'name' | 'file'
  order: 'down' | 'up'
}

export const listStatViews = (
  stats: SeasonStats,
  careers: readonly CareerList[] = [],
): StatView[] =>
  statViews.filter((view) => {
    if (view === 'careers') return careers.length > 0
    if (view === 'overview')
      return stats.leaders.length > 0 || stats.team.length > 0 || stats.games.length > 0
    return view === 'players' ? stats.tables.length > 0 : gameTables(stats).length > 0
  })

/** Tables with figures for each game. */
export const gameTables = ({ tables }: Pick<SeasonStats, 'tables'>): SeasonTable[] =>
  tables.filter(({ games }) => games.length > 0)

export function parseStatsQuery(
  search: URLSearchParams,
  stats: SeasonStats,
  careers: readonly CareerList[] = [],
): StatsQuery {
  const views = listStatViews(stats, careers)
  const view = views.find((item) => item === search.get('show')) ?? views[0] ?? 'overview'
  const tables = view === 'games' ? gameTables(stats) : stats.tables
  const table = placeIn(tables.length, search.get('table')) ?? 0
  const name = search.get('sort') === 'name'
  const sort = name
    ? 'name'
    : (placeIn(tables[table]?.columns.length ?? 0, search.get('sort')) ?? 'file')
  // Names sort ascending by default, figures descending.
  const turned = search.get('order') === 'up'
  return { view, table, sort, order: turned !== name ? 'up' : 'down' }
}

const placeIn = (count: number, value: string | null): number | null =>
  value !== null && /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= count
    ? Number(value) - 1
    : null

/** The URL of a choice within the page, without defaults. */
export function toStatsSearch({
  view,
  table = 0,
  sort = 'file',
  order = sort === 'name' ? 'up' : 'down',
}: Partial<StatsQuery> & Pick<StatsQuery, 'view'>): string {
  const search = new URLSearchParams({
    ...(view !== 'overview' && { show: view }),
    ...(table > 0 && { table: String(table + 1) }),
    ...(sort !== 'file' && { sort: sort === 'name' ? sort : String(sort + 1) }),
    ...(sort !== 'file' && order !== (sort === 'name' ? 'up' : 'down') && { order: 'up' }),
  })
  return `?${search.toString()}`
}

/** Selecting a heading sorts descending, then ascending. */
export const toggleSort = <Order extends Pick<StatsQuery, 'sort' | 'order'>>(
  chosen: Order,
  sort: number | 'name',
): Order => {
  const first = sort === 'name' ? 'up' : 'down'
  return {
    ...chosen,
    sort,
    order:
      chosen.sort === sort && chosen.order === first ? (first === 'up' ? 'down' : 'up') : first,
  }
}

/**
 * Sorted rows. Rows without the figure are last in both directions; equal rows keep their order.
 */
export function sorted<Row extends Pick<SeasonRow, 'name' | 'values'>>(
  rows: readonly Row[],
  { sort, order }: Pick<StatsQuery, 'sort' | 'order'>,
  nameOf = lastFirst,
): Row[] {
  if (sort === 'file') return [...rows]
  const turn = order === 'up' ? 1 : -1
  if (sort === 'name')
    return rows.toSorted((a, b) => turn * compareText(nameOf(a.name), nameOf(b.name)))
  return rows.toSorted((a, b) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null]
    return left === null || right === null
      ? Number(left === null) - Number(right === null)
      : turn * (left - right)
  })
}

/**
 * A team's games in this order, each with its row: by opponent, by a figure, or as played. Games
 * without a row are last.
 */
export function sortedGames(
  { games }: Pick<SeasonStats, 'games'>,
  table: SeasonTable,
  chosen: Pick<StatsQuery, 'sort' | 'order'>,
) {
  const lines = new Map(table.games.map((line) => [line.gameId, line]))
  return sorted(
    games.map((game) => ({
      game,
      line: lines.get(game.gameId) ?? null,
      name: game.opponent,
      values: lines.get(game.gameId)?.values ?? [],
    })),
    chosen,
    (name) => name,
  )
}

const lastFirst = (name: string) => name.replace(/^(\S+)\s+(.+)$/, '$2 $1')
