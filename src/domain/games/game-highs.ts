import type { StatTable } from '../../contract/box-score.schema.ts'

/** What a box score marks the best of, by the key of its table. */
const marked: Readonly<Record<string, readonly string[]>> = { players: ['pts', 'reb', 'ast'] }

/** The best of both teams by column, without zeros. A row without a name is the team's. */
export function gameHighs(
  tables: readonly Pick<StatTable, 'key' | 'columns' | 'rows'>[],
): ReadonlyMap<string, number> {
  const highs = new Map<string, number>()
  for (const { key: table, columns, rows } of tables)
    for (const [i, { key }] of columns.entries())
      if (marked[table]?.includes(key))
        for (const { cells, uni } of rows)
          if (uni && Number(cells[i]) > (highs.get(key) ?? 0)) highs.set(key, Number(cells[i]))
  return highs
}
