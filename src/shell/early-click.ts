/**
 * Repeats an early tap, such as the first touch, which starts the app: what was tapped before its
 * script was loaded is clicked once after React has hydrated it. These are buttons, checkboxes and
 * links that the app acts on itself (`data-acts`: a tab, a picture, an episode). Other native
 * controls need no repetition, and a tap that React handles itself is not repeated. Without an app
 * such a link leads on after a while. Runs in the head with `before-paint.ts`. If React marked its
 * nodes differently, early taps would be lost, but none would count twice.
 */
function run() {
  const isHeard = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactFiber'))
  let held: HTMLElement | null = null
  /** The state that a checkbox got from the tap. */
  let checked: boolean | undefined
  let until = 0
  const checkAgain = (box: HTMLInputElement, state: boolean) => {
    // React marks a node before it has hydrated it, and hears no change of a checkbox that it
    // hydrates within the click. This event makes it hydrate the checkbox and means nothing else.
    box.dispatchEvent(new Event('pointercancel', { bubbles: true }))
    box.checked = !state
    box.click()
  }
  const tapAgain = () => {
    if (!held) return
    const control = held
    if (isHeard(control)) {
      held = null
      if (checked === undefined) control.click()
      else checkAgain(control as HTMLInputElement, checked)
    } else if (performance.now() < until) setTimeout(tapAgain, 100)
    else {
      held = null
      if (control instanceof HTMLAnchorElement) location.assign(control.href)
    }
  }
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        '#app button[type=button]:not([popovertarget],[commandfor]), ' +
          '#app input[type=checkbox], #app a[data-acts]',
      )
      if (!control) return
      if (isHeard(control)) {
        if (held === control) held = null
        return
      }
      const isLink = control instanceof HTMLAnchorElement
      if (isLink) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        // The app gets the repeated click only.
        event.preventDefault()
        event.stopPropagation()
      }
      const state = control instanceof HTMLInputElement ? control.checked : undefined
      setTimeout(() => {
        // React may hydrate a button within the tap, and then acts on it.
        if (isHeard(control) && !isLink && state === undefined) return
        if (!held) setTimeout(tapAgain, isHeard(control) ? 0 : 100)
        held = control
        checked = state
        until = performance.now() + (isLink ? 8000 : 20_000)
      })
    },
    true,
  )
}

export const earlyClickScript = `(${run.toString().replace(/\n\s*/g, '\n')})()`
