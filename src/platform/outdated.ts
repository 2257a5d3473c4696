import { serverReached } from './reached.ts'

/**
 * Whether a newer build than this page's is out, and whether the next navigation may load it. Two
 * things tell of a newer build: the list of builds, and the worker that waits (`worker.ts`). Either
 * way a navigation loads the newest document from the network, and the worker comes along unless
 * another window of the site holds something, or the visitor takes both sooner (`UpdatePrompt`).
 * Neither ever replaces a page that holds a half-filled form or shows a live game.
 */
let outdated = false
let leave = (): unknown => undefined
const holds = new Set<() => boolean>()

/** `before` is done, and waited for, when the page is about to be left for the newer build. */
export function markOutdated(before: () => unknown): void {
  outdated = true
  leave = before
}

/**
 * While `isBusy` says yes, no navigation loads another build: a form that is half filled, a game
 * that is live. What is given back ends it.
 */
export function holdPage(isBusy: () => boolean): () => void {
  holds.add(isBusy)
  return () => holds.delete(isBusy)
}

/** Something on this page would be lost with its document. */
export const isHeld = (): boolean => [...holds].some((isBusy) => isBusy())

/**
 * Whether the next page should come as a document: not while the line is lost, when this one may
 * still have it and its browser has but an error of its own.
 */
export const takesDocument = (): boolean =>
  outdated && navigator.onLine && serverReached() && !isHeld()

/**
 * Loads a page as a document; without an address this one, which a click or a step back has just
 * led to.
 */
export async function loadDocument(address?: string): Promise<void> {
  await leave()
  if (address) location.assign(address)
  else location.reload()
}
