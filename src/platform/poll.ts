import { paceHidden, paceMost, paceSlowLine } from '../domain/constants.ts'
import { hasElapsed } from '../domain/calendar/elapsed.ts'
import { isSlowConnection } from './connection.ts'

/** The factor for automatic requests of a hidden page or on a slow or metered connection. */
export const pollingFactor = ({ hidden, slow }: { hidden: boolean; slow: boolean }): number =>
  Math.min(paceMost, (hidden ? paceHidden : 1) * (slow ? paceSlowLine : 1))

const paceHere = () =>
  pollingFactor({ hidden: document.visibilityState === 'hidden', slow: isSlowConnection() })

/**
 * Repeats work about every given number of milliseconds. Each wait varies by a quarter, so that
 * pages do not ask at the same time, and begins when the work is done; a failure waits for the next
 * turn. Work that became due while the page was hidden runs when it is shown. Returns a function
 * that stops.
 */
export function schedulePolling(
  every: number,
  work: () => unknown,
  { atOnce = false } = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let busy = false
  let done = Date.now()
  const wait = () => {
    timer = setTimeout(() => void run(), every * (0.75 + Math.random() / 2) * paceHere())
  }
  const run = async () => {
    clearTimeout(timer)
    busy = true
    try {
      await work()
    } catch {
      /* until the next turn */
    }
    busy = false
    done = Date.now()
    if (!ended) wait()
  }
  const back = () => {
    if (
      !busy &&
      document.visibilityState === 'visible' &&
      hasElapsed(done, every * paceHere(), Date.now())
    )
      void run()
  }
  document.addEventListener('visibilitychange', back)
  if (atOnce) void run()
  else wait()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', back)
  }
}
