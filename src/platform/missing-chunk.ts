import { reloadGuard } from '../domain/constants.ts'

/** Error messages of the three engines and vite for a chunk or stylesheet that failed to load. */
const loadErrors =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** A chunk failed to load: after a deployment those of the previous build are gone. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && loadErrors.test(error.message)

/**
 * Reloads the current URL with its history state and scroll position. Not offline, and not twice
 * for the same reason within the guard time: then returns false, and the page must show the error.
 */
export function reloadOnce(reason: 'chunk' | 'late-page'): boolean {
  const key = `fh-reload-${reason}`
  try {
    const last = Number(sessionStorage.getItem(key))
    if (!navigator.onLine || Date.now() - last < reloadGuard) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage a loop could not be detected.
    return false
  }
  location.reload()
  return true
}

/** Whether the server answers, which distinguishes a missing chunk from a missing network. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/builds/latest.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(3000),
  }).then(
    () => true,
    () => false,
  )
