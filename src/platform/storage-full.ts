/**
 * Whether something that the visitor asked for could not be put away: the browser has no room for
 * this site, or keeps nothing of it. Kept here for who says so, and is loaded later.
 */
let told = false
const listeners = new Set<() => void>()

export const isStorageFull = (): boolean => told
export function setStorageFull(now = true): void {
  told = now
  for (const listener of listeners) listener()
}
export function onStorageFull(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
