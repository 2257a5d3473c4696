/**
 * Has all of a page laid out (`platform/lay-out.ts`) before the browser goes to a part of it
 * (`#career`): parts above would move it when they are laid out. Runs in the head with
 * `before-paint.ts`.
 */
function run() {
  const layOut = () => document.documentElement.toggleAttribute('data-whole', true)
  if (location.hash) layOut()
  addEventListener(
    'click',
    ({ target }) => {
      // Not for the next page, when this one is laid out.
      if (
        (target as Element).closest('a[href^="#"]') &&
        document.querySelector('[data-skipped]:not([data-laid])')
      )
        layOut()
    },
    true,
  )
}

export const goToPartScript = `(${run.toString().replace(/\n\s*/g, '\n')})()`
