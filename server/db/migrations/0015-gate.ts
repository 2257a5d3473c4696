import type { Kysely } from 'kysely'

/** Accounts and sessions. Times of sessions are milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('shown_name', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .addPrimaryKeyConstraint('account_key', ['tenant', 'id'])
    .addUniqueConstraint('account_name', ['tenant', 'name'])
    .addUniqueConstraint('account_subject', ['tenant', 'issuer', 'subject'])
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('account_id', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('session_key', ['tenant', 'sha'])
    .execute()
  await db.schema
    .createIndex('session_account')
    .on('session')
    .columns(['tenant', 'account_id'])
    .execute()
}
