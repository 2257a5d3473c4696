import { choices } from './choices.ts'

type Connection = { effectiveType?: string; saveData?: boolean }

/** The browser's network information; undefined if not supported. */
export const connection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection

/** Data saver, of the browser or this site. */
export const savesData = (line = connection()): boolean =>
  line?.saveData === true || choices().data === 'less'

/** Nothing is prefetched on such a connection: data saver, or 2g. */
export const isSlowLine = (line = connection()): boolean =>
  savesData(line) || /^(?:slow-)?2g$/.test(line?.effectiveType ?? '')

/** Files that may never be used are fetched only on such a connection: 4g or unknown. */
export const isGoodLine = (line = connection()): boolean =>
  navigator.onLine && !savesData(line) && /^(?:4g)?$/.test(line?.effectiveType ?? '')
