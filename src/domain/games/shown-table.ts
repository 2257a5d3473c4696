import type { StatTable } from '../../contract/box-score.schema.ts'

type Head = { key: string }

/** What fans look for, by table: it stands before the rest, as the first columns of a phone. */
const sought = new Map([['players', { key: 'pts', after: ['gp', 'min'] }]])

/** The positions of a table's columns in the order in which they are shown. */
export function shownOrder(table: string, columns: readonly Head[]): number[] {
  const all = columns.map((_, i) => i)
  const first = sought.get(table)
  const at = columns.findIndex(({ key }) => key === first?.key)
  if (!first || at === -1) return all
  const place = columns.findLastIndex(({ key }) => first.after.includes(key)) + 1
  const rest = all.filter((i) => i !== at)
  return [...rest.slice(0, place), at, ...rest.slice(place)]
}

/**
 * A table of a box score as it is shown: without columns that are empty for everyone, and without
 * winning goals that the file credits to no player.
 */
export function shownTable<T extends Pick<StatTable, 'key' | 'columns' | 'rows' | 'total'>>(
  table: T,
): T {
  const { key: of, columns, rows, total } = table
  const isEmpty = (at: number) => {
    const none = columns[at]?.key === 'gwg' ? /^0?$/ : /^$/
    return rows.every(({ cells }) => none.test(cells[at]?.trim() ?? ''))
  }
  const kept = shownOrder(of, columns).filter((at) => rows.length === 0 || !isEmpty(at))
  const pick = (cells: readonly string[]) => kept.map((at) => cells[at] ?? '')
  return {
    ...table,
    columns: kept.map((at) => columns[at]!),
    rows: rows.map((row) => ({ ...row, cells: pick(row.cells) })),
    total: total && pick(total),
  }
}
