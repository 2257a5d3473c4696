import type { RecordGame } from './record.ts'
import { countsTowardRecord } from './record.ts'

export type Mark = 'W' | 'L' | 'T'

const markWords = new Map<string, Mark | 'N'>([
  ...['w', 'win', 'won'].map((spelling) => [spelling, 'W'] as const),
  ...['l', 'loss', 'lost'].map((spelling) => [spelling, 'L'] as const),
  ...['t', 'tie', 'tied', 'd', 'draw'].map((spelling) => [spelling, 'T'] as const),
  ['n', 'N'],
])

/** The mark of a letter or word of a file ('W', 'won', 'draw'); N counts for nothing. */
export const parseMark = (text: string): Mark | 'N' | undefined => markWords.get(text.toLowerCase())

/** Results of counted games in order, one letter each: 'WWLTW'. */
export const listMarks = (games: readonly RecordGame[]): Mark[] =>
  games.filter(countsTowardRecord).map((game) => game.result?.status as Mark)

const many = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

/** The same for screen readers: '7 wins, 2 losses; the last five: win, win, loss, win, win'. */
export function describeMarks(marks: readonly Mark[]): string {
  const countOf = (mark: Mark) => marks.filter((other) => other === mark).length
  const tally = [
    many(countOf('W'), 'win', 'wins'),
    many(countOf('L'), 'loss', 'losses'),
    ...(countOf('T') > 0 ? [many(countOf('T'), 'tie', 'ties')] : []),
  ].join(', ')
  const last = marks.slice(-5)
  return last.length > 1 ? `${tally}; the last ${last.length}: ${spellMarks(last)}` : tally
}

/** 'win, loss, win' of 'WLW'. */
export const spellMarks = (marks: readonly Mark[]): string =>
  marks.map((mark) => ({ W: 'win', L: 'loss', T: 'tie' })[mark]).join(', ')

/** The record of the last five of these results, oldest first: '4-1' of 'LWWWLWW'. */
export function lastFiveRecord(marks: string): string {
  const count = (mark: string) => marks.slice(-5).split(mark).length - 1
  return [count('W'), count('L'), ...(count('T') > 0 ? [count('T')] : [])].join('-')
}

/** The longest streak of one mark: length, first and last game. */
export function longestStreak<Game extends RecordGame>(
  games: readonly Game[],
  mark: Mark,
): { length: number; first: Game; last: Game } | null {
  let longestRow: Game[] = []
  let row: Game[] = []
  for (const game of games.filter(countsTowardRecord)) {
    row = game.result?.status === mark ? [...row, game] : []
    if (row.length > longestRow.length) longestRow = row
  }
  const [first, last] = [longestRow[0], longestRow.at(-1)]
  return first && last ? { length: longestRow.length, first, last } : null
}
