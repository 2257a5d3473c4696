import { reloadGuard } from '../domain/constants.ts'

/** As the three engines and vite say that a piece of the program, or its styles, did not come. */
const words = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * A piece of the program that could not be loaded: after a deploy the one of the build before is
 * gone.
 */
export const isMissingChunk = (fault: unknown): boolean =>
  fault instanceof Error && words.test(fault.message)

/**
 * Loads the document of this address anew, in its place in the history, with the state and the
 * scroll position of its entry. Not without a network, and not twice within the guard's time: then
 * false, and the page has to say what it is.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key))
    if (!navigator.onLine || Date.now() - last < reloadGuard) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a place for the guard there is no telling a loop from a first try.
    return false
  }
  location.reload()
  return true
}
const key = 'fh-reload'

/** Whether the server answers at all: what tells a missing piece from a missing network. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/builds/latest.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(3000),
  }).then(
    () => true,
    () => false,
  )
