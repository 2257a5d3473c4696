import type { Kysely } from 'kysely'

/**
 * Staff rows have their person and roster rows have `hidden` as columns, because queries filter by
 * both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['roster', 'roster_player', 'staff_member']) {
    await db.schema
      .alterTable(table)
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.alterTable('staff_member').addColumn('staff_id', 'integer').execute()
  await db.schema
    .createIndex('staff_member_person')
    .on('staff_member')
    .columns(['tenant', 'staff_id'])
    .execute()
}
