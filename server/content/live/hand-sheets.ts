import type {
  HandEvent,
  VersionSource,
  VersionStatus,
} from '../../../src/contract/ingest.schema.ts'
import { mergeSheets, written } from '../../../src/domain/hand-score/merge.ts'
import type { Transaction } from '../transaction.ts'

type Where = Pick<Transaction, 'db' | 'tenant'>
/** A tap with the number under which it came here. */
export type StoredTap = { seq: number; event: HandEvent }

/** The sheet of a game: every tap that ever came, in the order in which they came. */
export async function readSheet({ db, tenant }: Where, gameId: number): Promise<StoredTap[]> {
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
 * Adds what is new to a sheet and gives it as it is then. What is there already stays; of two
 * events under one id all devices keep the same one, and so do we.
 */
export async function addToSheet(
  writing: Where,
  gameId: number,
  sheet: StoredTap[],
  events: readonly HandEvent[],
): Promise<StoredTap[]> {
  const { db, tenant } = writing
  const known = new Map(sheet.map((tap) => [tap.event.id, tap]))
  let last = sheet.at(-1)?.seq ?? 0
  for (const event of mergeSheets(
    sheet.map((tap) => tap.event),
    events,
  )) {
    const doc = written(event)
    const before = known.get(event.id)
    if (before && written(before.event) === doc) continue
    known.set(event.id, { seq: ++last, event })
    await db
      .insertInto('hand_event')
      .values({ tenant, game_id: gameId, id: event.id, seq: last, doc })
      .onConflict((c) => c.columns(['tenant', 'game_id', 'id']).doUpdateSet({ seq: last, doc }))
      .execute()
  }
  return [...known.values()].toSorted((a, b) => a.seq - b.seq)
}

type Shown = { version: number; source: VersionSource; score: string }
/** What fans see of a game, and what became of the newest version that was kept by hand. */
export async function versionsBesideSheet(
  { db, tenant }: Where,
  gameId: number,
): Promise<{ shown: Shown | null; byHand: VersionStatus | null }> {
  const of = db.selectFrom('stat_file').where('tenant', '=', tenant).where('game_id', '=', gameId)
  const shown = await of
    .select(['version', 'source', 'score'])
    .where('status', '=', 'published')
    .executeTakeFirst()
  const byHand = await of
    .select('status')
    .where('source', '=', 'hand')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { shown: shown ?? null, byHand: byHand?.status ?? null }
}
