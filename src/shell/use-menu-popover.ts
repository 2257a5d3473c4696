import { useEffect, type RefObject, type ToggleEvent } from 'react'
import { focusBackMobile } from '../domain/constants.ts'
import { holdBackground, releaseBackground } from './background.ts'
import { menuClosed, setOpenMenu, useOpenMenu, type OpenMenu } from './open-menu.ts'

/**
 * A popover that is one of the header's menus. The browser opens and closes it, before any script too (`popoverTarget` on a button, Escape, the
 * back gesture, a tap beside it); from here it follows the one open menu, holds the page behind it, and 400 ms after it was closed the
 * focus goes back to its button, unless it went on meanwhile (spec 0 §4.2).
 */
export function useMenuPopover(ref: RefObject<HTMLElement | null>, menu: Exclude<OpenMenu, ''>) {
  const [open] = useOpenMenu()
  useEffect(() => {
    const popover = ref.current
    if (!popover || popover.matches(':popover-open') === (open === menu)) return
    if (open === menu) popover.showPopover()
    else popover.hidePopover()
  }, [open, menu, ref])
  useEffect(() => () => {
    releaseBackground()
    menuClosed(menu)
  }, [menu])

  return {
    onBeforeToggle({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target !== currentTarget || newState === 'open') return
      releaseBackground()
      // Else the browser gives it back at once.
      if (currentTarget.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      const button = document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)
      setTimeout(() => {
        if (document.activeElement === document.body) button?.focus()
      }, focusBackMobile)
    },
    onToggle({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) {
      if (target !== currentTarget) return
      if (newState === 'closed') return menuClosed(menu)
      setOpenMenu(menu)
      holdBackground(currentTarget)
      currentTarget.querySelector<HTMLElement>('button')?.focus()
    },
  }
}
