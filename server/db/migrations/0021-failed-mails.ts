import type { Kysely } from 'kysely'

/** When an email was last tried, in milliseconds since 1970, and whether it was given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('form_mail').addColumn('tried_at', 'bigint').execute()
  await db.schema
    .alterTable('form_mail')
    .addColumn('given_up', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
