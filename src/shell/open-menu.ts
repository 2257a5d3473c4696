import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** The one open menu of the header: none, the overlay of the main navigation, or the calendar of a phone (spec 0 §4.2). */
export type OpenMenu = '' | 'navigation' | 'mobile-calendar'

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
  document.documentElement.classList.toggle('menu-open', open !== '')
  for (const listener of listeners) listener()
}

/** Closed, whether by the visitor or because it is no more. */
export function menuClosed(menu: OpenMenu): void {
  if (menu === open) setOpenMenu('')
}

const toggle = (menu: Exclude<OpenMenu, ''>) => setOpenMenu(menu === open ? '' : menu)
const close = () => setOpenMenu('')

/** The open menu; to choose one (choosing the open one closes it); to close. A new page closes it. */
export function useOpenMenu(): [OpenMenu, (menu: Exclude<OpenMenu, ''>) => void, () => void] {
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current !== key) close()
    last.current = key
  }, [key])
  return [useSyncExternalStore(subscribe, () => open, () => ''), toggle, close]
}
