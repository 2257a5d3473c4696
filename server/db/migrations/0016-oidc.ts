import type { Kysely } from 'kysely'

/**
 * Provider sign-ins in progress, and payments on a payment page. Times are milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_attempt')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('return_to', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_attempt_key', ['tenant', 'sha'])
    .execute()
  await db.schema
    .createTable('form_payment')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('form_id', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    // Null when it need not be checked any more.
    .addColumn('due', 'bigint')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('claim', 'text')
    .addPrimaryKeyConstraint('form_payment_key', ['tenant', 'form_id', 'number'])
    .execute()
  await db.schema.createIndex('form_payment_due').on('form_payment').columns(['due']).execute()
}
