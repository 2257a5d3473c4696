import type { Kysely } from 'kysely'
import { engineOf } from '../db/engine-of.ts'
import type { Store } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'

type Kind = Tables['push_told']['kind']

/**
 * Puts what is now in place of what was last told, and answers what that was: of several processes that heard of the same change one sees the
 * difference, and the others none. `next` makes the new value from the old one (null: nothing was told before); undefined leaves it.
 */
export async function tell<T>(store: Pick<Store, 'of'>, tenant: string, kind: Kind, id: number, next: (before: T | null) => T | undefined, now = Date.now()): Promise<{ before: T | null; after: T | undefined }> {
  return store.of(tenant).transaction().execute(async (db) => {
    const mine = db.selectFrom('push_told').select('doc').where('tenant', '=', tenant).where('kind', '=', kind).where('id', '=', id)
    // The row is made first: two who find none would both think that they are the first.
    await db.insertInto('push_told').values({ tenant, kind, id, at: now, doc: 'null' }).onConflict((c) => c.doNothing()).execute()
    const row = await lock(db, mine).executeTakeFirstOrThrow()
    const before = JSON.parse(row.doc) as T | null
    const after = next(before)
    if (after !== undefined) await db.updateTable('push_told').set({ doc: JSON.stringify(after), at: now }).where('tenant', '=', tenant).where('kind', '=', kind).where('id', '=', id).execute()
    return { before, after }
  })
}

/** Games of which something was told since: who was away looks at them again. */
export async function toldSince({ db }: Pick<Store, 'db'>, since: number): Promise<{ tenant: string; id: number }[]> {
  return db.selectFrom('push_told').select(['tenant', 'id']).where('kind', '=', 'game').where('at', '>=', since).execute()
}

/** Games of a team from a day on of which nothing was told yet ('2026-09-05'). */
export async function untoldGames(store: Pick<Store, 'of'>, tenant: string, sportId: number, from: string): Promise<number[]> {
  const rows = await store.of(tenant).selectFrom('game').select('id').where('tenant', '=', tenant).where('sport_id', '=', sportId).where('date', '>=', from)
    .where('id', 'not in', (e) => e.selectFrom('push_told').select('id').where('tenant', '=', tenant).where('kind', '=', 'game')).execute()
  return rows.map(({ id }) => id)
}

const lock = <Q extends { forUpdate(): Q }>(db: Kysely<Tables>, query: Q): Q => (engineOf(db as never) === 'postgres' ? query.forUpdate() : query)
