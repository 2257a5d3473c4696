import { choices } from './choices.ts'

type Connection = { effectiveType?: string; saveData?: boolean }

/** What the browser says of its line; undefined where it says nothing. */
export const connection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection

/** The visitor has asked for as little as can be, of the browser or of this site. */
export const savesData = (line = connection()): boolean =>
  line?.saveData === true || choices().data === 'less'

/**
 * A line on which nothing is fetched that was not asked for: the visitor saves data, or it is 2g.
 */
export const isSlowLine = (line = connection()): boolean =>
  savesData(line) || /^(?:slow-)?2g$/.test(line?.effectiveType ?? '')
