import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScoringApiError } from '../../data/scoring/scoring-call.ts'

/** Milliseconds between two reads while the panel is open and visible. */
const every = 5000

/**
 * The answer of a call, read again every few seconds and after each action. `word` is an error
 * message.
 */
export function usePolledCall<T>(queryKey: readonly unknown[], queryFn: () => Promise<T>) {
  const { data, refetch } = useQuery({
    queryKey,
    queryFn,
    refetchInterval: every,
    // Not shown again when the panel is opened again, and the next turn is soon.
    gcTime: 0,
    retry: false,
  })
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)

  /** Runs an action, reports its result, and reads again. */
  const act = async <R>(work: () => Promise<R>, done = ''): Promise<R | undefined> => {
    setBusy(true)
    try {
      const result = await work()
      setMessage(done)
      return result
    } catch (error) {
      setMessage(
        error instanceof ScoringApiError
          ? error.message
          : 'Nothing changed: the server could not be reached. Try again.',
      )
      return undefined
    } finally {
      setBusy(false)
      void refetch()
    }
  }
  return { found: data, word: message, busy, act }
}
