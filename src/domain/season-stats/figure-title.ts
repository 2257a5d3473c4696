import type { FamilySpec } from './columns.ts'

/** What the longest of a table is called. */
const longestLabels: Readonly<Record<string, string>> = {
  passing: 'pass',
  rushing: 'rush',
  receiving: 'reception',
  punting: 'punt',
  kicking: 'field goal',
}

/**
 * A column's title outside of its table: 'Net yards' of rushing is 'Rushing yards', its 'Longest'
 * is 'Longest rush'; 'Kills' says it all.
 */
export function figureTitle(table: { key: string; title: string }, column: string): string {
  if (column === 'Longest' && longestLabels[table.key]) return `Longest ${longestLabels[table.key]}`
  const common = /^(?:net )?(yards|touchdowns|attempts|longest)$/i.exec(column)?.[1]
  return common ? `${table.title} ${common.toLowerCase()}` : column
}

/**
 * What a statistic is called among leaders: 'Interceptions' of the table of interceptions, whose
 * column is 'Number'.
 */
export const leaderTitle = (
  { leaders }: Pick<FamilySpec, 'leaders'>,
  table: { key: string; title: string },
  column: { key: string; title: string },
): string =>
  leaders.find((leader) => leader.table === table.key && leader.column === column.key)?.title ??
  figureTitle(table, column.title)

/** A title within a line: 'Passing yards' → 'passing yards'; 'FG' stays. */
export const inLine = (title: string): string =>
  title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
