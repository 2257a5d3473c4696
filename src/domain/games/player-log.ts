import type { PlayerStats } from '../../contract/stats.schema.ts'
import { places, sorted, turnedBy, type Chosen } from '../season-stats/chosen.ts'

type Table = PlayerStats['tables'][number]

/**
 * A player's games in another order than they were played in: which table (by its place, from 1),
 * by which of its columns, the smallest first.
 */
export const logQuery = { log: places(12), sort: places(40), order: ['up'] } as const

/** The order of the games of one table; 'file' as they were played. */
export type LogOrder = Pick<Chosen, 'sort' | 'order'>

export function logOrderOf(
  search: URLSearchParams,
  at: number,
  { columns }: Pick<Table, 'columns'>,
): LogOrder {
  const sort = Number(search.get('sort') ?? NaN) - 1
  if (search.get('log') !== String(at + 1) || !columns[sort]) return { sort: 'file', order: 'down' }
  return { sort, order: search.get('order') === 'up' ? 'up' : 'down' }
}

/**
 * Where a head leads that sorts the table at this place: the largest first, pressed again the
 * smallest.
 */
export function logSearch(at: number, now: LogOrder, sort: number | 'file'): string {
  if (sort === 'file') return '?'
  const { order } = turnedBy(now, sort)
  return `?${new URLSearchParams({ log: String(at + 1), sort: String(sort + 1), ...(order === 'up' && { order }) }).toString()}`
}

export const sortedLog = (games: Table['games'], order: LogOrder): Table['games'] =>
  sorted(
    games.map((line) => ({ ...line, name: '' })),
    order,
  )
