import { PostgresAdapter, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A value as it is bound to a statement, the same on both engines: there are no booleans and no
 * dates in our tables, only 0, 1 and ISO text.
 */
export function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value === undefined ? null : value
}

/**
 * The engine behind a database or a transaction, for the few lines of SQL that the two do not
 * share.
 */
export const engineOf = (db: Kysely<never>): Engine['name'] =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Notices that another process may have written to the change log. */
export type Watch = {
  /**
   * From now on nothing goes unnoticed; `wake` is called where the engine itself says that
   * something was written.
   */
  start(wake: () => void): Promise<void>
  /**
   * May something have been written since this was last asked? Cheap: it is asked ten times a
   * second.
   */
  changed(): boolean
  stop(): Promise<void>
}

/** A database that holds a store. What differs between the two kinds stays behind this. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  /** What belongs to no tenant or to all: tenants, tokens, the change log, migrations. */
  db: Kysely<Tables>
  /** A tenant's eyes. On PostgreSQL the database itself shows them this tenant's rows alone. */
  of: (tenant: string) => Kysely<Tables>
  watch: Watch
  /** Brings the tables up to date, all steps or none, one process at a time. */
  migrate(): Promise<void>
  close(): Promise<void>
}
