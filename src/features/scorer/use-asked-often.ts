import { useCallback, useEffect, useState } from 'react'
import { ScoringRefused } from '../../data/scoring/scoring-call.ts'

/** Milliseconds between two looks at the desk, while it is open and seen. */
const every = 5000

/**
 * What a call answers, asked again every few seconds and after what was done here. `word` says what
 * did not work.
 */
export function useAskedOften<T>(ask: () => Promise<T>) {
  const [found, setFound] = useState<T>()
  const [word, setWord] = useState('')
  const [busy, setBusy] = useState(false)
  const look = useCallback(
    () =>
      ask().then(setFound, () => {
        /* the line above says that the connection is lost; what stands here stands */
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

  /** Does one thing, says what became of it, and looks again. */
  const act = async <R>(work: () => Promise<R>, done = ''): Promise<R | undefined> => {
    setBusy(true)
    try {
      const result = await work()
      setWord(done)
      return result
    } catch (fault) {
      setWord(
        fault instanceof ScoringRefused
          ? fault.message
          : 'Not done: the server could not be reached. Try again.',
      )
      return undefined
    } finally {
      setBusy(false)
      void look()
    }
  }
  return { found, word, busy, act }
}
