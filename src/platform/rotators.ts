import { useSyncExternalStore } from 'react'

/** Where the visitor's wish for stillness lies while the tab is open. */
const key = 'fh-rotators'

type Follow = (paused: boolean) => void
/** What rotates on the page now. */
const rotators = new Set<Follow>()
const listeners = new Set<() => void>()
let paused: boolean | undefined

/**
 * Whether all rotators were stopped in this tab. A browser that keeps nothing remembers it until
 * the next load.
 */
export function rotatorsPaused(): boolean {
  if (paused !== undefined) return paused
  try {
    paused = sessionStorage.getItem(key) === 'paused'
  } catch {
    paused = false
  }
  return paused
}

/** Stops or starts every rotator of the page, and those of pages to come. */
export function pauseRotators(wish: boolean): void {
  paused = wish
  try {
    if (wish) sessionStorage.setItem(key, 'paused')
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off.
  }
  for (const follow of rotators) follow(wish)
  for (const listener of listeners) listener()
}

/** Makes a carousel one of those that the visitor stops and starts together. */
export function addRotator(follow: Follow): () => void {
  rotators.add(follow)
  return () => rotators.delete(follow)
}

export const hasRotators = (): boolean => rotators.size > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useRotatorsPaused = (): boolean =>
  useSyncExternalStore(subscribe, rotatorsPaused, () => false)
