import { useSyncExternalStore } from 'react'

/** The storage key of the visitor's choice, for the life of the tab. */
const key = 'fh-rotators'

type Follow = (paused: boolean) => void
/** All rotators of the page. */
const rotators = new Set<Follow>()
const listeners = new Set<() => void>()
let paused: boolean | undefined
const notify = () => {
  for (const listener of listeners) listener()
}

/**
 * Whether rotators were paused in this tab. Without storage it is remembered until the next load.
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

/** Pauses or starts all rotators of this and later pages. */
export function pauseRotators(shouldPause: boolean): void {
  paused = shouldPause
  try {
    if (shouldPause) sessionStorage.setItem(key, 'paused')
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is off.
  }
  for (const follow of rotators) follow(shouldPause)
  notify()
}

/** Registers a carousel to be paused with the others. */
export function addRotator(follow: Follow): () => void {
  rotators.add(follow)
  notify()
  return () => {
    rotators.delete(follow)
    notify()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useRotatorsPaused = (): boolean =>
  useSyncExternalStore(subscribe, rotatorsPaused, () => false)

export const hasRotators = (): boolean => rotators.size > 0

/** The same in a component, also for a rotator that comes late. */
export const useHasRotators = (): boolean =>
  useSyncExternalStore(subscribe, hasRotators, () => false)
