import { pastMeeting, type PastMeetingDoc } from '../kinds/games.ts'
import { writeItem } from '../items.ts'
import type { Outcome, Transaction } from '../transaction.ts'

export const writePastMeeting = (
  transaction: Transaction,
  id: number,
  rank: number,
  doc: PastMeetingDoc,
): Promise<Outcome> => writeItem(transaction, pastMeeting, { id, rank, doc })

/** Deletes record book lines of a sport that its file no longer has. Returns how many. */
export async function dropPastMeetings(
  { db, tenant, topics }: Transaction,
  sportId: number,
  kept: ReadonlySet<number>,
): Promise<number> {
  const known = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', pastMeeting.name)
    .where('sport_id', '=', sportId)
    .execute()
  const gone = known.map(({ id }) => id).filter((id) => !kept.has(id))
  for (const id of gone)
    await db
      .deleteFrom('item')
      .where('tenant', '=', tenant)
      .where('kind', '=', pastMeeting.name)
      .where('id', '=', id)
      .execute()
  if (gone.length > 0) topics.add(pastMeeting.name)
  return gone.length
}
