import { sql, type Kysely } from 'kysely'
import { getEngineName } from '../engine.ts'

/**
 * Attempts within a period, for all processes of a site; `until` is its end in milliseconds since
 * 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rate_key', ['tenant', 'what', 'who', 'until'])
    .execute()
  await db.schema.createIndex('rate_until').on('rate').columns(['until']).execute()
  // Unlogged, because counts need not survive a crash and each would cost a write to disk.
  if (getEngineName(db as never) === 'postgres')
    await sql`alter table rate set unlogged`.execute(db)
}
