import type { Kysely } from 'kysely'

/**
 * What was sent with forms: how many of each, what was answered, coupons that were used, what
 * looked like a robot's, and e-mails on their way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofForm = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('tenant', 'text', (c) => c.notNull())
      .addColumn('form_id', 'integer', (c) => c.notNull())
  await ofForm('form_count')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_count_key', ['tenant', 'form_id'])
    .execute()
  await ofForm('form_coupon')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_coupon_key', ['tenant', 'form_id', 'code'])
    .execute()
  await ofForm('form_submission')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('coupon', 'text')
    .addColumn('paid_at', 'text')
    .addPrimaryKeyConstraint('form_submission_number', ['tenant', 'form_id', 'number'])
    // Minted when a form is opened: what is sent twice is stored once.
    .addUniqueConstraint('form_submission_once', ['tenant', 'form_id', 'key'])
    .execute()
  await ofForm('form_suspect')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_suspect_key', ['tenant', 'form_id', 'key'])
    .execute()
  // Moments are milliseconds since 1970.
  await ofForm('form_mail')
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('claim', 'text')
    .addColumn('fault', 'text')
    .addPrimaryKeyConstraint('form_mail_key', ['tenant', 'form_id', 'number', 'recipient'])
    .execute()
  await db.schema.createIndex('form_mail_due').on('form_mail').columns(['due']).execute()
}
