import { seeded, type Random } from '../random.ts'
import type { Groups, Mark } from './line-book.ts'
import {
  depth,
  fileName,
  other,
  pickByDepth,
  type Side,
  type SimGame,
  type SimPlayer,
  type SimTeam,
  type SimVenue,
} from './team.ts'

/**
 * The differences between the three games with goals and keepers: length, frequency of shots,
 * stoppages.
 */
export interface FieldSport {
  code: 'soccer' | 'field-hockey' | 'hockey'
  periods: number
  minutes: number
  overtime: number
  /** Soccer's and field hockey's clock runs up. */
  up: boolean
  /** Overtimes before a game ends in a tie. */
  mostOvertimes: number
  /** Seconds between two recorded events. */
  between: readonly [number, number]
  /**
   * Of those events: a shot, a foul or penalty, a corner (in hockey a face-off); else a
   * substitution.
   */
  chances: Readonly<Record<'shot' | 'foul' | 'corner', number>>
  /** Of the shots: goals, saves. */
  luck: Readonly<Record<'goal' | 'save', number>>
  positions: Readonly<Record<'keeper' | 'attack' | 'middle' | 'defence', readonly string[]>>
}

const outfield = { keeper: ['GK'], attack: ['F'], middle: ['M'], defence: ['D', 'B'] }
export const soccer: FieldSport = {
  code: 'soccer',
  periods: 2,
  minutes: 45,
  overtime: 10,
  up: true,
  mostOvertimes: 0,
  between: [35, 190],
  chances: { shot: 0.34, foul: 0.3, corner: 0.14 },
  luck: { goal: 0.11, save: 0.33 },
  positions: outfield,
}
export const fieldHockey: FieldSport = {
  code: 'field-hockey',
  periods: 4,
  minutes: 15,
  overtime: 10,
  up: true,
  mostOvertimes: 2,
  between: [25, 120],
  chances: { shot: 0.4, foul: 0.05, corner: 0.25 },
  luck: { goal: 0.15, save: 0.4 },
  positions: outfield,
}
export const iceHockey: FieldSport = {
  code: 'hockey',
  periods: 3,
  minutes: 20,
  overtime: 5,
  up: false,
  mostOvertimes: 1,
  between: [12, 60],
  chances: { shot: 0.6, foul: 0.07, corner: 0.33 },
  luck: { goal: 0.08, save: 0.55 },
  positions: { keeper: ['GK', 'G'], attack: ['F'], middle: ['M'], defence: ['D', 'B'] },
}

export interface FieldGoal {
  scorer: SimPlayer
  assist: SimPlayer | null
  powerPlay: boolean
}

export interface FieldPlay {
  period: number
  /**
   * As the sport's clock shows it: seconds played of the game when it counts up, seconds left of
   * the period when it counts down.
   */
  clock: number
  side: Side
  action: string
  text: string
  goal: FieldGoal | null
  score: Readonly<Record<Side, number>>
  marks: readonly Mark[]
}

export interface FieldGame extends SimGame<FieldPlay> {
  sport: FieldSport
  score: Readonly<Record<Side, number>>
  keepers: Readonly<Record<Side, SimPlayer>>
}

export const groups: Groups = {
  shots: ['g', 'a', 'sh', 'sog'],
  goaltype: ['gw', 'pp', 'ot'],
  penalty: ['count', 'seconds', 'red', 'yellow', 'green', 'fouls'],
  misc: ['dsave', 'facewon', 'facelost', 'blk'],
  goalie: ['ga', 'saves', 'sf'],
  powerplay: ['ppg', 'ppopp'],
  line: ['corners', 'offsides'],
}

export const simulateField = (
  sport: FieldSport,
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
): FieldGame => new Match(sport, venue, { H: home, V: visitor }, seeded(seed)).play()

class Match {
  private readonly plays: FieldPlay[] = []
  private readonly score: Record<Side, number> = { H: 0, V: 0 }
  private readonly keepers: Readonly<Record<Side, SimPlayer>>
  private readonly attack: Readonly<Record<Side, SimPlayer[]>>
  private readonly all: Readonly<Record<Side, SimPlayer[]>>
  private period = 1
  /** Seconds of this period that have been played. */
  private played = 0
  private readonly sport: FieldSport
  private readonly venue: SimVenue
  private readonly teams: Readonly<Record<Side, SimTeam>>
  private readonly random: Random

