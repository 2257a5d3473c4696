import type { Kysely } from 'kysely'

/**
 * Push subscriptions, their topics, the last sent state of each game, and queued messages. Times
 * are milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriber')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('wishes', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('push_subscriber_key', ['tenant', 'id'])
    .execute()
  await db.schema
    .createTable('push_topic')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('subscriber', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_topic_key', ['tenant', 'topic', 'subscriber'])
    .execute()
  await db.schema
    .createIndex('push_topic_subscriber')
    .on('push_topic')
    .columns(['tenant', 'subscriber'])
    .execute()
  await db.schema
    .createTable('push_told')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('doc', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_told_key', ['tenant', 'kind', 'id'])
    .execute()
  await db.schema
    .createTable('push_job')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('subscriber', 'text', (c) => c.notNull())
    .addColumn('collapse', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('urgency', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('claim', 'text')
    .addPrimaryKeyConstraint('push_job_key', ['tenant', 'subscriber', 'collapse'])
    .execute()
  await db.schema.createIndex('push_job_due').on('push_job').columns(['due']).execute()
}
