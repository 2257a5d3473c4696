/**
 * Repeats an early tap, such as the first touch, which starts the app: a button or checkbox that
 * was tapped before its script was loaded is clicked once after React has hydrated it. Runs in the
 * head with `before-paint.ts`. Other native controls need no repetition, and a tap that React
 * handles itself is not repeated. If React marked its nodes
 * differently, early taps would be lost, but none would count twice.
 */
function run() {
  const isHeard = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactFiber'))
  let held: HTMLElement | null = null
  /** The state that a checkbox got from the tap. */
  let checked: boolean | undefined
  let until = 0
  const tapAgain = () => {
    if (!held) return
    if (isHeard(held)) {
      const control = held
      held = null
      if (checked !== undefined) (control as HTMLInputElement).checked = !checked
      control.click()
    } else if (performance.now() < until) setTimeout(tapAgain, 100)
    else held = null
  }
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest<HTMLElement>(
        '#app button[type=button]:not([popovertarget],[commandfor]), #app input[type=checkbox]',
      )
      if (!control) return
      if (isHeard(control)) {
        if (held === control) held = null
        return
      }
      setTimeout(() => {
        if (isHeard(control)) return
        if (!held) setTimeout(tapAgain, 100)
        held = control
        checked = control instanceof HTMLInputElement ? control.checked : undefined
        until = performance.now() + 20_000
      })
    },
    true,
  )
}

export const earlyTap = `(${run.toString().replace(/\n\s*/g, '\n')})()`
