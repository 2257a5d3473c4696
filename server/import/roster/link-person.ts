import type { Transaction } from '../../content/transaction.ts'
import { cell, type CsvRow } from '../csv/read-csv.ts'
import { toKey } from '../values/text.ts'
import { parsePersonName } from './roster-row.ts'

type Keys = ReadonlyMap<CsvRow, { own: string } | { refused: string }>

/**
 * A player whose row gets a `person` for the first time stays the same roster row, so that the
 * address of the bio stays.
 */
export async function keepRowsWithNewPerson(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  keys: Keys,
): Promise<void> {
  const ownKeys = new Set([...keys.values()].flatMap((key) => ('own' in key ? [key.own] : [])))
  for (const [row, key] of keys) {
    const name = parsePersonName(row)
    if (!('own' in key) || !name || !cell(row, 'person')) continue
    const existing = await db
      .selectFrom('identity')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', 'roster_player')
      .where('key', '=', key.own)
      .executeTakeFirst()
    if (existing) continue
    const prefix = key.own.slice(0, -`person:${cell(row, 'person')}`.length)
    const plain = `${prefix}${toKey(`${name.first} ${name.last}`)}`
    const numbered = `${plain}#${toKey(cell(row, 'jersey'))}`
    const held = await db
      .selectFrom('identity')
      .innerJoin('roster_player as p', (j) =>
        j.onRef('p.tenant', '=', 'identity.tenant').onRef('p.id', '=', 'identity.id'),
      )
      .select(['identity.key', 'p.doc'])
      .where('identity.tenant', '=', tenant)
      .where('identity.kind', '=', 'roster_player')
      .where('identity.key', 'in', [plain, numbered])
      .execute()
    // Another row of the file may be the one that has had this key.
    const free = held.filter((identity) => !ownKeys.has(identity.key))
    const before =
      free.find((identity) => identity.key === numbered) ??
      free.find(
        ({ doc }) =>
          (JSON.parse(doc) as { jerseyNumber: string }).jerseyNumber === cell(row, 'jersey'),
      )
    if (!before) continue
    await db
      .updateTable('identity')
      .set({ key: key.own })
      .where('tenant', '=', tenant)
      .where('kind', '=', 'roster_player')
      .where('key', '=', before.key)
      .execute()
  }
}
