/**
 * Claims a name while this page is open; null when another page of this browser has it. The
 * returned function releases it. Without the Web Locks API every page gets every name.
 */
export function acquireLock(name: string): Promise<(() => void) | null> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => {
          resolve(release)
        })
      })
      .catch(() => resolve(() => {}))
  })
}
