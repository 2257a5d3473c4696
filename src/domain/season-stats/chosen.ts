import type { SeasonRow, SeasonStats, SeasonTable } from '../../contract/season-stats.schema.ts'

/** What the statistics page shows: of all, of players, or game by game. */
export const statViews = ['overview', 'players', 'games'] as const
export type StatView = (typeof statViews)[number]

/**
 * Tables and columns go by their place in the address, from 1: a department's own file may name
 * them as it likes, and a page's parameters are a list.
 */
export const places = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1))
export const statQuery = {
  show: ['players', 'games'],
  table: places(20),
  sort: ['name', ...places(40)],
  order: ['up'],
} as const

/** What was asked for, as far as there is such a thing. */
export type Chosen = {
  view: StatView
  /** The place of the table among those of the view, from 0. */
  table: number
  /** The column that the rows are in order of; 'file' as they come, the best first. */
  sort: number | 'name' | 'file'
  order: 'down' | 'up'
}

export const viewsOf = (stats: SeasonStats): StatView[] =>
  statViews.filter((view) => {
    if (view === 'overview')
      return stats.leaders.length > 0 || stats.team.length > 0 || stats.games.length > 0
    return view === 'players' ? stats.tables.length > 0 : gameTables(stats).length > 0
  })

/** The tables that say something of each game. */
export const gameTables = ({ tables }: Pick<SeasonStats, 'tables'>): SeasonTable[] =>
  tables.filter(({ games }) => games.length > 0)

export function chosenOf(search: URLSearchParams, stats: SeasonStats): Chosen {
  const views = viewsOf(stats)
  const view = views.find((one) => one === search.get('show')) ?? views[0] ?? 'overview'
  const tables = view === 'games' ? gameTables(stats) : stats.tables
  const table = placeIn(tables.length, search.get('table')) ?? 0
  const name = search.get('sort') === 'name'
  const sort = name
    ? 'name'
    : (placeIn(tables[table]?.columns.length ?? 0, search.get('sort')) ?? 'file')
  // Names begin at the top, figures with the largest.
  const turned = search.get('order') === 'up'
  return { view, table, sort, order: turned !== name ? 'up' : 'down' }
}

const placeIn = (count: number, asked: string | null): number | null =>
  asked !== null && /^\d+$/.test(asked) && Number(asked) >= 1 && Number(asked) <= count
    ? Number(asked) - 1
    : null

/** The address of a choice within the page; what is so anyway is not written. */
export function searchOf({
  view,
  table = 0,
  sort = 'file',
  order = sort === 'name' ? 'up' : 'down',
}: Partial<Chosen> & Pick<Chosen, 'view'>): string {
  const search = new URLSearchParams({
    ...(view !== 'overview' && { show: view }),
    ...(table > 0 && { table: String(table + 1) }),
    ...(sort !== 'file' && { sort: sort === 'name' ? sort : String(sort + 1) }),
    ...(sort !== 'file' && order !== (sort === 'name' ? 'up' : 'down') && { order: 'up' }),
  })
  return `?${search.toString()}`
}

/** Pressing a head once puts the largest first, again the smallest. */
export const turnedBy = <Order extends Pick<Chosen, 'sort' | 'order'>>(
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
 * Rows in the order that was asked for; who has no such figure is last in both, and alike stay as
 * they came.
 */
export function sorted<Row extends Pick<SeasonRow, 'name' | 'values'>>(
  rows: readonly Row[],
  { sort, order }: Pick<Chosen, 'sort' | 'order'>,
  nameOf = lastFirst,
): Row[] {
  if (sort === 'file') return [...rows]
  const turn = order === 'up' ? 1 : -1
  if (sort === 'name')
    return rows.toSorted((a, b) => turn * byName.compare(nameOf(a.name), nameOf(b.name)))
  return rows.toSorted((a, b) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null]
    return left === null || right === null
      ? Number(left === null) - Number(right === null)
      : turn * (left - right)
  })
}

/**
 * A team's games in the order that was asked for, each with its line of the table: by the name of
 * the opponent, by a figure, or as they were played. A game that has no line of it is last.
 */
export function sortedGames(
  { games }: Pick<SeasonStats, 'games'>,
  table: SeasonTable,
  chosen: Pick<Chosen, 'sort' | 'order'>,
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

const byName = new Intl.Collator('en')
const lastFirst = (name: string) => name.replace(/^(\S+)\s+(.+)$/, '$2 $1')
