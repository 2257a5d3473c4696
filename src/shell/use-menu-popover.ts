import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react'
import { focusBackMobile } from '../domain/constants.ts'
import { freezeBackground, releaseBackground } from './background.ts'
import { menuClosed, setOpenMenu, useOpenMenu, type OpenMenu } from './open-menu.ts'

/**
 * A popover that is a menu of the header. The browser opens and closes it, also without a script
 * (`popoverTarget`, Escape, back gesture, a tap outside). This hook keeps it in sync with the open
 * menu, makes the page inert, and returns focus to its button 400 ms after closing unless focus
 * moved on. `rowFrom`: the width from which it is a row instead of an overlay.
 */
export function useMenuPopover(
  ref: RefObject<HTMLElement | null>,
  menu: Exclude<OpenMenu, ''>,
  rowFrom?: string,
) {
  const [open] = useOpenMenu()
  const hasRun = useRef(false)
  useEffect(() => {
    const popover = ref.current
    const isOpen = popover?.matches(':popover-open') ?? false
    const opensFirst = !hasRun.current && isOpen
    hasRun.current = true
    if (!popover || isOpen === (open === menu)) return
    // Opened before this script ran.
    if (opensFirst) opened(popover, menu)
    else if (isOpen) popover.hidePopover()
    else popover.showPopover()
  }, [open, menu, ref])
  useEffect(() => {
    const wide = rowFrom ? matchMedia(`(min-width: ${rowFrom})`) : null
    const close = () => menuClosed(menu)
    wide?.addEventListener('change', close)
    return () => {
      wide?.removeEventListener('change', close)
      releaseBackground()
      close()
    }
  }, [menu, rowFrom])

  return {
    onBeforeToggle({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target !== currentTarget || newState === 'open') return
      releaseBackground()
      // Else the browser returns focus at once.
      if (currentTarget.contains(document.activeElement))
        (document.activeElement as HTMLElement).blur()
      const button = [
        ...document.querySelectorAll<HTMLElement>(`[popovertarget="${currentTarget.id}"]`),
      ].find((opener) => !currentTarget.contains(opener))
      setTimeout(() => {
        if (document.activeElement === document.body) focusOn(button, 'No actual element found')
      }, focusBackMobile)
    },
    onToggle({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target !== currentTarget) return
      if (newState === 'open') opened(currentTarget, menu)
      else menuClosed(menu)
    },
  }
}

/** An overlay without a control, or a closed one without its button, is logged. */
const focusOn = (element: HTMLElement | null | undefined, none: string) =>
  element ? element.focus() : console.warn(none)

export function opened(popover: HTMLElement, menu: OpenMenu): void {
  setOpenMenu(menu)
  freezeBackground(popover)
  // The browser reports the opening late: the visitor may already be in a field of the menu.
  if (!popover.contains(document.activeElement))
    focusOn(popover.querySelector('button'), 'No focusable elements found')
}
