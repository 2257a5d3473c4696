type Task = () => Promise<unknown>

/**
 * Runs so many tasks at once; the others wait their turn. A key that waits or runs is not taken
 * again.
 */
export function prefetchQueue(most: number, failed: (key: string, fault: unknown) => void) {
  const waiting = new Map<string, Task>()
  const pending = new Set<string>()
  const next = () => {
    for (const [key, task] of waiting) {
      if (pending.size >= most) return
      waiting.delete(key)
      pending.add(key)
      void task()
        .catch((fault: unknown) => failed(key, fault))
        .finally(() => {
          pending.delete(key)
          next()
        })
    }
  }
  return (key: string, task: Task): void => {
    if (waiting.has(key) || pending.has(key)) return
    waiting.set(key, task)
    next()
  }
}
