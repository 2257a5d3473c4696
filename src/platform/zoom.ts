import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Whether the visitor's browser shows everything so many times as large. */
export const useZoomedTo = (times: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => outerWidth / innerWidth >= times,
    () => false,
  )
