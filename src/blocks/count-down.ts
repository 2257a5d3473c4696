import { countdownTick } from '../domain/constants.ts'
import { timeLeft } from '../domain/calendar/time-left.ts'
import { serverNow } from '../platform/server-clock.ts'

/**
 * Writes the time that is left into a `Countdown` (`data-until`, UTC) every second, before the app
 * has started and after; at the end that the game has started. Returns how to stop it.
 */
export function countDown(timer: HTMLElement): () => void {
  const { children, dataset } = timer
  const tick = () => {
    const left = timeLeft(Date.parse(dataset['until']!), serverNow())
    ;[...(children as HTMLCollectionOf<HTMLElement>)].forEach((unit, i) => {
      const value = left?.[i]
      unit.hidden = i > 0 ? !left : value === 0
      unit.firstChild!.textContent = left ? String(value).padStart(i > 0 ? 2 : 1, '0') : 'Started'
      if (i === 0)
        unit.lastChild!.textContent = left ? (value === 1 ? 'day' : 'days') : dataset['missing']!
    })
    if (left) return
    timer.ariaLabel = `Started, ${dataset['missing']!}`
    stop()
  }
  const interval = setInterval(tick, countdownTick)
  const stop = () => clearInterval(interval)
  tick()
  return stop
}
