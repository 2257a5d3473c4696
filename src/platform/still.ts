import { useSyncExternalStore } from 'react'
import { savesData } from './connection.ts'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether nothing may move by itself: the visitor asks for less motion, or for less data. */
export const useStill = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches || savesData(), () => true)
