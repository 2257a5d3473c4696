/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell).replace(
    /^-(?=[\d.])/,
    '−',
  )

const counts = 'Three Four Five Six Seven Eight Nine'.split(' ')

/** Before the first game of a high that was reached in several: 'Six times, first '; '' for one. */
export const timesReached = (games: number): string =>
  games < 2 ? '' : `${games === 2 ? 'Twice' : `${counts[games - 3] ?? games} times`}, first `
