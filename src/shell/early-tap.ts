/**
 * A button that is tapped while the script that hears it is still on its way is tapped again once
 * React has taken it over: the last one, once, however often it was tapped. Runs in the head with
 * `before-paint.ts`. What the browser opens by itself needs nobody, and what React hears in this
 * very tap (it takes a part over at once where its script is here) is not held. A React that marks
 * its nodes otherwise would hear no tap twice, only no early one.
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
