/** The value below which a share of the values is; always an observed value. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ??
    Number.NaN
  )
}

export const median = (values: Iterable<number>): number => quantile(values, 0.5)
