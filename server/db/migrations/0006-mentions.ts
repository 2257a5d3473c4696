import { sql, type Kysely } from 'kysely'

/**
 * What content names: tags, people and games of a story or video. Hidden stories are only found by
 * id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mention')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('target_kind', 'text', (c) => c.notNull())
    .addColumn('target', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('sport_id', 'integer')
    .addColumn('date', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mention_key', ['tenant', 'target_kind', 'target', 'kind', 'id'])
    .execute()
  await db.schema
    .createIndex('mention_date')
    .on('mention')
    .columns(['tenant', 'target_kind', 'target', 'date', 'kind', 'id'])
    .execute()
  await db.schema
    .createIndex('mention_of')
    .on('mention')
    .columns(['tenant', 'kind', 'id'])
    .execute()
  await sql`alter table story add column hidden integer not null default 0`.execute(db)
}
