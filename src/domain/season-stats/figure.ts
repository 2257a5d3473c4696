/**
 * A figure of a table as it is written: '2332' → '2,332', '-9' → '−9'. Records and averages stay as
 * they are.
 */
export const figure = (cell: string): string =>
  (/^-?\d{4,}$/.test(cell) ? Number(cell).toLocaleString('en-US') : cell).replace(
    /^-(?=[\d.])/,
    '−',
  )
