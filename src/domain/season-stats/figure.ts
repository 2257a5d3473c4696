/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell).replace(
    /^-(?=[\d.])/,
    '−',
  )

/** ' and 2 other games' of a high that was reached in three; '' for one. */
export const andOtherGames = (games: number): string =>
  games > 1 ? ` and ${games - 1} other ${games === 2 ? 'game' : 'games'}` : ''
