import { plainNumber } from '../people/numbers.ts'
import type { StatTable } from '../../contract/box-score.schema.ts'
import { nameKey } from '../people/names.ts'
import type { SeasonColumn, Weights } from './columns.ts'

/**
 * A figure of a box score as a number: null for '' and for words (DNF, DNP, NM). '24:31.2' is in
 * seconds, '6.32m' is 6.32.
 */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim()
  const clock = /^(?:(\d+):)?(\d+):(\d{2}(?:\.\d+)?)$/.exec(trimmed)
  if (clock) return rounded(Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]))
  const [number] = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)/.exec(trimmed) ?? []
  return number === undefined ? null : Number(number)
}

/** '6.1' is six innings and one out: 19 outs. */
export function inningsToOuts(innings: string): number | null {
  const [, fullInnings, part = '0'] = /^(\d+)(?:\.([0-2])\d*)?$/.exec(innings.trim()) ?? []
  return fullInnings === undefined ? null : Number(fullInnings) * 3 + Number(part)
}

export const outsToInnings = (outs: number): string => `${Math.floor(outs / 3)}.${outs % 3}`

/** '57:30' for 3450 seconds. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** Half tackles add up to 1.5, never to 1.4999. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Format of a ratio: '.333', '1.000', '4.5', '2.25', '62.5'. */
export type Style = 'share' | 'tenths' | 'hundredths'

export function styled(value: number, style: Style): string {
  if (style === 'tenths') return value.toFixed(1)
  if (style === 'hundredths') return value.toFixed(2)
  const text = value.toFixed(3)
  return text.replace(/^(-?)0\./, '$1.')
}

type Row = StatTable['rows'][number]
/** A player over a season, with all box score rows. */
export type Person = {
  name: string
  uni: string
  position: string | null
  rosterPlayerId: number | null
  games: Set<number>
  rows: { gameId: number; table: StatTable; row: Row }[]
}

/** Placeholder names of scorers differ only by number: 'Player 1'. */
const folded = (name: string) => nameKey(name) + name.replace(/\D/g, '')

/**
 * Identifies players over many games: by roster row; by name when they are not on a roster (never
 * by number). Names in files from before the roster are matched with later games. Name and number
 * are from the newest game.
 */
export function identities(
  games: readonly { gameId: number; tables: readonly StatTable[] }[],
): Map<string, Person> {
  const idsByName = new Map<string, Set<number>>()
  for (const row of games.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))) {
    if (row.rosterPlayerId !== null && folded(row.name) !== '')
      idsByName.set(
        folded(row.name),
        (idsByName.get(folded(row.name)) ?? new Set()).add(row.rosterPlayerId),
      )
  }
  const twins = twinsIn(games)
  const idOf = (row: Row): number | null => {
    if (twins.has(folded(row.name))) return row.rosterPlayerId
    const [only, another] = idsByName.get(folded(row.name)) ?? []
    return row.rosterPlayerId ?? (another === undefined ? only : undefined) ?? null
  }
  const people = new Map<string, Person>()
  for (const { gameId, tables } of games) {
    for (const table of tables) {
      for (const row of table.rows) {
        const rosterPlayerId = idOf(row)
        const name = folded(row.name)
        // A row without a name belongs to its game only.
        const unnamed =
          name === ''
            ? `${gameId}|${row.name}|${row.uni}`
            : `${name}|${idsByName.has(name) || twins.has(name) ? plainNumber(row.uni) : ''}`
        const key = rosterPlayerId === null ? unnamed : `${rosterPlayerId}`
        const person = people.get(key) ?? {
          name: row.name,
          uni: row.uni,
          position: row.position,
          rosterPlayerId,
          games: new Set(),
          rows: [],
        }
        Object.assign(person, {
          name: row.name,
          uni: row.uni || person.uni,
          position: row.position ?? person.position,
        })
        person.games.add(gameId)
        person.rows.push({ gameId, table, row })
        people.set(key, person)
      }
    }
  }
  return people
}

