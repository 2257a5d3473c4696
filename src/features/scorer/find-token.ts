import { tryReadStored } from '../../platform/storage.ts'

/** How often a store that does not answer is read, and milliseconds between two reads. */
const looks = 5
const apart = 1000

/**
 * The stored token, or null. A store that does not answer is read again, and `slow` is called once.
 */
export async function findStoredToken(
  tenant: string,
  key: string,
  slow: () => void,
  stop: AbortSignal,
): Promise<string | null> {
  for (let attempt = 1; attempt <= looks; attempt++) {
    const stored = await tryReadStored<string | null>(tenant, key)
    if (stored) return stored.value ?? null
    if (stop.aborted) return null
    if (attempt === 1) slow()
    if (attempt < looks)
      await new Promise((done) => {
        setTimeout(done, apart)
      })
  }
  return null
}
