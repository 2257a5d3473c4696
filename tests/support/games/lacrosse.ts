import { seeded, type Random } from '../random.ts'
import type { Mark } from './line-book.ts'
import {
  depth,
  other,
  pickByDepth,
  type Side,
  type SimGame,
  type SimPlayer,
  type SimTeam,
  type SimVenue,
} from './team.ts'

export interface Goal {
  scorer: SimPlayer
  assist: SimPlayer | null
  season: number
  freePosition: boolean
}

export interface LacrossePlay {
  period: number
  /** Seconds left; null where the scorer writes no clock. */
  clock: number | null
  side: Side | null
  action: string
  text: string
  goal: Goal | null
  score: Readonly<Record<Side, number>>
  marks: readonly Mark[]
}

export interface LacrosseGame extends SimGame<LacrossePlay> {
  score: Readonly<Record<Side, number>>
  keepers: Readonly<Record<Side, SimPlayer>>
  starters: Readonly<Record<Side, readonly SimPlayer[]>>
}

export const groups = {
  shots: ['g', 'a', 'sh', 'sog', 'freepos'],
  goaltype: ['freepos', 'ua', 'fg', 'ot'],
  penalty: ['foul', 'yc', 'gc', 'clockv'],
  misc: ['gb', 'dc', 'turnover', 'ct'],
  goalie: ['ga', 'saves', 'sf'],
  powerplay: ['ppg', 'ppopp'],
  clear: ['clearm', 'cleara'],
} as const

/** Lacrosse files write a name the way it is spoken. */
export const lxName = (player: SimPlayer): string => `${player.first} ${player.last}`

export const simulateLacrosse = (
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
): LacrosseGame => new Match(venue, { H: home, V: visitor }, seeded(seed)).play()

interface Cast {
  attack: SimPlayer[]
  middle: SimPlayer[]
  defence: SimPlayer[]
  keeper: SimPlayer
  all: SimPlayer[]
}

const castOf = (team: SimTeam): Cast => {
  const attack = depth(team, 'A').slice(0, 6),
    middle = depth(team, 'M').slice(0, 6),
    defence = depth(team, 'D').slice(0, 5)
  return {
    attack,
    middle,
    defence,
    keeper: depth(team, 'GK')[0] as SimPlayer,
    all: [...attack, ...middle, ...defence],
  }
}

class Match {
  private readonly plays: LacrossePlay[] = []
  private readonly score: Record<Side, number> = { H: 0, V: 0 }
  private readonly casts: Readonly<Record<Side, Cast>>
  private readonly goals = new Map<SimPlayer, number>()
  private period = 1
  private clock = 900
  private ball: Side = 'H'
  private readonly venue: SimVenue
  private readonly teams: Readonly<Record<Side, SimTeam>>
  private readonly random: Random

  constructor(venue: SimVenue, teams: Readonly<Record<Side, SimTeam>>, random: Random) {
    this.venue = venue
    this.teams = teams
    this.random = random
    this.casts = { H: castOf(teams.H), V: castOf(teams.V) }
  }

  play(): LacrosseGame {
    for (const side of ['V', 'H'] as const)
      this.log(
        side,
        'GOALIE',
        `${lxName(this.casts[side].keeper)} at goalie for ${this.teams[side].id}.`,
      )
    for (; this.period <= 4 || this.score.H === this.score.V; this.period++) this.playPeriod()
    const { H, V } = this.casts
    const starters = (cast: Cast) => [
      ...cast.attack.slice(0, 4),
      ...cast.middle.slice(0, 3),
      ...cast.defence.slice(0, 4),
      cast.keeper,
    ]
    return {
      venue: this.venue,
      teams: this.teams,
      plays: this.plays,
      score: { ...this.score },
      keepers: { H: H.keeper, V: V.keeper },
      starters: { H: starters(H), V: starters(V) },
    }
  }

  private playPeriod() {
    const overtime = this.period > 4
    this.clock = overtime ? 360 : 900
    if (this.period > 1) this.log(null, 'PRD', `Start of period ${this.period}.`)
    this.draw()
    while (this.clock > 0) {
      const before = this.score.H + this.score.V
      this.possession()
      // Sudden death: the first goal ends it.
      if (overtime && this.score.H + this.score.V > before) return
    }
    this.log(null, 'END-PRD', 'End-of-period.')
  }

  private draw() {
    const { random } = this
    const edge = (this.teams.H.edge - this.teams.V.edge) * 0.3
    this.ball = random.chance(0.5 + edge) ? 'H' : 'V'
    const player = pickByDepth(random, this.casts[this.ball].middle, 0.45)
    this.log(
      this.ball,
      'DC',
      `Draw control by ${this.teams[this.ball].id} ${lxName(player)}.`,
      [{ side: this.ball, player, group: 'misc', values: { dc: 1 } }],
      false,
    )
  }

  private spend(from: number, to: number) {
    this.clock = Math.max(0, this.clock - this.random.int(from, to))
  }

  private possession() {
    const { random } = this
    const side = this.ball,
      against = other(side)
    this.spend(18, 68)
    if (this.clock === 0) return
    if (random.chance(0.3)) this.foul(against)
    const luck = random.float() + (this.teams[against].edge - this.teams[side].edge) * 0.3
    if (luck > 0.97) {
      this.log(side, 'CLOCKV', `Shot clock violation by ${this.teams[side].id}.`, [
        { side, player: null, group: 'misc', values: { turnover: 1 } },
        { side, player: null, group: 'penalty', values: { clockv: 1 } },
      ])
      return this.clear(against)
    }
    if (luck > 0.6) return this.turnover(side)
    this.shoot(side, random.chance(0.17))
  }

