import { hasPassed } from '../src/domain/calendar/wrong-clock.ts'

/** Milliseconds for which a store is waited for: one that hangs is one that holds nothing. */
const waits = 800
/** One that did not answer is left alone for so long, or every file of a page would wait for it. */
const leftAloneFor = 60_000
let silentSince = Number.NaN

/** Whether the store is not to be asked right now. */
export const storeIsSilent = (): boolean => !hasPassed(silentSince, leftAloneFor, Date.now())

/** What a store of the browser holds; undefined where it throws (full, broken, switched off) or does not answer. A page is never lost to its store. */
export const stored = async <T>(look: () => Promise<T | undefined>): Promise<T | undefined> => {
  if (storeIsSilent()) return undefined
  const late = Symbol('late')
  const found = await Promise.race([
    (async () => look())().catch((fault: unknown) => { console.warn('the store of this browser failed', fault); return undefined }),
    new Promise<typeof late>((done) => { setTimeout(done, waits, late) }),
  ])
  if (found !== late) return found
  silentSince = Date.now()
  return undefined
}
