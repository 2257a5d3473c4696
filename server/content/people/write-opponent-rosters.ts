import { readItem, writeItem } from '../items.ts'
import { opponentRoster, type OpponentRosterDoc } from '../kinds/opponent-roster.ts'
import { Reading } from '../reading.ts'
import type { Outcome, Writing } from '../writing.ts'

/** The players that it has now; nobody before the first file. */
export const heldPlayers = async (
  writing: Writing,
  id: number,
): Promise<OpponentRosterDoc['players']> =>
  (await readItem(new Reading(writing, writing.tenant), opponentRoster, id))?.players ?? []

export const writeOpponentRoster = (
  writing: Writing,
  id: number,
  doc: OpponentRosterDoc,
): Promise<Outcome> => writeItem(writing, opponentRoster, { id, rank: id, doc })

export async function dropOpponentRoster(writing: Writing, id: number): Promise<void> {
  const { db, tenant, topics } = writing
  await db
    .deleteFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', '=', opponentRoster.name)
    .where('id', '=', id)
    .execute()
  topics.add(opponentRoster.name).add(`${opponentRoster.name}:${id}`)
}
