import type { Kysely } from 'kysely'

/** Taps of hand scoring: each once, in the order in which they arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hand_event')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('game_id', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('hand_event_key', ['tenant', 'game_id', 'id'])
    .execute()
  await db.schema
    .createIndex('hand_event_seq')
    .on('hand_event')
    .columns(['tenant', 'game_id', 'seq'])
    .execute()
}
