import type { Lineup } from './baseball-lineup.ts'
import type { Mark } from './line-book.ts'
import type { Side, SimGame, SimPlayer } from './team.ts'

export interface Movement {
  player: SimPlayer
  from: number
  to: number
  out: boolean
  scored: boolean
}

export interface BaseballPlay {
  inning: number
  batting: Side
  /** Outs before the play. */
  outs: number
  /** Null for a change of pitchers. */
  batter: SimPlayer | null
  pitcher: SimPlayer
  /** 'K', '1B', 'G63': as the scorer writes it. */
  action: string
  batterOut: boolean
  hit: boolean
  pitches: string
  movements: readonly Movement[]
  relieved: SimPlayer | null
  runs: number
  /** Outs made on the play. */
  outsMade: number
  score: Readonly<Record<Side, number>>
  text: string
  marks: readonly Mark[]
}

export interface BaseballGame extends SimGame<BaseballPlay> {
  /** Nine, softball's seven. */
  innings: 7 | 9
  score: Readonly<Record<Side, number>>
  lineups: Readonly<Record<Side, Lineup>>
  decisions: { win: SimPlayer; loss: SimPlayer; save: SimPlayer | null; winner: Side }
}

export const groups = {
  hitting: [
    'ab',
    'pa',
    'r',
    'h',
    'rbi',
    'bb',
    'so',
    'double',
    'triple',
    'hr',
    'tb',
    'sh',
    'sf',
    'hbp',
    'ground',
    'fly',
    'gdp',
    'sb',
    'cs',
  ],
  hsitsummary: ['lob'],
  fielding: ['po', 'a', 'e', 'csb', 'indp'],
  pitching: [
    'outs',
    'h',
    'r',
    'er',
    'bb',
    'so',
    'bf',
    'ab',
    'double',
    'triple',
    'hr',
    'hbp',
    'wp',
    'pitches',
    'strikes',
    'fly',
    'ground',
  ],
} as const