/** Names that two players of one game have: with two numbers in one table. */
function twinsIn(games: readonly { tables: readonly StatTable[] }[]): Set<string> {
  const twins = new Set<string>()
  for (const { rows } of games.flatMap(({ tables }) => tables)) {
    const numbers = new Map<string, string>()
    for (const { name, uni } of rows) {
      const [key, number] = [folded(name), plainNumber(uni)]
      if (key === '' || number === '') continue
      if ((numbers.get(key) ?? number) !== number) twins.add(key)
      numbers.set(key, number)
    }
  }
  return twins
}

/** Figures of one or more games by column; null means not applicable. */
export type Values = (number | null)[]

/** A box score cell by its column there. */
export type CellReader = (column: string) => string | undefined

/** The row of one game. Ratios stay empty until rows are added up. */
export function lineOfGame(columns: readonly SeasonColumn[], cell: CellReader): Values {
  return columns.map((column) => {
    if (column.kind === 'games') return 1
    if (column.kind === 'ratio') return null
    const text = cell(column.from) ?? ''
    if (column.kind === 'marks') return text.startsWith(column.mark) ? 1 : 0
    if (column.kind === 'innings') return inningsToOuts(text)
    // '60' among times means minutes, like '60:00'.
    if (column.kind === 'time' && /^\d+$/.test(text)) return Number(text) * 60
    const amount = parseAmount(text)
    return amount !== null && amount < 0 && !(column.kind === 'sum' && column.signed)
      ? null
      : amount
  })
}

/** Adds up rows of games or seasons. Ratios are calculated from the sums. */
export function added(columns: readonly SeasonColumn[], lines: readonly Values[]): Values {
  const values = columns.map((column, i) => {
    const present = lines.map((line) => line[i] ?? null).filter((value) => value !== null)
    if (column.kind === 'ratio' || present.length === 0) return null
    return column.kind === 'max'
      ? Math.max(...present)
      : rounded(present.reduce((total, value) => total + value, 0))
  })
  return withRatios(columns, values)
}

/** Sets another number of games and calculates the ratios that divide by it. */
export function withGames(columns: readonly SeasonColumn[], values: Values, games: number): Values {
  return withRatios(
    columns,
    columns.map((column, i) =>
      column.kind === 'games' && column.of === 'season' ? games : (values[i] ?? null),
    ),
  )
}

function withRatios(columns: readonly SeasonColumn[], values: Values): Values {
  const valueOf = (key: string) => values[columns.findIndex((column) => column.key === key)] ?? null
  return columns.map((column, i) =>
    column.kind === 'ratio' ? computeRatio(column, valueOf) : (values[i] ?? null),
  )
}

/** Null without attempts, or when a part is unknown. */
export function computeRatio(
  { over, under, scale }: { over: Weights; under: Weights; scale: number },
  valueOf: (key: string) => number | null,
): number | null {
  const weighed = (weights: Weights) => {
    const parts = Object.entries(weights).map(([key, weight]) => ({ value: valueOf(key), weight }))
    return parts.every(({ value }) => value === null)
      ? null
      : parts.reduce((total, { value, weight }) => total + (value ?? 0) * weight, 0)
  }
  const [top, bottom] = [weighed(over), weighed(under)]
  // More digits than shown would only enlarge the answer.
  return top === null || bottom === null || bottom <= 0
    ? null
    : Math.round(((top * scale) / bottom) * 1e6) / 1e6
}

/** The formatted row. */
export const toCells = (columns: readonly SeasonColumn[], values: Values): string[] =>
  columns.map((column, i) => {
    const value = values[i] ?? null
    if (value === null) return ''
    if (column.kind === 'ratio') return styled(value, column.style)
    if (column.kind === 'innings') return outsToInnings(value)
    return column.kind === 'time' ? formatSeconds(value) : String(value)
  })
