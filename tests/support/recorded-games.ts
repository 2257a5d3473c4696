import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import papaparse from 'papaparse'

export type Sides<T> = Readonly<Record<'home' | 'visitor', T>>

/** A stat file of a game, and what it must say. */
export type GameState = {
  /** Plays before this file was written. */
  plays: number
  xml: string
  score: Sides<string>
  periods: Sides<string[]>
  period: number
  clock: string | null
  /** Totals of a team in the tables of the box score. */
  totals: readonly {
    side: 'home' | 'visitor'
    table: string
    column: string
    value: number
  }[]
}

export type RecordedGame = {
  /** The code of the schedule's sport. */
  code: string
  /** From the file after the first play to the final. */
  states: readonly GameState[]
}

const folder = join(import.meta.dirname, '../fixtures/games')

/**
 * A whole game, alpha University at home against Ashford on September 5, 2026. The expected values
 * of the `.csv` file were counted from the plays, not read from the stat files.
 */
function readGame(code: string): RecordedGame {
  const files = brotliDecompressSync(readFileSync(join(folder, `${code}.xml.br`)))
    .toString()
    .split(/(?=<\w+ source=)/)
  const { data } = papaparse.parse<Record<string, string>>(
    readFileSync(join(folder, `${code}.csv`), 'utf8'),
    { header: true, skipEmptyLines: true },
  )
  if (data.length !== files.length)
    throw new Error(`${code}: ${files.length} stat files, ${data.length} expected states`)
  return { code, states: data.map((row, i) => stateOf(files[i]!, row)) }
}

function stateOf(xml: string, row: Record<string, string>): GameState {
  const periods = (side: string) => row[`${side} periods`]!.split(' ')
  return {
    plays: Number(row['plays']),
    xml,
    score: { home: row['home']!, visitor: row['visitor']! },
    periods: { home: periods('home'), visitor: periods('visitor') },
    period: Number(row['period']),
    clock: row['clock'] || null,
    totals: Object.entries(row).flatMap(([name, value]) => {
      const [side, table, column] = name.split(' ')
      return (side === 'home' || side === 'visitor') && table && column
        ? [{ side, table, column, value: Number(value) }]
        : []
    }),
  }
}

/** Some states of a game at equal distances, with the first and the last; all if it has fewer. */
export function evenly<T>(states: readonly T[], count: number): T[] {
  if (count >= states.length) return [...states]
  const step = (states.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, i) => states[Math.round(i * step)]!)
}

/** A game of every sport with stat files. */
export const recordedGames = [
  ['football', 'football'],
  ['baseball', 'baseball'],
  ['softball', 'softball'],
  ['volleyball', 'wvball'],
  ['lacrosse', 'wlax'],
  ['men’s basketball', 'mbball'],
  ['women’s basketball', 'wbball'],
  ['soccer', 'wsoc'],
  ['field hockey', 'fhockey'],
  ['ice hockey', 'mhockey'],
].map(([sport, code]) => [sport!, () => readGame(code!)] as const)

export const recordedFootball = () => readGame('football')
