import { seeded, type Random } from '../random.ts'
import { kickoff, penalty, punt, scrimmage, unitsOf, type Units } from './football-calls.ts'
import {
  clockText,
  type PlayDetails,
  type Drive,
  type DriveEnd,
  type FootballPlay,
  type Situation,
} from './football-play.ts'
import { playText, timed } from './football-text.ts'
import { other, type Side, type SimGame, type SimTeam, type SimVenue } from './team.ts'

export interface FootballGame extends SimGame<FootballPlay> {
  drives: readonly Drive[]
  score: Readonly<Record<Side, number>>
}

const ordinals = ['1st', '2nd', '3rd', '4th']

/**
 * One game from kickoff to the last kneel-down. A tie is replayed with another seed, because these
 * files have no overtime.
 */
export const simulateFootball = (
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
): FootballGame => {
  for (let turn = 0; ; turn++) {
    const game = new Whistle(venue, { H: home, V: visitor }, seeded(`${seed}/${turn}`)).play()
    if (game.score.H !== game.score.V) return game
  }
}

class Whistle {
  readonly plays: FootballPlay[] = []
  readonly drives: Drive[] = []
  readonly score: Record<Side, number> = { H: 0, V: 0 }
  private readonly units: Readonly<Record<Side, Units>>
  private s: Situation = { ball: 'H', down: 1, toGo: 10, spot: 35 }
  private quarter = 1
  private clock = 900
  private drive: {
    how: Drive['startHow']
    quarter: number
    clock: number
    spot: number
    side: Side
    plays: number
  } | null = null
  private readonly venue: SimVenue
  private readonly teams: Readonly<Record<Side, SimTeam>>
  private readonly random: Random

  constructor(venue: SimVenue, teams: Readonly<Record<Side, SimTeam>>, random: Random) {
    this.venue = venue
    this.teams = teams
    this.random = random
    this.units = { H: unitsOf(teams.H), V: unitsOf(teams.V) }
  }

  play(): FootballGame {
    const receives: Side = this.random.chance(0.5) ? 'H' : 'V'
    this.s = { ball: other(receives), down: 1, toGo: 10, spot: 35 }
    this.note(
      `${this.teams[other(receives)].name} wins toss and defers; ` +
        `${this.teams[receives].id} will receive`,
    )
    this.note('Start of 1st quarter, clock 15:00')
    this.kickOff(other(receives))
    while (this.clock > 0 || this.nextQuarter(receives)) this.down()
    const { H, V } = this.score
    this.note(`End of game, ${this.teams.V.name} ${V}, ${this.teams.H.name} ${H}`)
    return {
      venue: this.venue,
      teams: this.teams,
      plays: this.plays,
      drives: this.drives,
      score: { H, V },
    }
  }

  /** False when there is none left. */
  private nextQuarter(receivedFirst: Side): boolean {
    if (this.quarter === 2 || this.quarter === 4) this.endDrive('HALF')
    if (this.quarter === 4) return false
    this.quarter++
    this.clock = 900
    this.note(`Start of ${ordinals[this.quarter - 1]} quarter, clock 15:00`)
    if (this.quarter === 3) this.kickOff(receivedFirst)
    return true
  }

  private record(
    details: PlayDetails,
    next: Situation,
    seconds: number,
    first: FootballPlay['first'] = null,
    points: Partial<Record<Side, number>> = {},
  ) {
    const before = this.clock
    this.clock = Math.max(0, this.clock - seconds)
    this.score.H += points.H ?? 0
    this.score.V += points.V ?? 0
    const text = playText(this.teams, this.s, details)
    const scored = points.H !== undefined || points.V !== undefined
    const untimed = details.kind === 'note' || details.kind === 'kick' || details.kind === 'two'
    const suffix =
      `${first === 'R' || first === 'P' ? ', 1ST DOWN' : ''}` +
      `${scored && !untimed ? `, clock ${clockText(this.clock)}` : ''}`
    this.plays.push({
      ...this.s,
      quarter: this.quarter,
      before,
      after: this.clock,
      next,
      details,
      first,
      score: { ...this.score },
      drive: this.drive === null ? 0 : this.drives.length + 1,
      text: untimed ? `${text}.` : timed(before, text, suffix),
    })
    if (this.drive !== null && ['rush', 'pass', 'sack', 'interception'].includes(details.kind))
      this.drive.plays++
    this.s = next
  }

  private note(text: string) {
    this.record({ kind: 'note', text }, this.s, 0)
  }

