import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { Semaphore } from './semaphore.ts'
import { bound } from './engine.ts'
import { isLocked, StoreError } from './store-error.ts'

/** How long a write waits for the write of another process, and how often it tries, in ms. */
const [longestWait, interval] = [15_000, 10]

/**
 * Runs a write again while another process holds SQLite's write lock, for 15 s at most. SQLite's
 * own wait would stop all other work of this process. Rejects with SQLite's error.
 */
export async function whenUnlocked<R>(
  write: () => R | Promise<R>,
  line = new Semaphore(1, Infinity),
  wait = longestWait,
): Promise<R> {
  const until = performance.now() + wait
  try {
    return await write()
  } catch (error) {
    if (!isLocked(error)) throw error
  }
  return line.run(async () => {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error
      }
      await delay(interval)
    }
  })
}

/**
 * Kysely's dialect for a connection of node:sqlite. The one connection is used in turns: by a
 * statement, or by a transaction until its end. Who waits for another process has no turn.
 */
export function sqliteDialect(raw: DatabaseSync, isThere: () => boolean): Dialect {
  const [turn, line] = [new Semaphore(1, Infinity), new Semaphore(1, Infinity)]
  const statements = new Map<string, Prepared>()
  const prepare = (text: string): Prepared => {
    const existing = statements.get(text)
    if (existing) return existing
    const statement = raw.prepare(text)
    const entry = { statement, reads: statement.columns().length > 0 }
    if (statements.size < 500) statements.set(text, entry)
    return entry
  }
  const open = (): Connection => ({ executeQuery, streamQuery, ended: null })

  async function executeQuery<R>(this: Connection, query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.ended) return run(prepare(query.sql), query.parameters)
    return whenUnlocked(
      () => turn.run(async () => run<R>(prepare(query.sql), query.parameters)),
      line,
    )
  }

  /** Takes the turn and the lock. Every transaction here writes, so it locks before it reads. */
  const begin = (connection: Connection) =>
    new Promise<void>((begun, failed) => {
      const transaction = async () => {
        if (!isThere())
          throw new StoreError(
            'the database file was deleted or replaced; nothing is stored until the server is ' +
              'restarted with it',
          )
        raw.exec('begin immediate')
        await new Promise<void>((ended) => {
          connection.ended = ended
          begun()
        })
      }
      whenUnlocked(() => turn.run(transaction), line).catch(failed)
    })

  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => open(),
    beginTransaction: (connection) => begin(connection as Connection),
    commitTransaction: async () => raw.exec('commit'),
    // A full disk makes SQLite roll back by itself. A second rollback would fail and hide the
    // original error.
    rollbackTransaction: async () => {
      if (raw.isTransaction) raw.exec('rollback')
    },
    releaseConnection: async (connection) => (connection as Connection).ended?.(),
    destroy: async () => raw.close(),
  }
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new InTurns(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

type Prepared = { statement: StatementSync; reads: boolean }

/** `ended` is called at the end of its transaction, if it has begun one. */
type Connection = DatabaseConnection & { ended: (() => void) | null }

/** The driver takes turns itself; Kysely's would be held while a transaction waits. */
class InTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function run<R>({ statement, reads }: Prepared, parameters: readonly unknown[]): QueryResult<R> {
  const values = parameters.map((value) => bound(value) as SQLInputValue)
  if (reads) return { rows: statement.all(...values) as R[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
}

// eslint-disable-next-line require-yield -- Kysely's type; nothing here streams
async function* streamQuery(): AsyncIterableIterator<never> {
  throw new StoreError('the embedded store reads large tables by a snapshot')
}
