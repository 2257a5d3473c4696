import { PostgresAdapter, type Kysely } from 'kysely'
import type { Engine } from './engine.ts'

/**
 * The engine behind a database or a transaction, for the few lines of SQL that the two do not
 * share.
 */
export const engineOf = (db: Kysely<never>): Engine['name'] =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
