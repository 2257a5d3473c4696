/**
 * Milliseconds for which a store of the browser is waited for: one that hangs is one that holds
 * nothing.
 */
export const storageTimeout = 800

/**
 * A browser's store may throw (full, blocked, switched off, broken) or never answer: then it is as
 * if there were nothing.
 */
export function withTimeout<T, F>(
  work: () => Promise<T>,
  otherwise: F,
  milliseconds = storageTimeout,
): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<F>((done) => {
    timer = setTimeout(() => done(otherwise), milliseconds)
  })
  const tried = (async () => {
    try {
      return await work()
    } catch {
      return otherwise
    }
  })()
  return Promise.race([tried, late]).finally(() => clearTimeout(timer))
}

/**
 * For who has to know: rejects when it is called off, or after so many milliseconds. Work that
 * hangs is let go.
 */
export function rejectAfter<T>(
  work: Promise<T>,
  signal: AbortSignal,
  milliseconds: number,
): Promise<T> {
  const settled = new AbortController()
  const end = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
  const cut = new Promise<never>((_, fail) => {
    if (end.aborted) fail(end.reason as Error)
    else
      end.addEventListener('abort', () => fail(end.reason as Error), {
        once: true,
        signal: settled.signal,
      })
  })
  return Promise.race([work, cut]).finally(() => settled.abort())
}
