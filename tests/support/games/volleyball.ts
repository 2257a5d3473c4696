import { seeded, type Random } from '../random.ts'
import type { Mark } from './line-book.ts'
import {
  depth,
  other,
  type Side,
  type SimGame,
  type SimPlayer,
  type SimTeam,
  type SimVenue,
} from './team.ts'

export interface VolleyballPlay {
  set: number
  /** Who serves; null for the line-ups. */
  serving: Side | null
  /** Who won the rally; null for a timeout. */
  point: Side | null
  points: Readonly<Record<Side, number>>
  /** Sets won after the play. */
  sets: Readonly<Record<Side, number>>
  text: string
  marks: readonly Mark[]
}

export interface VolleyballGame extends SimGame<VolleyballPlay> {
  score: Readonly<Record<Side, number>>
  lineups: Readonly<Record<Side, readonly SimPlayer[]>>
  liberos: Readonly<Record<Side, SimPlayer>>
}

export const groups = {
  attack: ['k', 'e', 'ta'],
  set: ['a', 'e', 'ta'],
  serve: ['sa', 'se', 'ta'],
  defense: ['dig', 're', 'ta'],
  block: ['bs', 'ba', 'be'],
  misc: ['bhe'],
} as const

/** 'Wróbel, Zofia', as volleyball files write a name. */
export const vbName = (player: SimPlayer): string => `${player.last}, ${player.first}`

/** The six in serving order: setter, outside, middle, opposite, outside, middle. */
const lineup = (team: SimTeam): SimPlayer[] => {
  const [outside1, outside2] = depth(team, 'OH'),
    [middle1, middle2] = depth(team, 'MB')
  const six = [depth(team, 'S')[0], outside1, middle1, depth(team, 'OPP')[0], outside2, middle2]
  return six.filter((player) => player !== undefined)
}

export const simulateVolleyball = (
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
): VolleyballGame => new Match(venue, { H: home, V: visitor }, seeded(seed)).play()

class Match {
  private readonly plays: VolleyballPlay[] = []
  private readonly lineups: Readonly<Record<Side, readonly SimPlayer[]>>
  private readonly liberos: Readonly<Record<Side, SimPlayer>>
  private readonly turn: Record<Side, number> = { H: 0, V: 0 }
  private points: Record<Side, number> = { H: 0, V: 0 }
  private readonly sets: Record<Side, number> = { H: 0, V: 0 }
  private serving: Side = 'H'
  private set = 1
  private readonly venue: SimVenue
  private readonly teams: Readonly<Record<Side, SimTeam>>
  private readonly random: Random

  constructor(venue: SimVenue, teams: Readonly<Record<Side, SimTeam>>, random: Random) {
    this.venue = venue
    this.teams = teams
    this.random = random
    this.lineups = { H: lineup(teams.H), V: lineup(teams.V) }
    this.liberos = {
      H: depth(teams.H, 'L/DS')[0] as SimPlayer,
      V: depth(teams.V, 'L/DS')[0] as SimPlayer,
    }
  }

  play(): VolleyballGame {
    while (this.sets.H < 3 && this.sets.V < 3) this.playSet()
    return {
      venue: this.venue,
      teams: this.teams,
      plays: this.plays,
      score: { ...this.sets },
      lineups: this.lineups,
      liberos: this.liberos,
    }
  }

  private playSet() {
    this.points = { H: 0, V: 0 }
    this.serving = this.set % 2 === 0 ? 'V' : 'H'
    for (const side of ['V', 'H'] as const)
      this.log(
        null,
        `${this.teams[side].id} starters: ${this.lineups[side].map(vbName).join('; ')}; ` +
          `libero ${vbName(this.liberos[side])}.`,
        [],
        null,
      )
    const goal = this.set === 5 ? 15 : 25
    let run = 0,
      timeouts = 0
    for (;;) {
      const server = this.serving
      const winner = this.rally()
      run = winner === server ? run + 1 : 1
      if (run === 4 && timeouts < 3) {
        timeouts++
        this.log(null, `Timeout ${this.teams[other(winner)].name}`, [])
      }
      if (this.points[winner] >= goal && this.points[winner] - this.points[other(winner)] >= 2)
        break
    }
    this.set++
  }

