/**
 * The store cannot be opened, or does not answer just now. One sentence for the operator; what the
 * driver said is the cause.
 */
export class StoreError extends Error {
  override name = 'StoreError'
}

/**
 * SQLite's primary result codes: SQLITE_FULL; and busy, locked, read-only, a disk that fails, a
 * file that cannot be opened.
 */
const [fullFile, awayFile] = [13, new Set([5, 6, 8, 10, 14])]
/**
 * SQLSTATEs: disk_full; and what a server that is short of something, ends what it does or was
 * waited for too long says.
 */
const [fullServer, awayServer] = ['53100', /^(?:53|57|58|40|55P03)/]

/**
 * Why a store has taken nothing: there is no room left, or it does not answer. Null for every other
 * fault, which is a mistake of ours.
 */
export function troubleOf(fault: unknown): 'full' | 'away' | null {
  if (!(fault instanceof Error)) return null
  const { code = '', errcode } = fault as { code?: string; errcode?: number }
  // Extended codes carry the primary one in their last byte.
  const primary = errcode === undefined ? null : errcode & 0xff
  if (primary === fullFile || code === fullServer) return 'full'
  if (
    fault instanceof StoreError ||
    (primary !== null && awayFile.has(primary)) ||
    awayServer.test(code)
  )
    return 'away'
  return null
}
