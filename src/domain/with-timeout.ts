/** Timeout of browser storage in milliseconds: a hanging store counts as empty. */
const storageTimeout = 800

/** Browser storage may throw (full, blocked, off, damaged) or hang; then the fallback is used. */
export function withTimeout<T, F>(
  work: () => Promise<T>,
  fallback: F,
  milliseconds = storageTimeout,
): Promise<T | F> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<F>((done) => {
    timer = setTimeout(() => done(fallback), milliseconds)
  })
  const tried = (async () => {
    try {
      return await work()
    } catch {
      return fallback
    }
  })()
  return Promise.race([tried, timeout]).finally(() => clearTimeout(timer))
}

/** Rejects on abort or after a timeout; the work itself is not cancelled. */
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
