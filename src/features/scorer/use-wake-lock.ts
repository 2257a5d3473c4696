import { useEffect } from 'react'

/**
 * The screen stays on while a game is kept; a browser without such a thing does as it always does.
 * The lock is lost with the page out of sight, and taken again.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let here = true
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused where the battery is low: then the screen goes off, and nothing else is different.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (here) lock = got
      else await got?.release()
    }
    void take()
    const seen = () => void take()
    document.addEventListener('visibilitychange', seen)
    return () => {
      here = false
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [wanted])
}
