import type { Kysely } from 'kysely'

/**
 * How often a thing was seen or clicked on a day. Visitors write it, many times a second: it has no
 * change log and no document.
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
