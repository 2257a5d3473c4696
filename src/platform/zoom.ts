import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Whether the visitor's browser shows everything so many times as large (spec decisions, Zoom). */
export const useZoomedTo = (times: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => outerWidth / innerWidth >= times,
    () => false,
  )
