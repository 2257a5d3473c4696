import type { Kysely } from 'kysely'

/** The amount and the coupon of a doubtful submission, which counts when it is accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('form_suspect')
    .addColumn('amount', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('form_suspect').addColumn('coupon', 'text').execute()
}
