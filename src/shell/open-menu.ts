import { useSyncExternalStore } from 'react'
import { releaseBackground } from './background.ts'
import { useOnNavigation } from './use-on-navigation.ts'

/**
 * The one open menu of the header: none, the overlay of the main navigation, or the calendar of a
 * phone. The list of a sport's bar opens and closes as they do, so it is one of them.
 */
export type OpenMenu = '' | 'navigation' | 'mobile-calendar' | 'sport-navigation'

let open: OpenMenu = ''
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens one, which closes the other. The page's root says so, and stands still meanwhile. */
export function setOpenMenu(menu: OpenMenu): void {
  if (menu === open) return
  open = menu
  // At once: on a new page the focus goes to its top, before the overlay is gone.
  if (open === '') releaseBackground()
  const root = document.documentElement
  if (!root.classList.contains('menu-open'))
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
  root.classList.toggle('menu-open', open !== '')
  for (const listener of listeners) listener()
}

/** Closed, whether by the visitor or because it is no more. */
export function menuClosed(menu: OpenMenu): void {
  if (menu === open) setOpenMenu('')
}

const toggle = (menu: Exclude<OpenMenu, ''>) => setOpenMenu(menu === open ? '' : menu)
const close = () => setOpenMenu('')

/**
 * The open menu; to choose one (choosing the open one closes it); to close. A new page closes it.
 */
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
