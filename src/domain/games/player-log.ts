import type { PlayerStats } from '../../contract/player-stats.schema.ts'
import { positionValues, sorted, toggleSort, type StatsQuery } from '../season-stats/stats-query.ts'

type Table = PlayerStats['tables'][number]

/** Another order of a player's games: the table (by position, from 1), its column, ascending. */
export const logQuery = {
  log: positionValues(12),
  sort: positionValues(40),
  order: ['up'],
} as const

/** The order of one table's games; 'file' as played. */
export type LogOrder = Pick<StatsQuery, 'sort' | 'order'>

export function parseLogOrder(
  search: URLSearchParams,
  columnIndex: number,
  { columns }: Pick<Table, 'columns'>,
): LogOrder {
  const sort = Number(search.get('sort') ?? NaN) - 1
  if (search.get('log') !== String(columnIndex + 1) || !columns[sort])
    return { sort: 'file', order: 'down' }
  return { sort, order: search.get('order') === 'up' ? 'up' : 'down' }
}

/** The URL of a heading that sorts the table at this position: descending, then ascending. */
export function logSearch(columnIndex: number, now: LogOrder, sort: number | 'file'): string {
  if (sort === 'file') return '?'
  const { order } = toggleSort(now, sort)
  const search = new URLSearchParams({
    log: String(columnIndex + 1),
    sort: String(sort + 1),
    ...(order === 'up' && { order }),
  })
  return `?${search.toString()}`
}

export const sortedLog = (games: Table['games'], order: LogOrder): Table['games'] =>
  sorted(
    games.map((line) => ({ ...line, name: '' })),
    order,
  )
