import { useSyncExternalStore } from 'react'
import { choices, onChoices } from './choices.ts'
import { savesData } from './connection.ts'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  const stop = onChoices(listener)
  return () => {
    media.removeEventListener('change', listener)
    stop()
  }
}

/** The same, asked at a moment that needs it. */
export const prefersReducedMotion = (): boolean =>
  matchMedia(query).matches || choices().motion === 'less' || savesData()

/** Whether nothing may move by itself: the visitor asks for less motion, or for less data. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
