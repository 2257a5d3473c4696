import { types, type ClientConfig } from 'pg'
import { StoreError } from '../store-error.ts'

/** Milliseconds to wait for a connection. */
export const connectTimeoutMs = 5000

/**
 * Timeouts in milliseconds: of a connection, and of a statement on the server and in this process.
 */
const timeouts = {
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: 15_000,
  query_timeout: 17_000,
  idle_in_transaction_session_timeout: 60_000,
}

const asNumber = (text: string) => Number(text)
const asText = (text: string) => text
/** Parses values as SQLite returns them: counts, sums and booleans as numbers, JSON as text. */
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, asNumber],
  [types.builtins.NUMERIC, asNumber],
  [types.builtins.BOOL, (text) => Number(text === 't')],
  [types.builtins.JSON, asText],
  [types.builtins.JSONB, asText],
])

/**
 * Connection settings from DATABASE_URL. With `patient` there is no timeout, because a migration
 * may take long.
 */
export function parseDatabaseUrl(databaseUrl: string, { patient = false } = {}): ClientConfig {
  checkUrl(databaseUrl)
  return {
    connectionString: databaseUrl,
    application_name: 'fieldhouse',
    keepAlive: true,
    ...timeouts,
    ...(patient ? { statement_timeout: 0, query_timeout: 0 } : {}),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  }
}

/** The host may be in the query, too: `postgresql:///fieldhouse?host=<folder of the socket>`. */
function checkUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol))
    throw new StoreError(
      'DATABASE_URL must have the form postgresql://user:password@host:5432/database',
    )
  if (url.pathname.length < 2)
    throw new StoreError(
      'DATABASE_URL has no database name: postgresql://user:password@host:5432/database',
    )
}

/** The database for messages, without its password. */
export function describeDatabase(databaseUrl: string): {
  user: string
  at: string
  database: string
} {
  const { username, hostname, port, pathname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  return {
    user: decodeURIComponent(username) || searchParams.get('user') || 'of the system',
    at: `${host}:${searchParams.get('port') ?? (port || '5432')}`,
    database: decodeURIComponent(pathname.slice(1)),
  }
}
