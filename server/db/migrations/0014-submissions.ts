import type { Kysely } from 'kysely'

/** Form submissions: counts, answers, used coupons, suspected robots, and queued emails. */
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
    // The key is made when a form is opened, so that a repeated submission is stored once.
    .addUniqueConstraint('form_submission_once', ['tenant', 'form_id', 'key'])
    .execute()
  await ofForm('form_suspect')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_suspect_key', ['tenant', 'form_id', 'key'])
    .execute()
  // Times are milliseconds since 1970.
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
