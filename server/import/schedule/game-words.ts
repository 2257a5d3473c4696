import type { GameDoc } from '../../content/docs.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { RowRefused } from '../report.ts'
import { orNull } from '../values/yes.ts'

/**
 * Never guessed: a parser that took every unknown place for a home game was wrong at every second
 * one.
 */
export function placeOf(row: CsvRow): GameDoc['locationIndicator'] {
  const text = cell(row, 'home_away').toLowerCase()
  if (/^(?:h|home|vs\.?)$/.test(text)) return 'H'
  if (/^(?:a|away|at|@|road)$/.test(text)) return 'A'
  if (/^(?:n|neutral)$/.test(text)) return 'N'
  throw new RowRefused(text ? `home_away "${text}" is not H, A or N` : 'no home_away (H, A or N)')
}

const types: [RegExp, GameDoc['type']][] = [
  [/^r(?:eg.*)?$/i, 'R'],
  [/^(?:p|post.*)$/i, 'P'],
  [/^(?:s|e|ex.*|scrim.*)$/i, 'S'],
]
/** Only where it is written as a mark: 'Alumni Soccer Stadium' and 'Boiling Springs' are none. */
const exhibition =
  /[([](?:EX|EXH\.?|Exhib\.?|Exhibition|Scrimmage)[)\]]|-\s*(?:Exhibition|Scrimmage)\s*$|^(?:Exhibition|Scrimmage)$/i

export function typeOf(row: CsvRow): GameDoc['type'] {
  const text = cell(row, 'type')
  const named = types.find(([words]) => words.test(text))?.[1]
  if (text && !named)
    throw new RowRefused(`type "${text}" is not R (regular), P (post-season) or S (exhibition)`)
  return (
    named ??
    (exhibition.test(cell(row, 'opponent')) || exhibition.test(cell(row, 'location')) ? 'S' : 'R')
  )
}

/** A town or a field; 'TBD' is none, and leads to no map. */
export const groundOf = (row: CsvRow, column: 'location' | 'facility'): string | null =>
  /^(?:TB[AD]|n\/?a|-+)\.?$/i.test(cell(row, column)) ? null : orNull(cell(row, column))
