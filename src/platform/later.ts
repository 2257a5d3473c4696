import { useEffect, useState } from 'react'

/**
 * A part that only a browser shows and the first load need not carry: null until it is here. One
 * that does not come is left out. `load` must not change.
 */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    let gone = false
    load().then(
      (loaded) => {
        if (!gone) setPart(() => loaded)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [load])
  return part
}
