import { useBrowserValue } from './use-browser-value.ts'

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** Whether the browser zooms at least this much. */
export const useZoomedTo = (times: number): boolean =>
  useBrowserValue(
    subscribe,
    () => outerWidth / innerWidth >= times,
    () => false,
  )
