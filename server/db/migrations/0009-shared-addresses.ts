import type { Kysely } from 'kysely'

/** Which addresses a cache in front of us may hold, by what their answers were made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_address')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('shared_address_key', ['tenant', 'topic', 'host', 'address'])
    .execute()
  await db.schema
    .createIndex('shared_address_address')
    .on('shared_address')
    .columns(['tenant', 'host', 'address'])
    .execute()
  await db.schema.createIndex('shared_address_at').on('shared_address').columns(['at']).execute()
}
