import { useSyncExternalStore } from 'react'
import { releaseBackground } from './background.ts'
import { useOnNavigation } from './use-on-navigation.ts'

/**
 * The open menu of the header: none, the main navigation's overlay, the phone's calendar, or a
 * sport bar's list.
 */
export type OpenMenu = '' | 'navigation' | 'mobile-calendar' | 'sport-navigation'

let open: OpenMenu = ''
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens a menu, which closes the other. The root element gets an attribute, and the page does not
 * scroll.
 */
export function setOpenMenu(menu: OpenMenu): void {
  if (menu === open) return
  open = menu
  // At once, because on a new page focus moves to its top before the overlay is removed.
  if (open === '') releaseBackground()
  const root = document.documentElement
  if (!root.classList.contains('menu-open'))
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
  root.classList.toggle('menu-open', open !== '')
  for (const listener of listeners) listener()
}

/** Called when a menu was closed or removed. */
export function menuClosed(menu: OpenMenu): void {
  if (menu === open) setOpenMenu('')
}

const toggle = (menu: Exclude<OpenMenu, ''>) => setOpenMenu(menu === open ? '' : menu)
const close = () => setOpenMenu('')

/** The open menu; a function that toggles one; a function that closes. A navigation closes it. */
export function useOpenMenu(): [OpenMenu, (menu: Exclude<OpenMenu, ''>) => void, () => void] {
  useOnNavigation(close)
  return [
    useSyncExternalStore(
      subscribe,
      () => open,
      () => '',
    ),
    toggle,
    close,
  ]
}
