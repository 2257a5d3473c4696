import type { Random } from '../random.ts'
import { drawLineup, type FieldPosition, type Lineup } from './baseball-lineup.ts'
import type { BaseballPlay, Movement } from './baseball-play.ts'
import type { Mark } from './line-book.ts'
import { fileName, other, type Side, type SimPlayer, type SimTeam, type SimVenue } from './team.ts'

export interface Runner {
  player: SimPlayer
  pitcher: SimPlayer
  earned: boolean
}
interface Mound {
  pitcher: SimPlayer
  outs: number
  pitches: number
  runs: number
  left: SimPlayer[]
  limit: number
}

const baseNames = ['home plate', 'first base', 'second base', 'third base', 'home plate']

/** The bases, the mound and the book: what every play changes, whatever happened at the plate. */
export class Field {
  protected readonly plays: BaseballPlay[] = []
  protected readonly lineups: Readonly<Record<Side, Lineup>>
  protected readonly mounds: Readonly<Record<Side, Mound>>
  protected readonly turn: Record<Side, number> = { H: 0, V: 0 }
  protected readonly score: Record<Side, number> = { H: 0, V: 0 }
  protected bases: (Runner | null)[] = [null, null, null, null]
  protected outs = 0
  protected inning = 1
  protected batting: Side = 'V'
  protected lead: { side: Side; win: SimPlayer; loss: SimPlayer } | null = null
  protected readonly venue: SimVenue
  protected readonly teams: Readonly<Record<Side, SimTeam>>
  protected readonly random: Random

  constructor(venue: SimVenue, teams: Readonly<Record<Side, SimTeam>>, random: Random) {
    this.venue = venue
    this.teams = teams
    this.random = random
    this.lineups = { H: drawLineup(random, teams.H), V: drawLineup(random, teams.V) }
    const mound = (side: Side): Mound => ({
      pitcher: this.lineups[side].starter,
      outs: 0,
      pitches: 0,
      runs: 0,
      left: [...this.lineups[side].bullpen],
      limit: random.int(78, 104),
    })
    this.mounds = { H: mound('H'), V: mound('V') }
  }

  protected batterUp(): SimPlayer {
    const { order } = this.lineups[this.batting]
    return (order[this.turn[this.batting] % order.length] as { player: SimPlayer }).player
  }

  protected fielded(at: FieldPosition, values: Readonly<Record<string, number>>): Mark {
    const side = other(this.batting)
    return {
      side,
      player:
        at === 'p' ? this.mounds[side].pitcher : (this.lineups[side].fielders.get(at) ?? null),
      group: 'fielding',
      values,
    }
  }

  protected pitched(
    values: Readonly<Record<string, number>>,
    pitcher = this.mounds[other(this.batting)].pitcher,
  ): Mark {
    return { side: other(this.batting), player: pitcher, group: 'pitching', values }
  }

  /**
   * Every runner advances by `by` bases, first from third; runs are charged to the pitcher who put
   * the runner on.
   */
  protected advance(
    by: number,
    marks: Mark[],
    rbi: SimPlayer | null,
    from = 3,
  ): { text: string; movements: Movement[]; runs: number } {
    const parts: string[] = []
    const movements: Movement[] = []
    let runs = 0
    for (let base = from; base >= 1; base--) {
      const runner = this.bases[base]
      if (!runner) continue
      const to = Math.min(4, base + by)
      this.bases[base] = null
      movements.push({ player: runner.player, from: base, to, out: false, scored: to === 4 })
      if (to < 4) {
        this.bases[to] = runner
        parts.push(`${fileName(runner.player)} advanced to ${baseNames[to]}`)
        continue
      }
      runs++
      parts.push(`${fileName(runner.player)} scored`)
      this.scores(runner, marks, rbi)
    }
    return { text: parts.join('; '), movements, runs }
  }

  protected scores(runner: Runner, marks: Mark[], rbi: SimPlayer | null) {
    const side = this.batting
    const before = this.score.H - this.score.V
    this.score[side]++
    const after = this.score.H - this.score.V
    this.mounds[other(side)].runs++
    marks.push(
      { side, player: runner.player, group: 'hitting', values: { r: 1 } },
      this.pitched({ r: 1, er: runner.earned ? 1 : 0 }, runner.pitcher),
    )
    if (rbi !== null) marks.push({ side, player: rbi, group: 'hitting', values: { rbi: 1 } })
    if (after === 0) this.lead = null
    else if (before === 0)
      this.lead = { side, win: this.mounds[side].pitcher, loss: runner.pitcher }
  }

  /** The count before the last pitch, and what it adds to the pitcher's line. */
  protected count(
    last: string,
    marks: Mark[],
  ): { pitches: string; balls: number; strikes: number } {
    const { random } = this
    let balls = last === 'B' ? 3 : random.int(0, 3),
      strikes = last === 'K' ? 2 : random.int(0, 2)
    const thrown = random.shuffle([
      ...Array.from({ length: balls }, () => 'B'),
      ...Array.from({ length: strikes }, () => random.pick(['K', 'F', 'S'])),
    ])
    if (last === 'H' && balls === 0 && strikes === 0) {
      balls = 0
      strikes = 0
    }
    const fouls = strikes === 2 ? random.pick([0, 0, 1, 2]) : 0
    for (let i = 0; i < fouls; i++) thrown.push('F')
    const total = thrown.length + 1
    marks.push(
      this.pitched({
        pitches: total,
        strikes: total - balls - (last === 'B' || last === 'H' ? 1 : 0),
      }),
    )
    this.mounds[other(this.batting)].pitches += total
    return { pitches: thrown.join('') + (last === 'X' ? 'P' : last), balls, strikes }
  }

  protected atBat(
    batter: SimPlayer,
    marks: Mark[],
    hitting: Readonly<Record<string, number>>,
    pitching: Readonly<Record<string, number>>,
    counts = true,
  ) {
    marks.push(
      {
        side: this.batting,
        player: batter,
        group: 'hitting',
        values: { pa: 1, ab: counts ? 1 : 0, ...hitting },
      },
      this.pitched({ bf: 1, ab: counts ? 1 : 0, ...pitching }),
    )
  }

  protected retire(marks: Mark[], outs = 1) {
    this.outs += outs
    this.mounds[other(this.batting)].outs += outs
    marks.push(this.pitched({ outs }))
  }

  protected write(
    play: { batter: SimPlayer | null; action: string; text: string } & Partial<BaseballPlay>,
  ) {
    const { inning, batting, score } = this
    const outsMade = play.outsMade ?? 0
    this.plays.push({
      inning,
      batting,
      outs: this.outs - outsMade,
      pitcher: this.mounds[other(batting)].pitcher,
      batterOut: false,
      hit: false,
      pitches: '',
      movements: [],
      relieved: null,
      runs: 0,
      marks: [],
      ...play,
      outsMade,
      score: { ...score },
    })
  }
}
