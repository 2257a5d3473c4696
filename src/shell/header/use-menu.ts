import { useEffect, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'

const openPanel = (nav: HTMLElement | null) => nav?.querySelector<HTMLDetailsElement>('details[open]')
const isOverlay = (nav: HTMLElement | null) => nav?.matches(':popover-open') ?? false

/** The manners of the main menu: Escape closes and gives the focus back, leaving closes, moving moves, a new page closes (spec 0 §4.2). */
export function useMenu(nav: RefObject<HTMLElement | null>) {
  const { key } = useLocation()

  useEffect(() => {
    openPanel(nav.current)?.removeAttribute('open')
  }, [key, nav])

  useEffect(() => {
    const away = ({ target }: Event) => {
      const panel = openPanel(nav.current)
      if (panel && !isOverlay(nav.current) && !panel.contains(target as Node)) panel.open = false
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [nav])

  return {
    onKeyDown({ key: pressed, currentTarget }: KeyboardEvent<HTMLElement>) {
      const panel = openPanel(currentTarget)
      if (pressed !== 'Escape' || !panel || isOverlay(currentTarget)) return
      panel.open = false
      panel.querySelector('summary')?.focus()
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      if (!relatedTarget) return
      const panel = openPanel(currentTarget)
      if (isOverlay(currentTarget)) {
        if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      } else if (panel && !panel.contains(relatedTarget)) panel.open = false
    },
    /** With one panel open, the mouse on another top item opens that one. */
    onPointerOver({ target, pointerType, currentTarget }: PointerEvent<HTMLElement>) {
      const panel = openPanel(currentTarget)
      if (pointerType !== 'mouse' || !panel || isOverlay(currentTarget)) return
      const over = (target as Element).closest('summary')?.parentElement as HTMLDetailsElement | undefined
      if (over && over !== panel) over.open = true
    },
  }
}
