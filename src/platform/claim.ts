/**
 * Takes a name for this page, for as long as it is open; null where another page of this browser
 * has it. What is given back gives it up. A browser without locks gives every page every name.
 */
export function claim(name: string): Promise<(() => void) | null> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined)
  if (!locks) return Promise.resolve(() => {})
  return new Promise((told) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return told(null)
        return new Promise<void>((release) => {
          told(release)
        })
      })
      .catch(() => told(() => {}))
  })
}
