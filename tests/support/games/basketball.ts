import { seeded, type Random } from '../random.ts'
import type { Groups, Mark } from './line-book.ts'
import {
  other,
  pickByDepth,
  type Side,
  type SimGame,
  type SimPlayer,
  type SimTeam,
  type SimVenue,
} from './team.ts'

/** A token of the file: GOOD 3PTR. */
export interface BasketballPlay {
  period: number
  /** Seconds left of the period. */
  clock: number
  side: Side
  /** Null for the team itself. */
  player: SimPlayer | null
  action: string
  type: string | undefined
  points: number
  score: Readonly<Record<Side, number>>
  marks: readonly Mark[]
}

export interface BasketballGame extends SimGame<BasketballPlay> {
  /** Halves for men, quarters for women. */
  periods: 2 | 4
  score: Readonly<Record<Side, number>>
  starters: Readonly<Record<Side, readonly SimPlayer[]>>
}

export const groups: Groups = {
  stats: [
    'fgm',
    'fga',
    'fgm3',
    'fga3',
    'ftm',
    'fta',
    'tp',
    'blk',
    'stl',
    'ast',
    'oreb',
    'dreb',
    'treb',
    'pf',
    'tf',
    'to',
  ],
  special: ['pts_paint', 'pts_to', 'pts_bench'],
}

const overtime = 300
export const periodSeconds = (periods: 2 | 4, period: number): number =>
  period > periods ? overtime : 2400 / periods

export const simulateBasketball = (
  periods: 2 | 4,
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
): BasketballGame => new Match(periods, venue, { H: home, V: visitor }, seeded(seed)).play()

class Match {
  private readonly plays: BasketballPlay[] = []
  private readonly score: Record<Side, number> = { H: 0, V: 0 }
  private readonly starters: Readonly<Record<Side, SimPlayer[]>>
  private readonly floor: Readonly<Record<Side, SimPlayer[]>>
  private period = 1
  private clock = 0
  private ball: Side = 'H'
  /** The possession began with a turnover. */
  private stolen = false
  private readonly periods: 2 | 4
  private readonly venue: SimVenue
  private readonly teams: Readonly<Record<Side, SimTeam>>
  private readonly random: Random

  constructor(
    periods: 2 | 4,
    venue: SimVenue,
    teams: Readonly<Record<Side, SimTeam>>,
    random: Random,
  ) {
    this.periods = periods
    this.venue = venue
    this.teams = teams
    this.random = random
    const best = (side: Side) =>
      teams[side].players.toSorted((a, b) => b.skill - a.skill).slice(0, 5)
    this.starters = { H: best('H'), V: best('V') }
    this.floor = { H: [...this.starters.H], V: [...this.starters.V] }
  }

  play(): BasketballGame {
    this.ball = this.random.chance(0.5) ? 'H' : 'V'
    for (; this.period <= this.periods || this.score.H === this.score.V; this.period++)
      this.playPeriod()
    return {
      venue: this.venue,
      teams: this.teams,
      plays: this.plays,
      periods: this.periods,
      score: { ...this.score },
      starters: this.starters,
    }
  }

  private playPeriod() {
    this.clock = periodSeconds(this.periods, this.period)
    while (this.clock > 0) {
      this.clock = Math.max(0, this.clock - this.random.int(9, 29))
      if (this.clock > 0) this.possession()
    }
    // The buzzer is not a token of the file: the side in possession loses the ball there.
    this.log(this.ball, null, 'TURNOVER', undefined, [
      { side: this.ball, player: null, group: 'stats', values: { to: 1 } },
    ])
    this.ball = other(this.ball)
  }

  private possession() {
    const { random } = this
    const side = this.ball
    if (random.chance(0.12)) this.substitute(random.pick(['H', 'V']))
    const luck = random.float() - (this.teams[side].edge - this.teams[other(side)].edge) * 0.2
    if (luck > 0.86) return this.turnover(side)
    if (luck > 0.72) return this.freeThrows(side)
    this.shoot(side, luck > 0.44)
  }