  private rally(): Side {
    const { random, serving } = this
    const receiving = other(serving)
    const servers = this.lineups[serving]
    const server = servers[this.turn[serving] % servers.length] as SimPlayer
    const marks: Mark[] = [{ side: serving, player: server, group: 'serve', values: { ta: 1 } }]
    const won = (side: Side, text: string) => this.award(side, `[${vbName(server)}] ${text}`, marks)
    const luck = random.float()
    if (luck < 0.085) {
      marks.push({ side: serving, player: server, group: 'serve', values: { se: 1 } })
      return won(receiving, 'Service error.')
    }
    if (luck < 0.135) {
      const passer = this.defender(receiving)
      marks.push(
        { side: serving, player: server, group: 'serve', values: { sa: 1 } },
        { side: receiving, player: passer, group: 'defense', values: { re: 1, ta: 1 } },
      )
      return won(serving, `Service ace (${vbName(passer)})`)
    }
    marks.push({
      side: receiving,
      player: this.defender(receiving),
      group: 'defense',
      values: { ta: 1 },
    })
    for (let side = receiving; ; side = other(side)) {
      const end = this.attack(side, marks)
      if (end !== null) return won(end.side, end.text)
    }
  }

  /** One attack over the net; null when it was dug and the other side attacks. */
  private attack(side: Side, marks: Mark[]): { side: Side; text: string } | null {
    const { random } = this
    const against = other(side)
    const [setter, outside1, middle1, opposite, outside2, middle2] = this.lineups[side]
    if (setter === undefined) return { side: against, text: 'Bad set.' }
    if (random.chance(0.008)) {
      marks.push({ side, player: setter, group: 'misc', values: { bhe: 1 } })
      return { side: against, text: `Ball handling error by ${vbName(setter)}.` }
    }
    const hitters = [
      outside1,
      outside1,
      outside1,
      outside2,
      outside2,
      opposite,
      opposite,
      middle1,
      middle1,
      middle2,
      setter,
    ].filter((player) => player !== undefined)
    const hitter = random.pick(hitters)
    const passer = hitter === setter || random.chance(0.06) ? this.liberos[side] : setter
    const edge =
      (this.teams[side].edge - this.teams[against].edge) * 0.28 + (hitter.skill - 0.6) * 0.08
    const luck = random.float() - edge
    marks.push(
      { side, player: hitter, group: 'attack', values: { ta: 1 } },
      { side, player: passer, group: 'set', values: { ta: 1 } },
    )
    if (luck < 0.37) {
      marks.push(
        { side, player: hitter, group: 'attack', values: { k: 1 } },
        { side, player: passer, group: 'set', values: { a: 1 } },
      )
      return { side, text: `Kill by ${vbName(hitter)} from (${vbName(passer)})` }
    }
    if (luck < 0.45) {
      marks.push({ side, player: hitter, group: 'attack', values: { e: 1 } })
      return { side: against, text: `Attack error by ${vbName(hitter)} (from ${vbName(passer)}).` }
    }
    if (luck < 0.52) {
      const wall = random
        .shuffle(this.lineups[against].slice(1))
        .slice(0, random.chance(0.2) ? 1 : 2)
      marks.push(
        { side, player: hitter, group: 'attack', values: { e: 1 } },
        ...wall.map((player): Mark => ({
          side: against,
          player,
          group: 'block',
          values: wall.length === 1 ? { bs: 1 } : { ba: 1 },
        })),
      )
      return {
        side: against,
        text: `Attack error by ${vbName(hitter)} (block by ${wall.map(vbName).join('; ')}).`,
      }
    }
    marks.push({
      side: against,
      player: this.defender(against),
      group: 'defense',
      values: { dig: 1 },
    })
    return null
  }

  private defender(side: Side): SimPlayer {
    return this.random.chance(0.4) ? this.liberos[side] : this.random.pick(this.lineups[side])
  }

  private award(side: Side, text: string, marks: readonly Mark[]): Side {
    const served = this.serving
    this.points[side]++
    const goal = this.set === 5 ? 15 : 25
    if (this.points[side] >= goal && this.points[side] - this.points[other(side)] >= 2)
      this.sets[side]++
    // The side that wins the serve rotates by one place.
    if (side !== served) {
      this.serving = side
      this.turn[side]++
    }
    this.log(side, text, marks, served)
    return side
  }

  private log(
    point: Side | null,
    text: string,
    marks: readonly Mark[],
    serving: Side | null = this.serving,
  ) {
    this.plays.push({
      set: this.set,
      serving,
      point,
      points: { ...this.points },
      sets: { ...this.sets },
      text,
      marks,
    })
  }
}
