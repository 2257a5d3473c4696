import type { Kysely } from 'kysely'

/** URLs that a cache in front of the server may store, by the topics of their answers. */
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
