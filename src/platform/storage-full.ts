/**
 * Whether the visitor's data could not be stored, because the browser has no room or stores
 * nothing. For a message that is loaded later.
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
