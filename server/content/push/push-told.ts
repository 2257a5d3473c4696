import type { Kysely } from 'kysely'
import { engineOf } from '../../db/engine.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'
import type { Place } from './push-subscribers.ts'

type Kind = Tables['push_told']['kind']

/**
 * Puts what is now in place of what was last told, and lets `next` tell the difference, all in one
 * transaction: of several processes that heard of the same change one finds it, and what it tells
 * is in the queue when the row says so. `next` reads what is now (after the row is locked, so that
 * nobody writes an older state over a newer), is given what was told (null: nothing yet), and makes
 * the new value; undefined leaves it.
 */
export async function tell<T>(
  store: Pick<Store, 'of'>,
  tenant: string,
  kind: Kind,
  id: number,
  next: (before: T | null, place: Place) => T | undefined | Promise<T | undefined>,
): Promise<void> {
  const at = Date.now()
  await store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      const mine = db
        .selectFrom('push_told')
        .select('doc')
        .where('tenant', '=', tenant)
        .where('kind', '=', kind)
        .where('id', '=', id)
      // The row is made first: two who find none would both think that they are the first.
      await db
        .insertInto('push_told')
        .values({ tenant, kind, id, at, doc: 'null' })
        .onConflict((c) => c.doNothing())
        .execute()
      const row = await (
        engineOf(db as never) === 'postgres' ? mine.forUpdate() : mine
      ).executeTakeFirstOrThrow()
      const after = await next(JSON.parse(row.doc) as T | null, {
        db: db as Kysely<Tables>,
        tenant,
      })
      if (after !== undefined)
        await db
          .updateTable('push_told')
          .set({ doc: JSON.stringify(after), at })
          .where('tenant', '=', tenant)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
    })
}

/** Games of a team from a day on ('2026-09-05'). */
export async function gamesFrom(
  store: Pick<Store, 'of'>,
  tenant: string,
  sportId: number,
  from: string,
): Promise<number[]> {
  const rows = await store
    .of(tenant)
    .selectFrom('game')
    .select('id')
    .where('tenant', '=', tenant)
    .where('sport_id', '=', sportId)
    .where('date', '>=', from)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Games that the change log speaks of since a moment (milliseconds since 1970): who was away looks
 * at them.
 */
export async function gamesChangedSince(
  { db }: Pick<Store, 'db'>,
  since: number,
): Promise<{ tenant: string; id: number }[]> {
  const rows = await db
    .selectFrom('change')
    .select(['tenant', 'topics'])
    .where('at', '>=', new Date(since).toISOString())
    .where('topics', 'like', '%"game:%')
    .execute()
  const found = new Map(
    rows.flatMap(({ tenant, topics }) =>
      (JSON.parse(topics) as string[]).flatMap((topic) =>
        topic.startsWith('game:')
          ? [[`${tenant} ${topic}`, { tenant, id: Number(topic.slice(5)) }] as const]
          : [],
      ),
    ),
  )
  return [...found.values()]
}
