import type { Columns } from '../csv/columns.ts'

/**
 * Whose figures a row has; every other column is a figure, by the key, label or title of the
 * season's table.
 */
export const statisticsColumns: Columns = {
  known: ['table', 'jersey', 'name', 'position'],
  aliases: {
    category: 'table',
    number: 'jersey',
    uni: 'jersey',
    '#': 'jersey',
    player: 'name',
    pos: 'position',
  },
  prose: [],
}
