import { useSyncExternalStore } from 'react'
import {
  getDeviceSettings,
  subscribeToDeviceSettings,
  unchosen,
  type DeviceSettings,
} from './device-settings.ts'

/** The settings of this device; the defaults during hydration. */
export const useDeviceSettings = (): DeviceSettings =>
  useSyncExternalStore(subscribeToDeviceSettings, getDeviceSettings, () => unchosen)
