import type { Kysely } from 'kysely'
import { getEngineName } from '../engine.ts'

/**
 * Files that a department publishes. Their bytes are on disk with SQLite, and in parts of a
 * megabyte with PostgreSQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('file')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('file_key', ['tenant', 'sha', 'name'])
    .execute()
  if (getEngineName(db as never) !== 'postgres') return
  await db.schema
    .createTable('file_bytes')
    .addColumn('tenant', 'text', (c) => c.notNull())
    .addColumn('sha', 'text', (c) => c.notNull())
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'blob', (c) => c.notNull())
    .addPrimaryKeyConstraint('file_bytes_key', ['tenant', 'sha', 'part'])
    .execute()
}
