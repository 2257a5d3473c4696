let held: Element[] = []

/**
 * Makes everything but the popover and its button inert, which browsers do for dialogs but not for
 * popovers.
 */
export function freezeBackground(element: Element): void {
  releaseBackground()
  for (
    let ancestor = element;
    ancestor.parentElement && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    for (const sibling of ancestor.parentElement.children) {
      if (sibling !== ancestor && !sibling.matches(`[inert], [popovertarget="${element.id}"]`))
        held.push(sibling)
    }
  }
  for (const heldElement of held) heldElement.setAttribute('inert', '')
}

export function releaseBackground(): void {
  for (const element of held) element.removeAttribute('inert')
  held = []
}
