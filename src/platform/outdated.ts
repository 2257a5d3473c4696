/**
 * Whether a newer build than this page's is out, and whether the next navigation may load it. Two things bring a newer build: this, from the list of
 * builds, and the worker that waits for the visitor's word (`UpdatePrompt`). They agree: a navigation loads the newest document from the network
 * whatever the worker does, the worker comes along when no other window of the site is open, and else waits for the word as before. Neither ever
 * replaces a page that holds a half-filled form or shows a live game.
 */
let outdated = false
let leave = () => {}
const holds = new Set<() => boolean>()

/** `before` is done when the page is about to be left for the newer build. */
export function markOutdated(before: () => void): void {
  outdated = true
  leave = before
}

/** While `isBusy` says yes, no navigation loads another build: a form that is half filled, a game that is live. What is given back ends it. */
export function holdPage(isBusy: () => boolean): () => void {
  holds.add(isBusy)
  return () => holds.delete(isBusy)
}

/** Something on this page would be lost with its document. */
export const isHeld = (): boolean => [...holds].some((isBusy) => isBusy())

/** Whether the next page should come as a document. */
export const takesDocument = (): boolean => outdated && !isHeld()

/** Loads a page as a document; without an address this one, which a click or a step back has just led to. */
export function loadDocument(address?: string): void {
  leave()
  if (address) location.assign(address)
  else location.reload()
}
