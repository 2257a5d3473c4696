import { PostgresAdapter, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * A value as bound to a statement on both engines: tables have no booleans or dates, only 0, 1 and
 * ISO text.
 */
export function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value === undefined ? null : value
}

/** The engine of a database or transaction, for SQL that the two do not share. */
export const engineOf = (db: Kysely<never>): Engine['name'] =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Notices writes of other processes to the change log. */
export type Watch = {
  /** From now on no write is missed; `wake` is called when the engine itself reports a write. */
  start(wake: () => void): Promise<void>
  /**
   * Whether something may have been written since the last call. Cheap, because it runs ten times a
   * second.
   */
  changed(): boolean
  stop(): Promise<void>
}

/** A database engine. The differences between the two are behind this type. */
export type Engine = {
  name: 'sqlite' | 'postgres'
  /** For rows of no tenant or of all: tenants, tokens, the change log, migrations. */
  db: Kysely<Tables>
  /**
   * The database of one tenant. On PostgreSQL row-level security limits it to the tenant's rows.
   */
  of: (tenant: string) => Kysely<Tables>
  watch: Watch
  /** False when the file of the embedded store was deleted or replaced while it is open. */
  isThere: () => boolean
  /** Runs all pending migrations or none, in one process at a time. */
  migrate(): Promise<void>
  close(): Promise<void>
}
