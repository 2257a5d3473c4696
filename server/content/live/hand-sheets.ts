import type { Transaction } from '../transaction.ts'
import type {
  HandEvent,
  VersionSource,
  VersionStatus,
} from '../../../src/contract/ingest.schema.ts'
import { mergeSheets, canonicalEvent } from '../../../src/domain/hand-score/rules.ts'

type SheetPlace = Pick<Transaction, 'db' | 'tenant'>

/** A tap with its sequence number on this server. */
export type StoredTap = { seq: number; event: HandEvent }

/** The sheet of a game: all taps in the order in which they arrived. */
export async function readSheet({ db, tenant }: SheetPlace, gameId: number): Promise<StoredTap[]> {
  const rows = await db
    .selectFrom('hand_event')
    .select(['seq', 'doc'])
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, doc }) => ({ seq, event: JSON.parse(doc) as HandEvent }))
}

/**
 * Adds new taps to a sheet and returns the sheet. Existing taps stay: of two events with one id,
 * server and devices keep the same one.
 */
export async function addToSheet(
  transaction: SheetPlace,
  gameId: number,
  sheet: StoredTap[],
  events: readonly HandEvent[],
): Promise<StoredTap[]> {
  const { db, tenant } = transaction
  const storedTaps = new Map(sheet.map((tap) => [tap.event.id, tap]))
  let last = sheet.at(-1)?.seq ?? 0
  for (const event of mergeSheets(
    sheet.map((tap) => tap.event),
    events,
  )) {
    const doc = canonicalEvent(event)
    const before = storedTaps.get(event.id)
    if (before && canonicalEvent(before.event) === doc) continue
    storedTaps.set(event.id, { seq: ++last, event })
    await db
      .insertInto('hand_event')
      .values({ tenant, game_id: gameId, id: event.id, seq: last, doc })
      .onConflict((c) => c.columns(['tenant', 'game_id', 'id']).doUpdateSet({ seq: last, doc }))
      .execute()
  }
  return [...storedTaps.values()].toSorted((a, b) => a.seq - b.seq)
}

type Shown = { version: number; source: VersionSource; score: string }

/** The version that is shown, and the status of the newest hand-scored version. */
export async function readSheetStatus(
  { db, tenant }: SheetPlace,
  gameId: number,
): Promise<{ shown: Shown | null; byHand: VersionStatus | null }> {
  const gameFile = db
    .selectFrom('stat_file')
    .where('tenant', '=', tenant)
    .where('game_id', '=', gameId)
  const published = await gameFile
    .select(['version', 'source', 'score'])
    .where('status', '=', 'published')
    .executeTakeFirst()
  const byHand = await gameFile
    .select('status')
    .where('source', '=', 'hand')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { shown: published ?? null, byHand: byHand?.status ?? null }
}
