/**
 * Whether the visitor's data could not be stored, because the browser has no room or stores
 * nothing. For a message that is loaded later.
 */
let isFull = false
const listeners = new Set<() => void>()

export const isStorageFull = (): boolean => isFull
export function setStorageFull(now = true): void {
  isFull = now
  for (const listener of listeners) listener()
}
export function onStorageFull(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
