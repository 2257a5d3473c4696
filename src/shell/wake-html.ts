/**
 * Makes elements of what a click opens (`ui/DormantDetails.tsx`): a summary's own, a menu button's all.
 * Runs in the head with `before-paint.ts`, because a menu may be opened before the app is there.
 */
function run() {
  addEventListener(
    'click',
    ({ target }) => {
      const opener = (target as Element).closest?.('summary, [popovertarget]')
      if (!opener) return
      const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '')
      const root = menu ?? opener.parentElement!
      for (const dormant of root.querySelectorAll('[data-dormant]')) {
        const host = dormant.nextElementSibling!
        if (!host.firstChild) host.innerHTML = dormant.textContent
      }
    },
    true,
  )
}

export const wakeHtmlScript = `(${run.toString().replace(/\n\s*/g, '\n')})()`
