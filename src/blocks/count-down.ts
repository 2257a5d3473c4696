import { countdownTick } from '../domain/constants.ts'
import { timeLeft } from '../domain/calendar/time-left.ts'
import { serverNow } from '../platform/server-clock.ts'

/**
 * Writes the time that is left into a `Countdown` (`data-until`, UTC) every second, before the app
 * has started and after; at the end that it is game time. Returns how to stop it.
 */
export function countDown({ children, dataset }: HTMLElement): () => void {
  const tick = () => {
    const left = timeLeft(Date.parse(dataset['until']!), serverNow())
    ;[...(children as HTMLCollectionOf<HTMLElement>)].forEach((unit, i) => {
      const value = left?.[i]
      unit.hidden = i > 0 ? !left : value === 0
      unit.firstChild!.textContent = left ? String(value).padStart(i > 0 ? 2 : 1, '0') : 'Game time'
      if (i === 0)
        unit.lastChild!.textContent = left
          ? value === 1
            ? 'day'
            : 'days'
          : 'waiting for the first score'
    })
    if (!left) stop()
  }
  const timer = setInterval(tick, countdownTick)
  const stop = () => clearInterval(timer)
  tick()
  return stop
}
