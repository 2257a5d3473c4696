import {
  getDeviceSettings,
  subscribeToDeviceSettings,
  unchosen,
  type DeviceSettings,
} from './device-settings.ts'
import { useBrowserValue } from './use-browser-value.ts'

/** The settings of this device; the defaults during hydration. */
export const useDeviceSettings = (): DeviceSettings =>
  useBrowserValue(subscribeToDeviceSettings, getDeviceSettings, () => unchosen)
