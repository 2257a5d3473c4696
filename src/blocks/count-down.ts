import { countdownTick } from '../domain/constants.ts'
import { timeLeft } from '../domain/calendar/time-left.ts'
import { serverNow } from '../platform/server-clock.ts'

/**
 * Writes the time that is left into a `Countdown` (`data-until`, UTC) every second, before the app
 * has started and after; at the end that it is game time. `signal` ends it.
 */
export function countDown(element: HTMLElement, signal: AbortSignal): void {
  const until = Date.parse(element.dataset['until']!)
  const units = [...element.querySelectorAll<HTMLElement>('[data-unit]')]
  const tick = () => {
    const left = timeLeft(until, serverNow())
    for (const unit of units) {
      const name = unit.dataset['unit'] as keyof NonNullable<typeof left> | 'start'
      unit.hidden = name === 'start' ? left !== null : !left || (name === 'days' && !left.days)
      if (!left || name === 'start') continue
      const value = left[name]
      write(unit.firstElementChild!, String(value).padStart(name === 'days' ? 1 : 2, '0'))
      if (name === 'days') write(unit.lastElementChild!, value === 1 ? 'day' : 'days')
    }
    if (left) return
    element.setAttribute('aria-label', 'It’s game time')
    clearInterval(timer)
  }
  const timer = setInterval(tick, countdownTick)
  signal.addEventListener('abort', () => clearInterval(timer))
  tick()
}

/** An unchanged text is left alone: writing it would lay the page out. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