  private kickOff(side: Side) {
    this.s = { ball: side, down: 1, toGo: 10, spot: 35 }
    if (this.clock === 0) return
    const details = kickoff(this.random, this.s, this.units)
    if (details.kind !== 'kickoff') return
    const spot = details.returner === null ? 25 : 65 - details.yards + details.returned
    this.record(
      details,
      { ball: other(side), down: 1, toGo: 10, spot },
      details.returner === null ? 0 : this.random.int(4, 7),
    )
    this.startDrive('KO')
  }

  private startDrive(how: Drive['startHow']) {
    if (this.clock === 0) return
    this.drive = {
      how,
      quarter: this.quarter,
      clock: this.clock,
      spot: this.s.spot,
      side: this.s.ball,
      plays: 0,
    }
    this.note(`${this.teams[this.s.ball].name} drive start at ${clockText(this.clock)}`)
  }

  private endDrive(how: DriveEnd, spot = this.s.spot) {
    const d = this.drive
    if (d === null) return
    const seconds =
      d.quarter === this.quarter
        ? d.clock - this.clock
        : d.clock + 900 * (this.quarter - d.quarter) - this.clock
    this.drives.push({
      side: d.side,
      startHow: d.how,
      startQuarter: d.quarter,
      startClock: d.clock,
      startSpot: d.spot,
      endHow: how,
      endQuarter: this.quarter,
      endClock: this.clock,
      endSpot: spot,
      plays: d.plays,
      seconds,
      last: this.plays.length - 1,
    })
    this.drive = null
  }

  private turnOver(how: 'PUNT' | 'INT' | 'FUMB' | 'DOWNS' | 'MISSED FG', endSpot: number) {
    this.endDrive(how, endSpot)
    this.startDrive(how)
  }

  private down() {
    if (this.drive === null) this.startDrive('KO')
    const { s, random } = this
    const behind = this.score[other(s.ball)] - this.score[s.ball]
    const late = this.quarter === 4 && this.clock < 240
    const hurry = (late && behind > 0) || (this.quarter === 2 && this.clock < 90)
    if (
      this.quarter === 4 &&
      behind < 0 &&
      this.clock < 40 * (4 - Math.min(3, s.down)) &&
      s.spot > 3
    )
      return this.kneel()
    if (random.chance(0.055)) return this.flag()
    if (s.down === 4 && !this.goesForIt(behind, late))
      return 100 - s.spot <= 34 ? this.fieldGoal() : this.punts()
    if (this.quarter === 2 && this.clock <= 8 && 100 - s.spot <= 33) return this.fieldGoal()
    this.run(
      scrimmage(
        random,
        s,
        this.units,
        this.teams[s.ball].edge - this.teams[other(s.ball)].edge,
        hurry,
      ),
      hurry,
    )
  }

  private goesForIt(behind: number, late: boolean): boolean {
    const { s, random } = this
    if (late && behind > 0) return behind > 3 || 100 - s.spot > 34
    return s.toGo <= 2 && s.spot >= 45 && random.chance(100 - s.spot <= 30 ? 0.25 : 0.4)
  }

  private kneel() {
    const passer = this.units[this.s.ball].qb
    const next = { ...this.s, down: this.s.down + 1, toGo: this.s.toGo + 1, spot: this.s.spot - 1 }
    this.record(
      {
        kind: 'rush',
        runner: passer,
        gain: -1,
        way: 'middle',
        tacklers: [],
        touchdown: false,
        out: false,
        fumble: null,
        kneel: true,
      },
      next,
      this.clock <= 40 ? this.clock : 40,
    )
    if (next.down > 4) {
      this.s = { ball: other(next.ball), down: 1, toGo: 10, spot: 100 - next.spot }
      this.turnOver('DOWNS', next.spot)
    }
  }

  private flag() {
    const { s } = this
    const details = penalty(this.random, s, this.units)
    if (details.kind !== 'penalty' || details.yards === 0) return
    const spot = s.spot + (details.against === s.ball ? -details.yards : details.yards)
    const toGo = details.first ? Math.min(10, 100 - spot) : s.toGo + s.spot - spot
    this.record(
      details,
      { ...s, spot, toGo, down: details.first ? 1 : s.down },
      this.random.int(0, 6),
      details.first ? 'E' : null,
    )
  }

