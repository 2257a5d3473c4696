import type { Kysely } from 'kysely'

/** How often, and when last, what a calendar shows of a game changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('game')
    .addColumn('revised_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
