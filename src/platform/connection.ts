import { getDeviceSettings } from './device-settings.ts'

type Connection = { effectiveType?: string; saveData?: boolean }

/** The browser's network information; undefined if not supported. */
export const connection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection

/** Data saver, of the browser or this site. */
export const isDataSaverOn = (line = connection()): boolean =>
  line?.saveData === true || getDeviceSettings().data === 'less'

/** Nothing is prefetched on such a connection: data saver, or 2g. */
export const isSlowConnection = (line = connection()): boolean =>
  isDataSaverOn(line) || /^(?:slow-)?2g$/.test(line?.effectiveType ?? '')

/** Files that may never be used are fetched only on such a connection: 4g or unknown. */
export const isFastConnection = (line = connection()): boolean =>
  navigator.onLine && !isDataSaverOn(line) && /^(?:4g)?$/.test(line?.effectiveType ?? '')
