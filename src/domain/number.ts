/** Relative to the best, in percent with one decimal. */
export const percentOf = (value: number, best: number): number =>
  best > 0 ? Math.round((Math.max(value, 0) / best) * 1000) / 10 : 0
