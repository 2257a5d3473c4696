const plainNumber = /^(?:–|-?\d*(?:\.(\d+))?)$/

/** The most decimals of a column's numbers; 0 when a cell is another text, such as '57:30'. */
export function countDecimals(cells: readonly string[]): number {
  const decimals = cells.map((cell) => plainNumber.exec(cell)?.[1]?.length ?? 0)
  return cells.every((cell) => plainNumber.test(cell)) ? Math.max(0, ...decimals) : 0
}

/** A whole number as the others of its column are written: '16' → '16.0' beside '18.5'. */
export const withDecimals = (cell: string, decimals: number): string =>
  decimals > 0 && /^-?\d+$/.test(cell) ? `${cell}.${'0'.repeat(decimals)}` : cell
