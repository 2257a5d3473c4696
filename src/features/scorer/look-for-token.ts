import { tryReadStored } from '../../platform/storage.ts'

/** How often a store that does not answer is looked at, and milliseconds between two looks. */
const looks = 5
const apart = 1000

/**
 * The token that this device keeps, null where it keeps none. A store that has not answered has not
 * said so: it is looked at again, and `slow` is told once.
 */
export async function lookForToken(
  tenant: string,
  key: string,
  slow: () => void,
  stop: AbortSignal,
): Promise<string | null> {
  for (let look = 1; look <= looks; look++) {
    const there = await tryReadStored<string | null>(tenant, key)
    if (there) return there.value ?? null
    if (stop.aborted) return null
    if (look === 1) slow()
    if (look < looks)
      await new Promise((done) => {
        setTimeout(done, apart)
      })
  }
  return null
}
