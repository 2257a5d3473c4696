import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const saves = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether nothing may move by itself: the visitor asks for less motion, or for less data. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches || saves(), () => true)
