/**
 * Repeats an early tap: a button that was tapped before its script was loaded is clicked once after
 * React has hydrated it. Runs in the head with `before-paint.ts`. Native controls need no
 * repetition, and a tap that React handles itself is not repeated. If React marked its nodes
 * differently, early taps would be lost, but none would count twice.
 */
function run() {
  const isHeard = (button: Element) =>
    Object.keys(button).some((key) => key.startsWith('__reactFiber'))
  let held: HTMLElement | null = null
  let until = 0
  const tapAgain = () => {
    if (!held) return
    if (isHeard(held)) {
      const button = held
      held = null
      button.click()
    } else if (performance.now() < until) setTimeout(tapAgain, 100)
    else held = null
  }
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(
        '#app button[type=button]:not([popovertarget],[commandfor])',
      )
      if (!button) return
      if (isHeard(button)) {
        if (held === button) held = null
        return
      }
      setTimeout(() => {
        if (isHeard(button)) return
        if (!held) setTimeout(tapAgain, 100)
        held = button
        until = performance.now() + 20_000
      })
    },
    true,
  )
}

export const earlyTap = `(${run.toString().replace(/\n\s*/g, '\n')})()`
