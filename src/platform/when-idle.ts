/**
 * Runs when the browser is idle, after 2 s at the latest; Safari has no requestIdleCallback.
 * Returns a function that cancels.
 */
export function whenIdle(run: () => unknown): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Resolves in a task of its own, before which a touch is answered. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
