import type { WorkerWord } from '../src/contract/messages.ts'
import { hasPassed } from '../src/domain/calendar/zone.ts'

/** Whose worker this is: put in by the server when it serves the file. Part of every cache name. */
export const tenant = '__TENANT__'

/** The pages that were seen. */
export const pagesCache = `pages-${tenant}`

/**
 * Asks a window whether it holds nothing that would be lost. One that says nothing within so many
 * milliseconds sleeps, and may hold something.
 */
export function mayLeave(window: WindowClient, within: number): Promise<boolean> {
  return new Promise((decide) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => decide(data === 'free')
    setTimeout(decide, within, false)
    window.postMessage({ type: 'MAY_RELOAD' } satisfies WorkerWord, [port2])
  })
}

/** Milliseconds for which a store is waited for: one that hangs is one that holds nothing. */
const waits = 800
/** One that did not answer is left alone for so long, or every file of a page would wait for it. */
const leftAloneFor = 60_000
let silentSince = Number.NaN

/** Whether the store is not to be asked right now. */
export const storeIsSilent = (): boolean => !hasPassed(silentSince, leftAloneFor, Date.now())

/** Milliseconds for which it is waited for where there is nothing else to be had. */
const waitsAtLast = 10_000

/** How a store is asked: `stored`, or `storedAtLast`. */
export type Look = <T>(look: () => Promise<T | undefined>) => Promise<T | undefined>

/**
 * What a store of the browser holds; undefined where it throws (full, broken, switched off) or does
 * not answer. A page is never lost to its store.
 */
export const stored: Look = async (look) => {
  if (storeIsSilent()) return undefined
  const found = await within(waits, look)
  if (found !== late) return found
  silentSince = Date.now()
  return undefined
}

/**
 * Without a network a store that is only slow is still the best there is: one that is left alone is
 * asked all the same, with patience. One that answers was asked already.
 */
export const storedAtLast: Look = async (look) => {
  if (!storeIsSilent()) return undefined
  const found = await within(waitsAtLast, look)
  return found === late ? undefined : found
}

const late = Symbol('late')

async function within<T>(
  milliseconds: number,
  look: () => Promise<T | undefined>,
): Promise<T | undefined | typeof late> {
  return Promise.race([
    (async () => look())().catch((fault: unknown) => {
      console.warn('the store of this browser failed', fault)
      return undefined
    }),
    new Promise<typeof late>((done) => {
      setTimeout(done, milliseconds, late)
    }),
  ])
}
