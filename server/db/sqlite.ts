import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type Dialect } from 'kysely'

const bound = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return value === undefined ? null : (value as SQLInputValue)
}

/** Opens the embedded store: WAL and full sync, so that what was acknowledged survives a power cut. */
export function openSqlite(file: string): { raw: DatabaseSync; dialect: Dialect } {
  const raw = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536; pragma temp_store = memory')
  return { raw, dialect: new SqliteDialect({ database: betterSqliteShape(raw) as never }) }
}

/** node:sqlite in the shape that Kysely's dialect expects, with its statements kept. */
function betterSqliteShape(raw: DatabaseSync) {
  const statements = new Map<string, StatementSync>()
  const prepared = (asked: string) => {
    // A transaction here always writes. Were it to read first and ask for the lock later, another process that wrote meanwhile would make it fail.
    const text = asked === 'begin' ? 'begin immediate' : asked
    const known = statements.get(text)
    if (known) return known
    const statement = raw.prepare(text)
    if (statements.size < 500) statements.set(text, statement)
    return statement
  }
  return {
    close: () => raw.close(),
    prepare(text: string) {
      const statement = prepared(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bound)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bound)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bound)),
      }
    },
  }
}
