import { readItem, writeItem } from '../items.ts'
import { opponentRoster, type OpponentRosterDoc } from '../kinds/opponent-roster.ts'
import { ReadContext } from '../read-context.ts'
import type { Outcome, Transaction } from '../transaction.ts'

/** The players that it has now; nobody before the first file. */
export const heldPlayers = async (
  writing: Transaction,
  id: number,
): Promise<OpponentRosterDoc['players']> =>
  (await readItem(new ReadContext(writing, writing.tenant), opponentRoster, id))?.players ?? []

export const writeOpponentRoster = (
  writing: Transaction,
  id: number,
  doc: OpponentRosterDoc,
): Promise<Outcome> => writeItem(writing, opponentRoster, { id, rank: id, doc })

export async function dropOpponentRoster(writing: Transaction, id: number): Promise<void> {
  const { db, tenant, topics } = writing
  await db
    .deleteFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', '=', opponentRoster.name)
    .where('id', '=', id)
    .execute()
  topics.add(opponentRoster.name).add(`${opponentRoster.name}:${id}`)
}
