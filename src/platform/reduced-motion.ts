import { getDeviceSettings, subscribeToDeviceSettings } from './device-settings.ts'
import { isDataSaverOn } from './connection.ts'
import { useBrowserValue } from './use-browser-value.ts'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  const stop = subscribeToDeviceSettings(listener)
  return () => {
    media.removeEventListener('change', listener)
    stop()
  }
}

/** The current value, without a subscription. */
export const prefersReducedMotion = (): boolean =>
  matchMedia(query).matches || getDeviceSettings().motion === 'less' || isDataSaverOn()

/** Whether animations must be off: reduced motion or data saver. */
export const useReducedMotion = (): boolean =>
  useBrowserValue(subscribe, prefersReducedMotion, () => true)
