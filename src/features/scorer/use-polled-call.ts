import { useCallback, useEffect, useState } from 'react'
import { ScoringApiError } from '../../data/scoring/scoring-call.ts'

/** Milliseconds between two reads while the panel is open and visible. */
const every = 5000

/**
 * The answer of a call, read again every few seconds and after each action. `word` is an error
 * message.
 */
export function usePolledCall<T>(ask: () => Promise<T>) {
  const [found, setFound] = useState<T>()
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const look = useCallback(
    () =>
      ask().then(setFound, () => {
        /* the line above reports the lost connection */
      }),
    [ask],
  )
  useEffect(() => {
    void look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, every)
    return () => clearInterval(timer)
  }, [look])

  /** Runs an action, reports its result, and reads again. */
  const act = async <R>(work: () => Promise<R>, done = ''): Promise<R | undefined> => {
    setBusy(true)
    try {
      const result = await work()
      setWord(done)
      return result
    } catch (error) {
      setWord(
        error instanceof ScoringApiError
          ? error.message
          : 'Nothing changed: the server could not be reached. Try again.',
      )
      return undefined
    } finally {
      setBusy(false)
      void look()
    }
  }
  return { found, word, busy, act }
}