  constructor(
    sport: FieldSport,
    venue: SimVenue,
    teams: Readonly<Record<Side, SimTeam>>,
    random: Random,
  ) {
    this.sport = sport
    this.venue = venue
    this.teams = teams
    this.random = random
    const { keeper, attack, middle, defence } = sport.positions
    const first = (team: SimTeam) => depth(team, ...keeper)[0] as SimPlayer
    this.keepers = { H: first(teams.H), V: first(teams.V) }
    const of = (side: Side, count: number, ...positions: readonly string[]) =>
      depth(teams[side], ...positions)
        .filter((player) => player !== this.keepers[side])
        .slice(0, count)
    this.attack = { H: of('H', 8, ...attack, ...middle), V: of('V', 8, ...attack, ...middle) }
    const rest = (side: Side) => [...new Set([...this.attack[side], ...of(side, 5, ...defence)])]
    this.all = { H: rest('H'), V: rest('V') }
  }

  play(): FieldGame {
    const { sport } = this
    for (const side of ['V', 'H'] as const)
      this.log(
        side,
        'GOALIE',
        `${fileName(this.keepers[side])} at goalie for ${this.teams[side].name}.`,
      )
    const last = () => sport.periods + sport.mostOvertimes
    for (
      ;
      this.period <= sport.periods || (this.score.H === this.score.V && this.period <= last());
      this.period++
    )
      this.playPeriod()
    return {
      sport,
      venue: this.venue,
      teams: this.teams,
      plays: this.plays,
      score: { ...this.score },
      keepers: this.keepers,
    }
  }

  private get length(): number {
    return (this.period > this.sport.periods ? this.sport.overtime : this.sport.minutes) * 60
  }

  private playPeriod() {
    this.played = 0
    if (this.period > 1) this.log('H', 'PRD', `Start of period ${this.period}.`)
    for (;;) {
      this.played = Math.min(this.length, this.played + this.random.int(...this.sport.between))
      if (this.played === this.length) break
      const before = this.score.H + this.score.V
      this.something()
      // Overtime ends with the first goal.
      if (this.period > this.sport.periods && this.score.H + this.score.V > before) break
    }
    this.log('H', 'END-PRD', 'End of period.')
  }

  private something() {
    const {
      random,
      sport: { chances },
    } = this
    const side: Side = random.chance(0.5 + (this.teams.H.edge - this.teams.V.edge) * 0.6)
      ? 'H'
      : 'V'
    const luck = random.float()
    if (luck < chances.shot) return this.shoot(side)
    if (luck < chances.shot + chances.foul) return this.foul(other(side))
    if (luck < chances.shot + chances.foul + chances.corner)
      return this.sport.code === 'hockey' ? this.faceOff(side) : this.corner(side)
    const [comes, goes] = [random.pick(this.all[side]), random.pick(this.all[side])]
    // No statistics, but both have played.
    const marks = [comes, goes].map((player): Mark => ({ side, player, group: 'misc', values: {} }))
    if (comes !== goes)
      this.log(
        side,
        'SUB',
        `${this.teams[side].id} substitution: ${fileName(comes)} for ${fileName(goes)}.`,
        marks,
      )
  }

  private corner(side: Side) {
    const text =
      this.sport.code === 'soccer'
        ? `Corner kick [${this.teams[side].id}].`
        : `Penalty corner by ${this.teams[side].id}.`
    this.log(side, 'CORNER', text, [{ side, player: null, group: 'line', values: { corners: 1 } }])
  }

  private faceOff(side: Side) {
    const [won, lost] = [
      this.random.pick(this.attack[side]),
      this.random.pick(this.attack[other(side)]),
    ]
    this.log(
      side,
      'FACE',
      `Faceoff ${fileName(won)} vs ${fileName(lost)} won by ${this.teams[side].id}.`,
      [
        { side, player: won, group: 'misc', values: { facewon: 1 } },
        { side: other(side), player: lost, group: 'misc', values: { facelost: 1 } },
      ],
    )
  }

