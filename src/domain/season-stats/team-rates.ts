import type { TeamSeason } from '../../contract/game-center.schema.ts'
import type { SeasonTable } from '../../contract/season-stats.schema.ts'
import type { ComparedSpec, FamilySpec } from './columns.ts'
import { computeRatio, styled } from './lines.ts'

type Table = Pick<SeasonTable, 'key' | 'columns' | 'total' | 'opponents'>

/**
 * The rates of the total lines that compare two teams, as far as the lines have the sums. A ratio
 * that a file states is not read, because it may have another form than ours.
 */
export function listTeamRates(
  tables: readonly Table[],
  family: FamilySpec | null,
): TeamSeason['statistics'] {
  return (family?.compared ?? []).flatMap((spec) => {
    const table = tables.find(({ key }) => key === spec.table)
    const rate = rateOf(spec, family)
    const value = table && rate ? computeRatio(rate, (key) => amountIn(table, 'total', key)) : null
    if (!rate || value === null) return []
    const { table: tableKey, column, title, better } = spec
    return [{ key: `${tableKey}/${column}`, title, value: styled(value, rate.style), better }]
  })
}

/** What a team scored and allowed in a game, as its lines Total and Opponents have it. */
export function averageScores(
  tables: readonly Table[],
  family: FamilySpec | null,
): Record<'scored' | 'allowed', string> | null {
  const scoredIn = family?.scoredIn
  const table = tables.find(({ key }) => key === scoredIn?.table)
  if (!table || !scoredIn) return null
  const games = amountIn(table, 'total', 'gp')
  const scored = amountIn(table, 'total', scoredIn.column)
  const allowed = amountIn(table, 'opponents', scoredIn.column)
  return !games || scored === null || allowed === null
    ? null
    : { scored: (scored / games).toFixed(1), allowed: (allowed / games).toFixed(1) }
}

function rateOf({ table, column, per }: ComparedSpec, family: FamilySpec | null) {
  if (per)
    return {
      over: { [column]: 1 },
      under: { [per]: 1 },
      scale: 1,
      style: per === 'sp' ? ('hundredths' as const) : ('tenths' as const),
    }
  const ratio = family?.tables
    .find(({ key }) => key === table)
    ?.columns.find(({ key }) => key === column)
  return ratio?.kind === 'ratio' ? ratio : null
}

function amountIn(
  { columns, ...lines }: Table,
  line: 'total' | 'opponents',
  column: string,
): number | null {
  const index = columns.findIndex(({ key }) => key === column)
  return index === -1 ? null : (lines[line]?.values[index] ?? null)
}
