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
export const getEngineName = (db: Kysely<never>): Engine['name'] =>
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

/** A row of any table: numbers, text, bytes and null. */
export type AnyRow = Record<string, number | string | Uint8Array | null>

/**
 * The rows of a table as they were when the snapshot began, by these columns if any. Only one table
 * can be read at a time.
 */
export type ReadTable = (table: keyof Tables, orderBy?: readonly string[]) => AsyncIterable<AnyRow>

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
  /**
   * Reads a consistent state of all tables while others write, after the engine has checked the
   * store as far as it can. The promise rejects when the store is damaged.
   */
  snapshot<R>(work: (read: ReadTable) => Promise<R>): Promise<R>
  /** Runs all pending migrations or none, in one process at a time. */
  migrate(): Promise<void>
  close(): Promise<void>
}
