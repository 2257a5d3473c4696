import type { Kysely, Transaction as DatabaseTransaction } from 'kysely'
import type { z } from 'zod'
import type { Store } from '../db/store.ts'
import type { ContentTable, Tables } from '../db/tables.ts'

/** The result of a write: new, changed, or the same as before. */
export type WriteResult = 'taken' | 'changed' | 'same'

/**
 * A transaction of one tenant. The topics collected here are written to the change log together
 * with the rows.
 */
export type Transaction = { db: Kysely<Tables>; tenant: string; topics: Set<string>; now: Date }

/** Runs a write in one transaction. Resolves after the listeners of the change log are done. */
export async function transact<R>(
  store: Store,
  tenant: string,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const result = await store
    .of(tenant)
    .transaction()
    .execute(async (db: DatabaseTransaction<Tables>) => {
      const transaction: Transaction = { db, tenant, topics: new Set(), now: new Date() }
      const done = await work(transaction)
      if (transaction.topics.size > 0) {
        await db
          .insertInto('change')
          .values({
            seq: undefined,
            tenant,
            topics: JSON.stringify([...transaction.topics]),
            at: transaction.now.toISOString(),
          } as never)
          .execute()
      }
      return done
    })
  await store.changes.catchUp()
  await store.changes.prune()
  return result
}

/**
 * Validates and stores a document. An unchanged document is not written and touches no topic.
 * Topics that depend on the old row are given as a function of it.
 */
export async function saveDocument<S extends z.ZodType>(
  transaction: Transaction,
  table: ContentTable,
  schema: S,
  row: { id: number; doc: z.input<S> } & Record<string, unknown>,
  topics: string[] | ((before: Record<string, unknown> | undefined) => string[]),
): Promise<WriteResult> {
  const { tenant } = transaction
  const doc = JSON.stringify(schema.parse(row.doc))
  const values: Record<string, unknown> = { ...row, tenant, doc }
  const db = transaction.db as Kysely<Record<ContentTable, Record<string, unknown>>>
  let existing = db
    .selectFrom(table)
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', row.id)
  if (table === 'document' || table === 'item')
    existing = existing.where('kind', '=', row['kind'] as string)
  const before = await existing.executeTakeFirst()
  if (before && Object.entries(values).every(([key, value]) => before[key] === value)) return 'same'
  for (const topic of typeof topics === 'function' ? topics(before) : topics)
    transaction.topics.add(topic)
  if (!before) {
    await db.insertInto(table).values(values).execute()
    return 'taken'
  }
  let update = db
    .updateTable(table)
    .set(values)
    .where('tenant', '=', tenant)
    .where('id', '=', row.id)
  if (table === 'document' || table === 'item')
    update = update.where('kind', '=', row['kind'] as string)
  await update.execute()
  return 'changed'
}

/** The permanent id of a natural key: importing a file twice writes the same rows. */
export async function getOrCreateId(
  transaction: Transaction,
  kind: string,
  key: string,
): Promise<number> {
  const { db, tenant } = transaction
  const existing = await db
    .selectFrom('identity')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  if (existing) return existing.id
  const top = await db
    .selectFrom('identity')
    .select((e) => e.fn.max('id').as('id'))
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const id = Number(top?.id ?? 0) + 1
  await db.insertInto('identity').values({ tenant, kind, key, id }).execute()
  return id
}
