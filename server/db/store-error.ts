/**
 * The store cannot be opened or does not answer. One sentence for the operator; the driver's error
 * is the cause.
 */
export class StoreError extends Error {
  override name = 'StoreError'
}

/** SQLite's primary result codes for a damaged file and for one that is no database. */
const damagedFile = new Set([11, 26])

/** An error of a damaged database file as StoreError with advice; any other error as it is. */
export function explainDamage(error: unknown): unknown {
  const { errcode } = (error ?? {}) as { errcode?: number }
  return error instanceof Error && errcode !== undefined && damagedFile.has(errcode & 0xff)
    ? damageError(error.message, error)
    : error
}

export const damageError = (reason: string, cause?: unknown): StoreError =>
  new StoreError(
    `the database file is damaged (${reason.replaceAll('\n', ' ')}); ` +
      'restore the last backup that was made before',
    { cause },
  )

/** Whether another process is writing to the embedded store (SQLITE_BUSY). */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { errcode?: number }).errcode ?? 0) % 256 === 5

/**
 * SQLite's primary result codes: SQLITE_FULL; and busy, locked, read-only, I/O error, cannot open.
 */
const [fullFile, awayFile] = [13, new Set([5, 6, 8, 10, 14])]
/** SQLSTATEs: disk_full; and insufficient resources, operator intervention and timeouts. */
const [fullServer, awayServer] = ['53100', /^(?:53|57|58|40|55P03)/]

/**
 * Why a store did not write: it is full or does not answer. Null for any other error, which is a
 * bug.
 */
export function classifyStoreError(error: unknown): 'full' | 'away' | null {
  if (!(error instanceof Error)) return null
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  // Extended codes have the primary code in their last byte.
  const primary = errcode === undefined ? null : errcode & 0xff
  if (primary === fullFile || code === fullServer) return 'full'
  if (
    error instanceof StoreError ||
    (primary !== null && awayFile.has(primary)) ||
    awayServer.test(code)
  )
    return 'away'
  return null
}
