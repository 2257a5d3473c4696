import type { StatTable } from '../../contract/box-score.schema.ts'
import { figure } from '../season-stats/figure.ts'

type Head = { key: string }

/** What fans look for, by table: these columns are first after the games, also on a phone. */
const first: Readonly<Record<string, readonly string[]>> = {
  players: 'min pts reb ast fgm fga fgm3 fga3 ftm fta stl blk to pf'.split(' '),
  passing: ['comp', 'att', 'yds', 'td', 'int'],
  rushing: ['att', 'yds', 'avg', 'td', 'long'],
  attack: ['k', 'e', 'ta', 'pct', 'a', 'pts'],
  // Of football, then of volleyball.
  defense: 'solo ast tot sacks dig sa bs ba se'.split(' '),
}
/** Tables whose rows are in the order of a column, the largest first; others as in the file. */
const sorts: Readonly<Record<string, string>> = { rushing: 'yds', receiving: 'yds' }

/** What few games have: such a column is left out when every value is zero. */
const rare = new Set(
  'gwg shg ppg ff fr int brup qbh blkd saf ob tb fc plus50 sacks sackyds'.split(' '),
)

/** Whether a column of a table has only zeros of what few games have. */
export const isUnused = (
  table: string,
  key: string,
  cells: readonly (string | undefined)[],
): boolean =>
  rare.has(key) &&
  !(table === 'passing' && key === 'int') &&
  cells.every((cell) => /^(?:0(?:\.0)?)?$/.test(cell?.trim() ?? ''))

/** Columns shown as one: '5–10' of 5 made and 10 attempted. */
const pairs = [
  ['fgm', 'fga', 'FG', 'Field goals made-attempted'],
  ['fgm3', 'fga3', '3PT', 'Three-pointers made-attempted'],
  ['ftm', 'fta', 'FT', 'Free throws made-attempted'],
  ['comp', 'att', 'Cmp-Att', 'Completions-attempts'],
  ['fgmade', 'fgatt', 'FG', 'Field goals made-attempted'],
  ['xpmade', 'xpatt', 'XP', 'Extra points made-attempted'],
] as const

/**
 * The positions of a table's columns in the order in which they are shown. A basketball table
 * without points (another sport's players) stays as it is.
 */
export function shownOrder(table: string, columns: readonly Head[]): number[] {
  const all = columns.map((_, i) => i)
  const has = (key: string) => columns.some((column) => column.key === key)
  if (!first[table] || (table === 'players' && !has('pts'))) return all
  const leading = ['gp', ...first[table]]
    .map((key) => columns.findIndex((column) => column.key === key))
    .filter((i) => i !== -1)
  return [...leading, ...all.filter((i) => !leading.includes(i))]
}

/**
 * A table of a box score as it is shown: without columns that are empty for everyone, and without
 * zeros of what few games have; attempts beside what was made. `counterpart` is the same table
 * of the other team, which shows the same columns.
 */
export function shownTable<T extends Pick<StatTable, 'key' | 'columns' | 'rows' | 'total'>>(
  table: T,
  counterpart?: Pick<StatTable, 'columns' | 'rows'>,
): T {
  const { key, columns, rows, total } = withoutRates(withPairs(table))
  const isEmpty = (i: number) => {
    const name = columns[i]!.key
    const cells = rows.map((row) => row.cells[i])
    return (
      cells.every((cell) => !cell?.trim()) ||
      isUnused(key, name, [...cells, ...(counterpart ? cellsOf(counterpart, name) : [])])
    )
  }
  const visible = shownOrder(key, columns).filter((i) => rows.length === 0 || !isEmpty(i))
  const pick = (cells: readonly string[]) => visible.map((i) => figure(cells[i] ?? ''))
  const by = columns.findIndex((column) => column.key === sorts[key])
  const amount = ({ cells }: { cells: readonly string[] }) => Number(cells[by])
  const ordered = by === -1 ? rows : rows.toSorted((a, b) => amount(b) - amount(a) || 0)
  return {
    ...table,
    columns: visible.map((i) => columns[i]!),
    rows: ordered.map((row) => ({ ...row, cells: pick(row.cells) })),
    total: total && pick(total),
  }
}

const cellsOf = ({ columns, rows }: Pick<StatTable, 'columns' | 'rows'>, key: string) => {
  const index = columns.findIndex((column) => column.key === key)
  return rows.map(({ cells }) => cells[index])
}

/** Without the hitting percentage of a player who did not attack. */
function withoutRates(table: Shown): Shown {
  const [rate, attempts] = ['pct', 'ta'].map((key) =>
    table.columns.findIndex((column) => column.key === key),
  ) as [number, number]
  if (rate === -1 || attempts === -1) return table
  return {
    ...table,
    rows: table.rows.map((row) =>
      row.cells[attempts] === '0' ? { ...row, cells: row.cells.with(rate, '') } : row,
    ),
  }
}

type Shown = Pick<StatTable, 'key' | 'columns' | 'rows' | 'total'>
type Table = Pick<StatTable, 'columns' | 'total'> & { rows: { cells: string[] }[] }

/** Each pair of columns as one, in the place of the first. */
export const withPairs = <T extends Table>(table: T): T =>
  pairs.reduce((before, pair) => withPair(before, pair), table)

/** Whether a column has two figures, and needs more room. */
export const isPair = ({ key, label }: Head & { label: string }): boolean =>
  pairs.some((pair) => pair[0] === key && pair[2] === label)

function withPair<T extends Table>(
  table: T,
  [madeKey, of, label, title]: (typeof pairs)[number],
): T {
  const { columns, rows, total } = table
  const left = columns.findIndex(({ key }) => key === madeKey)
  const right = columns.findIndex(({ key }) => key === of)
  if (left === -1 || right === -1) return table
  const join = (cells: readonly string[]) =>
    cells
      .with(left, cells[left] || cells[right] ? `${cells[left] || 0}–${cells[right] || 0}` : '')
      .filter((_, i) => i !== right)
  return {
    ...table,
    columns: columns.with(left, { key: madeKey, label, title }).filter((_, i) => i !== right),
    rows: rows.map((row) => ({ ...row, cells: join(row.cells) })),
    total: total && join(total),
  }
}
