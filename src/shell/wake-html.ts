type Factory = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules
}

/**
 * Makes elements of what a click opens (`ui/DormantDetails.tsx`): a summary's own, a menu button's
 * all. Runs in the head with `before-paint.ts`, because a menu may be opened before the app is
 * there.
 */
function run() {
  addEventListener(
    'click',
    ({ target }) => {
      const opener = (target as Element).closest?.('summary, [popovertarget]')
      if (!opener) return
      const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '')
      const root = menu ?? opener.parentElement!
      // A quiet page enforces Trusted Types.
      const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy(
        'fieldhouse',
        { createHTML: (html) => html },
      )
      for (const dormant of root.querySelectorAll('[data-dormant]')) {
        const host = dormant.nextElementSibling!
        const html = dormant.textContent
        if (!host.firstChild) host.innerHTML = policy?.createHTML(html) ?? html
      }
    },
    true,
  )
}

export const wakeHtmlScript = `(${run.toString().replace(/\n\s*/g, '\n')})()`
