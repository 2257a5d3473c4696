import type { SeasonTable } from '../../contract/season-stats.schema.ts'
import type { FamilySpec } from './columns.ts'
import { computeRatio, toCells } from './lines.ts'

type Table = Pick<SeasonTable, 'key' | 'columns' | 'rows'>

/**
 * The tables with the ratios of the sport that a department's file lacks, such as points per game,
 * where the file has what they are computed from.
 */
export const addMissingRatios = <T extends Table>(
  tables: readonly T[],
  family: FamilySpec | null,
): T[] =>
  tables.map((table) => {
    const missing = (family?.tables.find(({ key }) => key === table.key)?.columns ?? []).filter(
      (column) => column.kind === 'ratio' && !table.columns.some(({ key }) => key === column.key),
    )
    if (missing.length === 0) return table
    return {
      ...table,
      columns: [
        ...table.columns,
        ...missing.map(({ key, label, title }) => ({ key, label, title })),
      ],
      rows: table.rows.map((row) => {
        const valueOf = (name: string) =>
          row.values[table.columns.findIndex(({ key }) => key === name)] ?? null
        const values = missing.map((column) =>
          column.kind === 'ratio' ? computeRatio(column, valueOf) : null,
        )
        return {
          ...row,
          values: [...row.values, ...values],
          cells: [...row.cells, ...toCells(missing, values)],
        }
      }),
    }
  })
