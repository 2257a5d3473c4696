import type { Kysely } from 'kysely'
import { getEngineName } from '../../db/engine.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'
import type { TenantDb } from './push-subscribers.ts'

type Kind = Tables['push_told']['kind']

/**
 * Replaces the last sent state with the current one and lets `next` queue the difference, in one
 * transaction. So of several processes that see the same change only one sends it. `next` is called
 * with the stored state (null: none yet) after the row is locked, reads the current state, and
 * returns the new value; undefined leaves the row as it is.
 */
export async function updateNotifiedState<T>(
  store: Pick<Store, 'of'>,
  tenant: string,
  kind: Kind,
  id: number,
  next: (before: T | null, tenantDb: TenantDb) => T | undefined | Promise<T | undefined>,
): Promise<void> {
  const storedAt = Date.now()
  await store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      const storedRow = db
        .selectFrom('push_told')
        .select('doc')
        .where('tenant', '=', tenant)
        .where('kind', '=', kind)
        .where('id', '=', id)
      // The row is inserted first: two processes that find no row would both send.
      await db
        .insertInto('push_told')
        .values({ tenant, kind, id, at: storedAt, doc: 'null' })
        .onConflict((c) => c.doNothing())
        .execute()
      const row = await (
        getEngineName(db as never) === 'postgres' ? storedRow.forUpdate() : storedRow
      ).executeTakeFirstOrThrow()
      const after = await next(JSON.parse(row.doc) as T | null, {
        db: db as Kysely<Tables>,
        tenant,
      })
      if (after !== undefined)
        await db
          .updateTable('push_told')
          .set({ doc: JSON.stringify(after), at: storedAt })
          .where('tenant', '=', tenant)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
    })
}

/** Games of a team from a day on ('2026-09-05'). */
export async function gamesFrom(
  { db, tenant }: TenantDb,
  sportId: number,
  from: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('tenant', '=', tenant)
    .where('sport_id', '=', sportId)
    .where('date', '>=', from)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Games in the change log since a time (milliseconds since 1970), for a process that was stopped.
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
  const subscriberCounts = new Map(
    rows.flatMap(({ tenant, topics }) =>
      (JSON.parse(topics) as string[]).flatMap((topic) =>
        topic.startsWith('game:')
          ? [[`${tenant} ${topic}`, { tenant, id: Number(topic.slice(5)) }] as const]
          : [],
      ),
    ),
  )
  return [...subscriberCounts.values()]
}
