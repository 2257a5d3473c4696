import type { StatTable } from '../../../src/contract/box-score.schema.ts'
import { shownName } from '../parts/names.ts'
import { cell, type TableSpec } from '../parts/stat-table.ts'
import { linesOf, type FeedLine } from './feed-shape.ts'

/**
 * One team's tables: those that its sport's stat files have, with the columns that the feed fills.
 * Other tables of a feed are not read.
 */
export function feedTables(
  stats: unknown,
  side: 'HomeTeam' | 'VisitingTeam',
  specs: readonly TableSpec[],
): StatTable[] {
  const own = fieldOf(stats, side)
  return specs.flatMap(({ key, title, columns }): StatTable[] => {
    const lines = linesOf(fieldOf(own, key))
    const filled = columns.filter((column) =>
      lines.some(({ Values }) => Object.hasOwn(Values, column.key)),
    )
    if (lines.length === 0 || filled.length === 0) return []
    return [
      {
        key,
        title,
        columns: filled.map(({ key: name, label, title: words }) => ({
          key: name,
          label,
          title: words,
        })),
        rows: lines.map((line) => ({
          name: isTeam(line) ? 'Team' : shownName(line.Name) || `No. ${line.UniformNumber}`,
          uni: isTeam(line) ? '' : line.UniformNumber,
          position: null,
          indent: false,
          rosterPlayerId: null,
          cells: filled.map((column) =>
            cell(
              column.kind,
              Object.hasOwn(line.Values, column.key) ? (line.Values[column.key] ?? '') : '',
            ),
          ),
        })),
        // A feed has no line of the team's own, and its players' sum is not always that.
        total: null,
      },
    ]
  })
}

/** The pseudo-player TEAM, uni "TM". */
const isTeam = ({ Name, UniformNumber }: FeedLine): boolean =>
  /^(?:tm|team)$/i.test(Name) || /^tm$/i.test(UniformNumber)

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Record<string, unknown>)[name]
    : undefined
