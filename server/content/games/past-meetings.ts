import { pastMeeting, type PastMeetingDoc } from '../kinds/games.ts'
import { writeItem } from '../items.ts'
import type { WriteResult, Transaction } from '../transaction.ts'

export const writePastMeeting = (
  transaction: Transaction,
  id: number,
  rank: number,
  doc: PastMeetingDoc,
): Promise<WriteResult> => writeItem(transaction, pastMeeting, { id, rank, doc })

/** The record book lines of a sport. */
export async function pastMeetingIds(
  { db, tenant }: Pick<Transaction, 'db' | 'tenant'>,
  sportId: number,
): Promise<number[]> {
  const existing = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', pastMeeting.name)
    .where('sport_id', '=', sportId)
    .execute()
  return existing.map(({ id }) => id)
}

export async function dropPastMeetings(
  { db, tenant, topics }: Transaction,
  deletedIds: readonly number[],
): Promise<void> {
  for (const id of deletedIds)
    await db
      .deleteFrom('item')
      .where('tenant', '=', tenant)
      .where('kind', '=', pastMeeting.name)
      .where('id', '=', id)
      .execute()
  topics.add(pastMeeting.name)
}
