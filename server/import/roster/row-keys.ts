import type { Transaction } from '../../content/transaction.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { keyOf } from '../values/fold.ts'
import { nameOf } from './roster-row.ts'

/**
 * `own` names the row within its roster; `person` the human being in every season. A key may also
 * be a reason for refusal.
 */
export type RowKey = { own: string; person: string } | { refused: string }

/**
 * Keys of the rows of one roster, whatever their order: the `person` cell, else the whole name. Two
 * who bear one name are told apart by their numbers, never by a number alone. Whoever had the plain
 * name before another of that name came keeps it.
 */
export async function keysOf(
  writing: Transaction,
  rows: readonly CsvRow[],
  sport: string,
  season: string,
): Promise<Map<CsvRow, RowKey>> {
  return keysFrom(await heldKeys(writing, `${sport}/${season}/`), rows, sport, season)
}

/**
 * The same from what the roster already has: names, with the number that each wears now. A `key`,
 * as an export writes it, is the key.
 */
export function keysFrom(
  held: ReadonlyMap<string, string>,
  rows: readonly CsvRow[],
  sport: string,
  season: string,
): Map<CsvRow, RowKey> {
  const keys = new Map<CsvRow, RowKey>()
  const lines = new Map<string, number>()
  const add = (row: CsvRow, own: string, person: string) => {
    const twin = lines.get(own)
    const refused = own.startsWith('person:')
      ? `person "${cell(row, 'person')}" is already on line ${twin}`
      : `the same name and number as on line ${twin}; a person key tells two people apart`
    keys.set(row, twin === undefined ? { own: `${sport}/${season}/${own}`, person } : { refused })
    if (twin === undefined) lines.set(own, row.line)
  }
  for (const row of rows)
    if (cell(row, 'person'))
      add(row, `person:${cell(row, 'person')}`, `person:${cell(row, 'person')}`)
  const open = rows.filter((row) => !cell(row, 'person'))
  for (const row of open)
    if (cell(row, 'key')) add(row, cell(row, 'key'), `${sport}/${cell(row, 'key')}`)

  const named = Map.groupBy(
    open.filter((row) => !cell(row, 'key')),
    (row) => plainName(row),
  )
  for (const [name, bearers] of named) {
    if (name === '') continue
    const numbered = (row: CsvRow) => `${name}#${keyOf(cell(row, 'jersey'))}`
    const plainHolder =
      bearers.length === 1
        ? bearers.find((row) => !held.has(numbered(row)))
        : bearers.find((row) => held.get(name) === cell(row, 'jersey'))
    for (const row of inTheirOwnOrder(bearers)) {
      const own = row === plainHolder ? name : numbered(row)
      add(row, own, `${sport}/${own}`)
    }
  }
  return keys
}

const plainName = (row: CsvRow): string => {
  const name = nameOf(row)
  return name ? keyOf(`${name.first} ${name.last}`) : ''
}

/** By what is in them, so that the order of the file decides nothing. */
const inTheirOwnOrder = (rows: CsvRow[]) =>
  rows.toSorted((a, b) =>
    [...a.cells.values()].join('\u0000') < [...b.cells.values()].join('\u0000') ? -1 : 1,
  )

/** The names that rows of this roster already have, with the number each wears now. */
async function heldKeys({ db, tenant }: Transaction, prefix: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('roster_player as p', (j) =>
      j.onRef('p.tenant', '=', 'identity.tenant').onRef('p.id', '=', 'identity.id'),
    )
    .select(['identity.key', 'p.doc'])
    .where('identity.tenant', '=', tenant)
    .where('identity.kind', '=', 'roster_player')
    .where('identity.key', '>=', prefix)
    .where('identity.key', '<', `${prefix}\uffff`)
    .execute()
  return new Map(
    rows.map(({ key, doc }) => [
      key.slice(prefix.length),
      (JSON.parse(doc) as { jerseyNumber: string }).jerseyNumber,
    ]),
  )
}
