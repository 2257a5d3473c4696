import { startTransition, useEffect, useState } from 'react'
import { nextTask } from './when-idle.ts'

/**
 * A client-only part in a chunk of its own: null until loaded, left out on failure. `load` must not
 * change.
 */
export function useLazyModule<T>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    let isUnmounted = false
    nextTask()
      .then(load)
      .then(
        (loaded) => {
          if (!isUnmounted) startTransition(() => setPart(() => loaded))
        },
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [load])
  return part
}
