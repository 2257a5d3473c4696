let held: Element[] = []

/**
 * Makes everything but the popover and its button inert, which browsers do for dialogs but not for
 * popovers.
 */
export function freezeBackground(element: Element): void {
  releaseBackground()
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside !== at && !beside.matches(`[inert], [popovertarget="${element.id}"]`))
        held.push(beside)
    }
  }
  for (const one of held) one.setAttribute('inert', '')
}

export function releaseBackground(): void {
  for (const one of held) one.removeAttribute('inert')
  held = []
}
