import { formatNumber } from '../words/number.ts'

/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? formatNumber(Number(cell)) : cell).replace(/^-(?=[\d.])/, '−')

const counts = 'three four five six seven eight nine'.split(' ')

/** After the first game of a high that was reached in several: ' (six times)'; '' for one. */
export const timesReached = (games: number): string =>
  games < 2 ? '' : ` (${games === 2 ? 'twice' : `${counts[games - 3] ?? games} times`})`
