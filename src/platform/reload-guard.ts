import { isServerReachable } from './reachability.ts'

/**
 * Whether a newer build is available (`build-watch.ts`) and the next navigation may load it: the
 * latest document from the network. The worker activates with it unless another window has unsaved
 * input, or when the visitor asks for it (`UpdatePrompt`). A page with a half-filled form is never
 * replaced.
 */
let outdated = false
let leave = (): unknown => undefined
const holds = new Set<() => boolean>()

/** `before` is awaited before the page is left for the newer build. */
export function markOutdated(before: () => unknown): void {
  outdated = true
  leave = before
}

/**
 * While `isBusy` returns true, no navigation loads another build: for half-filled forms and running
 * audio. A live game does not hold: leaving it loses nothing. Returns a function that stops.
 */
export function blockReload(isBusy: () => boolean): () => void {
  holds.add(isBusy)
  return () => holds.delete(isBusy)
}

/** Whether this page would lose something on a reload. */
export const isReloadBlocked = (): boolean => [...holds].some((isBusy) => isBusy())

/**
 * Whether the next navigation should load a document. Not offline, where this page may still have
 * the content.
 */
export const shouldLoadDocument = (): boolean =>
  outdated && navigator.onLine && isServerReachable() && !isReloadBlocked()

/** Loads a page as a document; by default the current URL after an in-app navigation. */
export async function loadDocument(address?: string): Promise<void> {
  await leave()
  if (address) location.assign(address)
  else location.reload()
}
