import { formatNumber } from '../words/number.ts'

/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? formatNumber(Number(cell)) : cell).replace(/^-(?=[\d.])/, '−')

const counts = 'one two three four five six seven eight nine'.split(' ')

/** After the first game of a high that was reached in several: ' and five other games'. */
export const alsoReached = (games: number): string => {
  const others = games - 1
  return others < 1 ? '' : ` and ${counts[others - 1] ?? others} other game${others > 1 ? 's' : ''}`
}
