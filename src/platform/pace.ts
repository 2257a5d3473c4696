import { paceHidden, paceMost, paceSlowLine } from '../domain/constants.ts'
import { hasPassed } from '../domain/calendar/zone.ts'
import { isSlowLine } from './connection.ts'

/**
 * How many times longer one waits between two questions that nobody asked: a page that nobody sees,
 * a line that is thin or costs its visitor (OF-03).
 */
export const paceOf = ({ hidden, slow }: { hidden: boolean; slow: boolean }): number =>
  Math.min(paceMost, (hidden ? paceHidden : 1) * (slow ? paceSlowLine : 1))

const paceHere = () => paceOf({ hidden: document.visibilityState === 'hidden', slow: isSlowLine() })

/**
 * Does something again and again, about every so many milliseconds: each wait is drawn anew, a
 * quarter more or less, so that pages do not ask in step. The next wait begins when the work is
 * done; one that fails is tried again in its turn. A page that is looked at again does at once what
 * it would have done meanwhile. Returns how to end it.
 */
export function repeat(every: number, work: () => unknown, { atOnce = false } = {}): () => void {
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
      /* in its turn */
    }
    busy = false
    done = Date.now()
    if (!ended) wait()
  }
  const back = () => {
    if (
      !busy &&
      document.visibilityState === 'visible' &&
      hasPassed(done, every * paceHere(), Date.now())
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