  private fieldGoal() {
    const { s, random } = this
    const distance = 100 - s.spot + 17
    const good = random.chance(distance < 30 ? 0.96 : distance < 40 ? 0.84 : 0.64)
    const details: PlayDetails = { kind: 'goal', kicker: this.units[s.ball].kicker, distance, good }
    if (good) {
      this.record(details, { ball: s.ball, down: 1, toGo: 10, spot: 35 }, random.int(4, 6), null, {
        [s.ball]: 3,
      })
      this.endDrive('FG', s.spot)
      return this.kickOff(s.ball)
    }
    this.record(
      details,
      { ball: other(s.ball), down: 1, toGo: 10, spot: Math.max(20, 100 - s.spot + 7) },
      random.int(4, 6),
    )
    this.turnOver('MISSED FG', s.spot)
  }

  private punts() {
    const { s } = this
    const details = punt(this.random, s, this.units)
    if (details.kind !== 'punt') return
    const spot =
      details.ending === 'touchback'
        ? 20
        : Math.max(1, 100 - s.spot - details.yards + details.returned)
    this.record(details, { ball: other(s.ball), down: 1, toGo: 10, spot }, this.random.int(6, 11))
    this.turnOver('PUNT', s.spot)
  }

  private run(details: PlayDetails, hurry: boolean) {
    const { s, random } = this
    const stops =
      (details.kind === 'pass' && (!details.complete || details.out)) ||
      (details.kind === 'rush' && details.out)
    const seconds = stops ? random.int(5, 9) : hurry ? random.int(14, 22) : random.int(27, 41)
    if (details.kind === 'interception') return this.intercepted(details, random.int(6, 12))
    const gain =
      details.kind === 'rush' || details.kind === 'pass' || details.kind === 'sack'
        ? details.gain
        : 0
    const spot = s.spot + gain
    if ((details.kind === 'rush' || details.kind === 'pass') && details.touchdown) {
      this.record(
        details,
        { ball: s.ball, down: 1, toGo: 3, spot: 97 },
        random.int(5, 9),
        gain >= s.toGo ? (details.kind === 'rush' ? 'R' : 'P') : null,
        { [s.ball]: 6 },
      )
      return this.extraPoint(s.ball, 'TD')
    }
    if (details.kind === 'rush' && details.fumble?.lost === true) {
      this.record(
        details,
        { ball: other(s.ball), down: 1, toGo: Math.min(10, spot), spot: 100 - spot },
        random.int(5, 9),
      )
      return this.turnOver('FUMB', spot)
    }
    if (gain >= s.toGo)
      return this.record(
        details,
        { ball: s.ball, down: 1, toGo: Math.min(10, 100 - spot), spot },
        seconds,
        details.kind === 'rush' ? 'R' : 'P',
      )
    if (s.down < 4)
      return this.record(
        details,
        { ball: s.ball, down: s.down + 1, toGo: s.toGo - gain, spot },
        seconds,
      )
    this.record(
      details,
      { ball: other(s.ball), down: 1, toGo: Math.min(10, spot), spot: 100 - spot },
      random.int(5, 9),
    )
    this.turnOver('DOWNS', spot)
  }

  private intercepted(details: Extract<PlayDetails, { kind: 'interception' }>, seconds: number) {
    const thief = other(this.s.ball)
    if (details.touchdown) {
      this.record(details, { ball: thief, down: 1, toGo: 3, spot: 97 }, seconds, null, {
        [thief]: 6,
      })
      return this.extraPoint(thief, 'INT')
    }
    const spot = 100 - details.caughtAt + details.returned
    this.record(details, { ball: thief, down: 1, toGo: Math.min(10, 100 - spot), spot }, seconds)
    this.turnOver('INT', details.caughtAt)
  }

  private extraPoint(side: Side, how: 'TD' | 'INT') {
    const { random } = this
    const margin = this.score[other(side)] - this.score[side]
    const passer = this.units[side].qb
    const next = { ball: side, down: 1, toGo: 10, spot: 35 }
    if (this.quarter === 4 && (margin === 2 || margin === 8)) {
      const good = random.chance(0.45)
      this.record(
        { kind: 'two', passer, target: this.units[side].catchers[0] ?? passer, good },
        next,
        0,
        null,
        good ? { [side]: 2 } : {},
      )
    } else {
      const good = random.chance(0.96)
      this.record(
        { kind: 'kick', kicker: this.units[side].kicker, good },
        next,
        0,
        null,
        good ? { [side]: 1 } : {},
      )
    }
    this.endDrive(how, how === 'TD' ? 100 : this.s.spot)
    this.kickOff(side)
  }
}
