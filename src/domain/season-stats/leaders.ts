import type { SeasonRow, SeasonTable, LeaderGroup } from '../../contract/season-stats.schema.ts'
import { progressOf } from '../phone/progress.ts'
import type { LeaderSpec } from './columns.ts'
import { isTeam } from './game-box.ts'

/** Players that a category names. */
const named = 5

/**
 * Leaders of a season by category. Who tried too little to lead an average is not among them;
 * pictures are put in by whoever has the roster.
 */
export function leadersOfSeason(
  specs: readonly LeaderSpec[],
  tables: readonly Pick<SeasonTable, 'key' | 'columns' | 'rows'>[],
  games: number,
): LeaderGroup[] {
  return specs.flatMap((spec) => {
    const table = tables.find(({ key }) => key === spec.table)
    const at = (key: string) => table?.columns.findIndex((column) => column.key === key) ?? -1
    if (!table || at(spec.column) === -1) return []
    const amount = (row: SeasonRow, key = spec.column) => row.values[at(key)] ?? 0
    const leaders = table.rows
      .filter(
        (row) =>
          !isTeam(row) &&
          amount(row) > 0 &&
          (!spec.least || amount(row, spec.least[0]) >= spec.least[1] * games),
      )
      .toSorted((a, b) => amount(b) - amount(a) || (a.name < b.name ? -1 : 1))
      .slice(0, named)
    const best = leaders[0] ? amount(leaders[0]) : 0
    const cell = (row: SeasonRow) => (_: string, key: string) => row.cells[at(key)] || '0'
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
                value: row.cells[at(spec.column)] ?? '',
                progress: progressOf(amount(row), best),
              },
            })),
          },
        ]
  })
}
