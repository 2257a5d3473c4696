let held: Element[] = []

/**
 * Nothing but this element can be reached by focus, pointer or assistive technology: what a browser
 * does for a dialog and not for a popover.
 */
export function holdBackground(element: Element): void {
  releaseBackground()
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside !== at && !beside.hasAttribute('inert')) held.push(beside)
    }
  }
  for (const one of held) one.setAttribute('inert', '')
}

export function releaseBackground(): void {
  for (const one of held) one.removeAttribute('inert')
  held = []
}