  private shoot(side: Side, three: boolean) {
    const { random } = this
    const shooter = pickByDepth(random, random.shuffle(this.floor[side]), 0.4)
    const type = three ? '3PTR' : random.pick(['JUMPER', 'LAYUP', 'LAYUP', 'DUNK'])
    const paint = type === 'LAYUP' || type === 'DUNK'
    const made = random.chance(three ? 0.35 : 0.5)
    const points = made ? (three ? 3 : 2) : 0
    const marks: Mark[] = [
      {
        side,
        player: shooter,
        group: 'stats',
        values: {
          fga: 1,
          fga3: three ? 1 : 0,
          fgm: made ? 1 : 0,
          fgm3: made && three ? 1 : 0,
          tp: points,
        },
      },
    ]
    if (made) marks.push(this.special(side, shooter, points, paint))
    this.log(side, shooter, made ? 'GOOD' : 'MISS', type, marks, points)
    if (!made) return this.rebound(side)
    if (random.chance(0.55)) {
      const helper = random.pick(this.floor[side].filter((player) => player !== shooter))
      this.log(side, helper, 'ASSIST', undefined, [
        { side, player: helper, group: 'stats', values: { ast: 1 } },
      ])
    }
    this.give(other(side))
  }

  private rebound(side: Side) {
    const { random } = this
    const offensive = random.chance(0.27)
    const taker = offensive ? side : other(side)
    const player = random.chance(0.06) ? null : random.pick(this.floor[taker])
    this.log(taker, player, 'REBOUND', offensive ? 'OFF' : 'DEF', [
      {
        side: taker,
        player,
        group: 'stats',
        values: { [offensive ? 'oreb' : 'dreb']: 1, treb: 1 },
      },
    ])
    this.give(taker)
  }

  private turnover(side: Side) {
    const { random } = this
    const loser = random.pick(this.floor[side])
    this.log(side, loser, 'TURNOVER', undefined, [
      { side, player: loser, group: 'stats', values: { to: 1 } },
    ])
    if (random.chance(0.5)) {
      const taker = random.pick(this.floor[other(side)])
      this.log(other(side), taker, 'STEAL', undefined, [
        { side: other(side), player: taker, group: 'stats', values: { stl: 1 } },
      ])
    }
    this.give(other(side))
    this.stolen = true
  }

  private freeThrows(side: Side) {
    const { random } = this
    const [shooter, fouler] = [random.pick(this.floor[side]), random.pick(this.floor[other(side)])]
    this.log(other(side), fouler, 'FOUL', undefined, [
      { side: other(side), player: fouler, group: 'stats', values: { pf: 1 } },
    ])
    let made = false
    for (let shot = 0; shot < 2; shot++) {
      made = random.chance(0.73)
      const marks: Mark[] = [
        {
          side,
          player: shooter,
          group: 'stats',
          values: { fta: 1, ftm: made ? 1 : 0, tp: made ? 1 : 0 },
        },
      ]
      if (made) marks.push(this.special(side, shooter, 1, false))
      this.log(side, shooter, made ? 'GOOD' : 'MISS', 'FT', marks, made ? 1 : 0)
    }
    if (made) this.give(other(side))
    else this.rebound(side)
  }

  private special(side: Side, player: SimPlayer, points: number, paint: boolean): Mark {
    return {
      side,
      player: null,
      group: 'special',
      values: {
        pts_paint: paint ? points : 0,
        pts_to: this.stolen ? points : 0,
        pts_bench: this.starters[side].includes(player) ? 0 : points,
      },
    }
  }

  private substitute(side: Side) {
    const { random } = this
    const bench = this.teams[side].players
      .filter((player) => !this.floor[side].includes(player))
      .slice(0, 5)
    if (bench.length === 0) return
    const [comes, goes] = [random.pick(bench), random.pick(this.floor[side])]
    this.floor[side][this.floor[side].indexOf(goes)] = comes
    this.log(side, goes, 'SUB', 'OUT')
    this.log(side, comes, 'SUB', 'IN', [{ side, player: comes, group: 'stats', values: {} }])
  }

  private give(side: Side) {
    this.ball = side
    this.stolen = false
  }

  private log(
    side: Side,
    player: SimPlayer | null,
    action: string,
    type: string | undefined,
    marks: readonly Mark[] = [],
    points = 0,
  ) {
    this.score[side] += points
    this.plays.push({
      period: this.period,
      clock: this.clock,
      side,
      player,
      action,
      type,
      points,
      score: { ...this.score },
      marks,
    })
  }
}
