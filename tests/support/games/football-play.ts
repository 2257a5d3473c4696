import type { Side, SimPlayer } from './team.ts'

/** The spot of the ball: yards from the goal line of the team in possession, 0 to 100. */
export interface Situation {
  ball: Side
  down: number
  toGo: number
  spot: number
}

export interface Fumble {
  forcedBy: SimPlayer
  recoveredBy: SimPlayer
  lost: boolean
}

export type PlayDetails =
  | { kind: 'note'; text: string }
  | {
      kind: 'kickoff'
      kicker: SimPlayer
      yards: number
      returner: SimPlayer | null
      returned: number
      tacklers: readonly SimPlayer[]
    }
  | {
      kind: 'rush'
      runner: SimPlayer
      gain: number
      way: string
      tacklers: readonly SimPlayer[]
      touchdown: boolean
      out: boolean
      fumble: Fumble | null
      kneel: boolean
    }
  | { kind: 'sack'; passer: SimPlayer; gain: number; by: SimPlayer }
  | {
      kind: 'pass'
      passer: SimPlayer
      target: SimPlayer
      complete: boolean
      gain: number
      way: string
      tacklers: readonly SimPlayer[]
      touchdown: boolean
      out: boolean
      breakup: SimPlayer | null
    }
  | {
      kind: 'interception'
      passer: SimPlayer
      target: SimPlayer
      by: SimPlayer
      caughtAt: number
      returned: number
      touchdown: boolean
      tacklers: readonly SimPlayer[]
    }
  | {
      kind: 'punt'
      punter: SimPlayer
      yards: number
      ending: 'touchback' | 'fair' | 'downed' | 'return'
      returner: SimPlayer
      returned: number
      tacklers: readonly SimPlayer[]
    }
  | { kind: 'goal'; kicker: SimPlayer; distance: number; good: boolean }
  | { kind: 'kick'; kicker: SimPlayer; good: boolean }
  | { kind: 'two'; passer: SimPlayer; target: SimPlayer; good: boolean }
  | {
      kind: 'penalty'
      against: Side
      foul: string
      player: SimPlayer
      yards: number
      first: boolean
    }

export interface FootballPlay extends Situation {
  quarter: number
  /** Seconds left in the quarter before and after. */
  before: number
  after: number
  next: Situation
  details: PlayDetails
  /** How a first down was made: rushing, passing, by a penalty. */
  first: 'R' | 'P' | 'E' | null
  score: Readonly<Record<Side, number>>
  /** Counted from 1; 0 between drives. */
  drive: number
  text: string
}

export type DriveEnd = 'TD' | 'FG' | 'MISSED FG' | 'PUNT' | 'INT' | 'FUMB' | 'DOWNS' | 'HALF'

export interface Drive {
  side: Side
  startHow: 'KO' | 'PUNT' | 'INT' | 'FUMB' | 'DOWNS' | 'MISSED FG'
  startQuarter: number
  startClock: number
  startSpot: number
  endHow: DriveEnd
  endQuarter: number
  endClock: number
  endSpot: number
  plays: number
  seconds: number
  /** Index of the play that ended it: an earlier snapshot does not contain the drive. */
  last: number
}

export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