  private foul(side: Side) {
    const player = this.random.pick(this.casts[side].all)
    this.log(
      side,
      'FOUL',
      `Foul on ${this.teams[side].id} ${lxName(player)}.`,
      [{ side, player, group: 'penalty', values: { foul: 1 } }],
      false,
    )
  }

  private turnover(side: Side) {
    const { random } = this
    const against = other(side)
    const loser = random.pick(this.casts[side].all)
    const taker = random.chance(0.55)
      ? random.pick([...this.casts[against].defence, ...this.casts[against].middle.slice(0, 3)])
      : null
    const marks: Mark[] = [{ side, player: loser, group: 'misc', values: { turnover: 1 } }]
    if (taker !== null)
      marks.push({ side: against, player: taker, group: 'misc', values: { ct: 1 } })
    this.log(
      side,
      'TURN',
      `Turnover by ${this.teams[side].id} ${lxName(loser)}` +
        `${taker === null ? '' : ` (caused by ${lxName(taker)})`}.`,
      marks,
    )
    if (taker !== null && random.chance(0.7)) this.groundBall(against, taker)
    this.clear(against)
  }

  private groundBall(side: Side, player: SimPlayer) {
    this.spend(2, 5)
    this.log(side, 'GB', `Ground ball pickup by ${this.teams[side].id} ${lxName(player)}.`, [
      { side, player, group: 'misc', values: { gb: 1 } },
    ])
  }

  /** The side that has won the ball in its own end clears it, or fails to. */
  private clear(side: Side) {
    this.spend(4, 14)
    const good = this.random.chance(0.87)
    this.ball = good ? side : other(side)
    this.log(
      side,
      'CLEAR',
      `Clear attempt by ${this.teams[side].id} ${good ? 'good' : 'failed'}.`,
      [{ side, player: null, group: 'clear', values: { cleara: 1, clearm: good ? 1 : 0 } }],
    )
  }

  private shoot(side: Side, free: boolean) {
    const { random } = this
    const against = other(side)
    const cast = this.casts[side]
    const shooter = pickByDepth(random, random.chance(0.3) ? cast.middle : cast.attack, 0.33)
    const keeper = this.casts[against].keeper
    const marks: Mark[] = [
      { side, player: shooter, group: 'shots', values: { sh: 1, freepos: free ? 1 : 0 } },
      { side: against, player: keeper, group: 'goalie', values: { sf: 1 } },
    ]
    const action = free ? 'FPS' : 'SHOT'
    const tail = free ? ' {free position shot}' : ''
    const luck = random.float() - (this.teams[side].edge - this.teams[against].edge) * 0.2
    if (luck < (free ? 0.48 : 0.43)) return this.scores(side, shooter, free, marks, keeper)
    const start = `Shot by ${this.teams[side].id} ${lxName(shooter)}`
    if (luck < 0.72) {
      marks.push(
        { side, player: shooter, group: 'shots', values: { sog: 1 } },
        { side: against, player: keeper, group: 'goalie', values: { saves: 1 } },
      )
      this.log(side, action, `${start}, SAVE ${lxName(keeper)}${tail}.`, marks)
      return this.clear(against)
    }
    this.log(
      side,
      action,
      `${start} ${random.pick(['WIDE', 'HIGH', 'HIT POST', 'WIDE'])}${tail}.`,
      marks,
    )
    if (random.chance(0.5)) return this.groundBall(side, random.pick(cast.attack))
    this.clear(against)
  }

  private scores(
    side: Side,
    shooter: SimPlayer,
    freePosition: boolean,
    marks: Mark[],
    keeper: SimPlayer,
  ) {
    const { random } = this
    const helpers = [...this.casts[side].attack, ...this.casts[side].middle].filter(
      (player) => player !== shooter,
    )
    const assist = !freePosition && random.chance(0.48) ? pickByDepth(random, helpers, 0.25) : null
    const season = (this.goals.get(shooter) ?? Math.round(shooter.skill * 22)) + 1
    this.goals.set(shooter, season)
    this.score[side]++
    marks.push(
      { side, player: shooter, group: 'shots', values: { g: 1, sog: 1 } },
      {
        side,
        player: shooter,
        group: 'goaltype',
        values: {
          freepos: freePosition ? 1 : 0,
          ua: assist === null && !freePosition ? 1 : 0,
          ot: this.period > 4 ? 1 : 0,
        },
      },
      { side: other(side), player: keeper, group: 'goalie', values: { ga: 1 } },
    )
    if (assist !== null) marks.push({ side, player: assist, group: 'shots', values: { a: 1 } })
    this.log(
      side,
      freePosition ? 'FPS' : 'SHOT',
      `GOAL by ${this.teams[side].id} ${lxName(shooter)}` +
        `${freePosition ? ' (FPGOAL) {free position shot}' : ''}` +
        `${assist === null ? '' : `, Assist by ${lxName(assist)}`}, goal number ${season} ` +
        'for season.',
      marks,
      true,
      { scorer: shooter, assist, season, freePosition },
    )
    if (this.period <= 4 && this.clock > 0) this.draw()
  }

  private log(
    side: Side | null,
    action: string,
    text: string,
    marks: readonly Mark[] = [],
    timed = true,
    goal: Goal | null = null,
  ) {
    this.plays.push({
      period: this.period,
      clock: timed ? this.clock : null,
      side,
      action,
      text,
      goal,
      score: { ...this.score },
      marks,
    })
  }
}
