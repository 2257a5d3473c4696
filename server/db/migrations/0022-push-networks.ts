import type { Kysely } from 'kysely'

/**
 * The network that subscribed, as a hash: invented subscriptions come from few, and they make way
 * for others. Empty for earlier rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('push_subscriber')
    .addColumn('network', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
