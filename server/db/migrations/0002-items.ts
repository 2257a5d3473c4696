import type { Kysely } from 'kysely'

/** One table for all content that is a list of documents: facilities, staff, podcasts, alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('sport_id', 'integer')
    .addColumn('slug', 'text')
    .addColumn('date', 'text')
    .addColumn('ends', 'text')
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('item_key', ['tenant', 'kind', 'id'])
    .execute()
  await db.schema.createIndex('item_rank').on('item').columns(['tenant', 'kind', 'rank']).execute()
  await db.schema.createIndex('item_date').on('item').columns(['tenant', 'kind', 'date']).execute()
  await db.schema.createIndex('item_slug').on('item').columns(['tenant', 'kind', 'slug']).execute()
  await db.schema
    .createIndex('item_sport')
    .on('item')
    .columns(['tenant', 'kind', 'sport_id', 'rank'])
    .execute()
}
