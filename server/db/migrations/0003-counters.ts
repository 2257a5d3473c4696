import type { Kysely } from 'kysely'

/**
 * Counts of views and clicks by day. Written by visitors many times a second, so without change log
 * and document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counter')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('counter_key', ['tenant', 'kind', 'id', 'day'])
    .execute()
}
