import { amountOf, clockOf, inningsOf, outsOf, rounded, styled } from './amounts.ts'
import type { SeasonColumn, Weights } from './columns.ts'

/** The figures of one game, or of many, by column; null does not apply. */
export type Values = (number | null)[]

/** A cell of the box score by its column there. */
export type CellOf = (column: string) => string | undefined

/** The line that one game makes. Ratios stay empty until lines are added up. */
export function lineOfGame(columns: readonly SeasonColumn[], cell: CellOf): Values {
  return columns.map((column) => {
    if (column.kind === 'games') return 1
    if (column.kind === 'ratio') return null
    const text = cell(column.from) ?? ''
    if (column.kind === 'marks') return text.startsWith(column.mark) ? 1 : 0
    if (column.kind === 'innings') return outsOf(text)
    // '60' among times is minutes, as is '60:00'.
    if (column.kind === 'time' && /^\d+$/.test(text)) return Number(text) * 60
    const amount = amountOf(text)
    return amount !== null && amount < 0 && !(column.kind === 'sum' && column.signed)
      ? null
      : amount
  })
}

/** Lines of games, or of seasons, as one. Ratios are made anew from what was added up. */
export function added(columns: readonly SeasonColumn[], lines: readonly Values[]): Values {
  const values = columns.map((column, i) => {
    const known = lines.map((line) => line[i] ?? null).filter((value) => value !== null)
    if (column.kind === 'ratio' || known.length === 0) return null
    return column.kind === 'max'
      ? Math.max(...known)
      : rounded(known.reduce((total, value) => total + value, 0))
  })
  return withRatios(columns, values)
}

/** Puts in another number of games, and makes the ratios again that divide by it. */
export function withGames(columns: readonly SeasonColumn[], values: Values, games: number): Values {
  return withRatios(
    columns,
    columns.map((column, i) =>
      column.kind === 'games' && column.of === 'season' ? games : (values[i] ?? null),
    ),
  )
}

function withRatios(columns: readonly SeasonColumn[], values: Values): Values {
  const at = (key: string) => values[columns.findIndex((column) => column.key === key)] ?? null
  return columns.map((column, i) =>
    column.kind === 'ratio' ? ratioOf(column, at) : (values[i] ?? null),
  )
}

/** Null when nothing was tried, or when nothing of what it is made of is known. */
export function ratioOf(
  { over, under, scale }: { over: Weights; under: Weights; scale: number },
  at: (key: string) => number | null,
): number | null {
  const weighed = (weights: Weights) => {
    const parts = Object.entries(weights).map(([key, weight]) => ({ value: at(key), weight }))
    return parts.every(({ value }) => value === null)
      ? null
      : parts.reduce((total, { value, weight }) => total + (value ?? 0) * weight, 0)
  }
  const [top, bottom] = [weighed(over), weighed(under)]
  // Digits beyond those that are shown only lengthen the answer.
  return top === null || bottom === null || bottom <= 0
    ? null
    : Math.round(((top * scale) / bottom) * 1e6) / 1e6
}

/** The line as it is shown. */
export const cellsOf = (columns: readonly SeasonColumn[], values: Values): string[] =>
  columns.map((column, i) => {
    const value = values[i] ?? null
    if (value === null) return ''
    if (column.kind === 'ratio') return styled(value, column.style)
    if (column.kind === 'innings') return inningsOf(value)
    return column.kind === 'time' ? clockOf(value) : String(value)
  })
