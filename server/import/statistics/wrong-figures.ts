import { cell, type CsvRow } from '../csv/read-csv.ts'
import { wrongKind, type WrongCell } from '../roster/roster-cells.ts'
import type { CellKind } from '../values/cell-kinds.ts'
import type { FamilySpec } from '../../../src/domain/season-stats/columns.ts'
import { impossibleIn } from './impossible.ts'
import { findCategory, toFigure, isOpponents, isTotal } from './season-tables.ts'

/** Kinds that a column of statistics never has. */
const never: Readonly<Record<string, readonly CellKind[]>> = {
  jersey: ['an address', 'a date', 'a height', 'a class', 'a hometown', 'a full name'],
  name: ['an address', 'a date', 'a height', 'a number'],
  position: ['an address', 'a date', 'a height', 'a class', 'a hometown'],
}
const noFigure: readonly CellKind[] = ['an address', 'a date', 'a hometown', 'a class']
/** Did not finish, no mark, and so on. */
const mark = /^(?:dn[a-z]|d[qs]q?|n[mhtd]|scr|foul|inf|n\/?a|tb[ad]|none|\W+)\.?$/i

/** The cells of a row that are of the wrong kind, with the likely cause. */
export function wrongFigures(
  row: CsvRow,
  heads: readonly string[],
  family: FamilySpec | null,
): WrongCell[] {
  const category = findCategory(family, cell(row, 'table'))
  return [
    ...Object.entries(never).flatMap(([column, kinds]) =>
      wrongKind(column, cell(row, column), kinds),
    ),
    ...heads.flatMap((head): WrongCell[] => {
      const text = cell(row, head)
      if (/date|opponent|note|day/.test(head)) return []
      const wrongCells = wrongKind(head, text, noFigure)
      if (wrongCells.length > 0 || !toFigure(head, category).spec) return wrongCells
      return /\p{L}{2}/u.test(text) && !/\d/.test(text) && !mark.test(text)
        ? [{ column: head, kind: null, reason: `${head} "${text.slice(0, 60)}" is not a figure` }]
        : []
    }),
  ]
}

/** Figures of known columns that contradict each other; null for none. */
export function impossibleFigures(
  row: CsvRow,
  heads: readonly string[],
  family: FamilySpec | null,
): string | null {
  const category = findCategory(family, cell(row, 'table'))
  const name = cell(row, 'name')
  // Totals may have what no player has, such as own goals and rebounds of the team.
  if (!category || isTotal(name) || isOpponents(name)) return null
  const typed = heads.flatMap((head) => {
    const { spec } = toFigure(head, category)
    return spec ? [[spec.key, { head, text: cell(row, head) }] as const] : []
  })
  return impossibleIn(category.key, new Map(typed))
}
