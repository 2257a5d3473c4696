import { StoreError } from '../store-error.ts'
import { describeDatabase } from './settings.ts'

type Coded = Error & { code?: string }

/**
 * SQLSTATEs of a server that shuts down, starts or is missing; class 08 is the connection itself.
 */
const leaving = /^(?:57P0[1-5]|08...)$/
const network = new Set(
  [
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN',
    'ENOTFOUND EAI_AGAIN ENOENT EACCES',
  ].flatMap((names) => names.split(' ')),
)
/** How messages of pg without a code begin. */
const connectionMessages = new RegExp(
  [
    'Connection terminated',
    'Client has encountered a connection error',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Cannot use a pool after',
  ]
    .map((message) => `^${message}`)
    .join('|'),
  'i',
)

/** Whether the connection failed, not the statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message } = error as Coded
  return (
    (code !== undefined && (leaving.test(code) || network.has(code))) ||
    connectionMessages.test(message)
  )
}

/** The error of a read or write while the database is unavailable. */
export const toUnavailableError = (error: unknown): StoreError =>
  new StoreError(`the database does not answer (${reason(error)})`, { cause: error })

/** Why the store cannot be opened, in one line with the fix. */
export function toOpenError(error: unknown, databaseUrl: string): Error {
  const cause = error instanceof StoreError ? error.cause : error
  if (!(cause instanceof Error)) return error as Error
  const explanation = sentence(cause, describeDatabase(databaseUrl))
  return explanation ? new StoreError(`DATABASE_URL: ${explanation}`, { cause }) : cause
}

function sentence(
  error: Coded,
  { user, at, database }: ReturnType<typeof describeDatabase>,
): string | undefined {
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing answers at ${at} (${error.code}); is PostgreSQL running there?`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `host not found: ${at.replace(/:\d+$/, '')}`
    case '28P01':
    case '28000':
      return `the server at ${at} refuses the user ${user}: ${firstLine(error)}`
    case '3D000':
      return `there is no database ${database} at ${at}; create it with: createdb ${database}`
    case '42501':
      return (
        `the user ${user} may not create tables in ${database}: ${firstLine(error)}; make it ` +
        'the owner of the database'
      )
    case '53300':
      return `the server at ${at} accepts no more connections: ${firstLine(error)}`
    default:
  }
  if (/password must be a (?:non-empty )?string/.test(error.message))
    return `the server at ${at} requires a password, and the URL has none`
  return isConnectionError(error)
    ? `the server at ${at} does not answer: ${reason(error)}`
    : undefined
}

const firstLine = (error: Error) => error.message.split('\n')[0]!
const reason = (error: unknown) =>
  error instanceof Error ? firstLine(error) || (error as Coded).code || error.name : String(error)