  private foul(side: Side) {
    const {
      random,
      sport: { code },
    } = this
    const player = random.pick(this.all[side])
    if (code === 'hockey') {
      return this.log(
        side,
        'PEN',
        `Penalty on ${this.teams[side].id} ${fileName(player)} (TRIPPING) 2 min.`,
        [
          { side, player, group: 'penalty', values: { count: 1, seconds: 120 } },
          { side: other(side), player: null, group: 'powerplay', values: { ppopp: 1 } },
        ],
      )
    }
    const card = random.chance(code === 'soccer' ? 0.12 : 1)
    const colour = code === 'soccer' || random.chance(0.35) ? 'yellow' : 'green'
    this.log(
      side,
      card ? (colour === 'yellow' ? 'YC' : 'GC') : 'FOUL',
      card
        ? `${colour === 'yellow' ? 'Yellow' : 'Green'} card on ${this.teams[side].id} ` +
            `${fileName(player)}.`
        : `Foul on ${fileName(player)}.`,
      [
        {
          side,
          player,
          group: 'penalty',
          values: { fouls: code === 'soccer' ? 1 : 0, ...(card ? { count: 1, [colour]: 1 } : {}) },
        },
      ],
    )
  }

  private shoot(side: Side) {
    const { random, sport } = this
    const keeper = this.keepers[other(side)]
    const shooter = pickByDepth(random, this.attack[side], 0.3)
    const start = `by ${this.teams[side].id} ${fileName(shooter)}`
    const marks: Mark[] = [
      { side, player: shooter, group: 'shots', values: { sh: 1 } },
      { side: other(side), player: keeper, group: 'goalie', values: { sf: 1 } },
    ]
    const luck = random.float() - (this.teams[side].edge - this.teams[other(side)].edge) * 0.1
    if (luck < sport.luck.goal) return this.scores(side, shooter, marks)
    if (luck < sport.luck.goal + sport.luck.save) {
      marks.push(
        { side, player: shooter, group: 'shots', values: { sog: 1 } },
        { side: other(side), player: keeper, group: 'goalie', values: { saves: 1 } },
      )
      return this.log(side, 'SHOT', `Shot ${start}, SAVE ${fileName(keeper)}.`, marks)
    }
    if (sport.code === 'hockey' && random.chance(0.4)) {
      const blocker = random.pick(this.all[other(side)])
      marks.push({ side: other(side), player: blocker, group: 'misc', values: { blk: 1 } })
      return this.log(side, 'SHOT', `Shot ${start} BLOCKED by ${fileName(blocker)}.`, marks)
    }
    this.log(side, 'SHOT', `Shot ${start} ${random.pick(['WIDE', 'HIGH', 'HIT POST'])}.`, marks)
  }

  private scores(side: Side, shooter: SimPlayer, marks: Mark[]) {
    const { random, sport } = this
    const helpers = this.all[side].filter((player) => player !== shooter)
    const assist = random.chance(0.7) ? pickByDepth(random, helpers, 0.25) : null
    const powerPlay = sport.code === 'hockey' && random.chance(0.2)
    this.score[side]++
    marks.push(
      { side, player: shooter, group: 'shots', values: { g: 1, sog: 1 } },
      {
        side,
        player: shooter,
        group: 'goaltype',
        values: { pp: powerPlay ? 1 : 0, ot: this.period > sport.periods ? 1 : 0 },
      },
      { side: other(side), player: this.keepers[other(side)], group: 'goalie', values: { ga: 1 } },
    )
    if (assist !== null) marks.push({ side, player: assist, group: 'shots', values: { a: 1 } })
    if (powerPlay) marks.push({ side, player: null, group: 'powerplay', values: { ppg: 1 } })
    this.log(
      side,
      'GOAL',
      `GOAL by ${this.teams[side].id} ${fileName(shooter)}` +
        `${assist === null ? '' : `, Assist by ${fileName(assist)}`}.`,
      marks,
      { scorer: shooter, assist, powerPlay },
    )
  }

  private log(
    side: Side,
    action: string,
    text: string,
    marks: readonly Mark[] = [],
    goal: FieldGoal | null = null,
  ) {
    const { sport, period } = this
    const before =
      (Math.min(period - 1, sport.periods) * sport.minutes +
        Math.max(period - 1 - sport.periods, 0) * sport.overtime) *
      60
    this.plays.push({
      period,
      clock: sport.up ? before + this.played : this.length - this.played,
      side,
      action,
      text,
      goal,
      score: { ...this.score },
      marks,
    })
  }
}
