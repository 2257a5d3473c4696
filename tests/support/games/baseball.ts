import { seeded, type Random } from '../random.ts'
import { Batting } from './baseball-batting.ts'
import type { BaseballGame } from './baseball-play.ts'
import type { Mark } from './line-book.ts'
import { fileName, other, type Side, type SimTeam, type SimVenue } from './team.ts'

/** Softball: a lead of this many runs ends the game after this many innings. */
const mercy = { lead: 8, innings: 5 }

/** With seven innings it is softball. */
export const simulateBaseball = (
  venue: SimVenue,
  home: SimTeam,
  visitor: SimTeam,
  seed: string,
  innings: BaseballGame['innings'] = 9,
): BaseballGame => new Game(venue, { H: home, V: visitor }, seeded(seed), innings).play()

class Game extends Batting {
  private readonly innings: BaseballGame['innings']

  constructor(
    venue: SimVenue,
    teams: Readonly<Record<Side, SimTeam>>,
    random: Random,
    innings: BaseballGame['innings'],
  ) {
    super(venue, teams, random)
    this.innings = innings
  }

  play(): BaseballGame {
    for (; this.inning <= this.innings || this.score.H === this.score.V; this.inning++) {
      this.half('V')
      if (this.decided) break
      this.half('H')
      if (
        this.innings === 7 &&
        this.inning >= mercy.innings &&
        Math.abs(this.score.H - this.score.V) >= mercy.lead
      )
        break
    }
    const winner: Side = this.score.H > this.score.V ? 'H' : 'V'
    return {
      venue: this.venue,
      teams: this.teams,
      innings: this.innings,
      plays: this.plays,
      score: { ...this.score },
      lineups: this.lineups,
      decisions: this.decide(winner),
    }
  }

  /** The home side leads and need not bat, or need not continue. */
  private get decided(): boolean {
    const lead = this.score.H - this.score.V
    return (
      (this.inning >= this.innings && lead > 0) ||
      (this.innings === 7 && this.inning >= mercy.innings && lead >= mercy.lead)
    )
  }

  private decide(winner: Side): BaseballGame['decisions'] {
    const last = this.mounds[winner].pitcher
    const starter = this.lineups[winner].starter
    let win = this.lead?.win ?? last
    // A starter must pitch five innings, four in softball; otherwise the first reliever gets the
    // win.
    const starterOuts = this.plays
      .flatMap((play) => play.marks)
      .reduce(
        (sum, mark) =>
          sum +
          (mark.group === 'pitching' && mark.player === starter ? (mark.values.outs ?? 0) : 0),
        0,
      )
    if (win === starter && starterOuts < (this.innings === 9 ? 15 : 12))
      win =
        this.plays.find((play) => play.batting !== winner && play.pitcher !== starter)?.pitcher ??
        last
    const close = this.score[winner] - this.score[other(winner)] <= 3
    return {
      winner,
      win,
      loss: this.lead?.loss ?? this.mounds[other(winner)].pitcher,
      save: close && last !== win && last !== starter ? last : null,
    }
  }

  private half(side: Side) {
    this.batting = side
    this.outs = 0
    this.bases = [null, null, null, null]
    while (this.outs < 3) {
      this.callBullpen()
      if (!this.betweenPitches()) this.plateAppearance()
      if (side === 'H' && this.decided) break
    }
    const left = this.bases.filter((runner) => runner !== null).length
    const last = this.plays.at(-1)
    if (left > 0 && last !== undefined)
      this.plays[this.plays.length - 1] = {
        ...last,
        marks: [...last.marks, { side, player: null, group: 'hsitsummary', values: { lob: left } }],
      }
  }

  private callBullpen() {
    const side = other(this.batting)
    const mound = this.mounds[side]
    const tired =
      mound.pitches >= mound.limit ||
      (mound.runs >= 5 && mound.outs < 18) ||
      (this.inning >= this.innings && mound.limit < 40 && mound.outs >= 3)
    const next = mound.left[0]
    if (
      !tired ||
      next === undefined ||
      (this.bases.some((runner) => runner !== null) && mound.pitches < mound.limit)
    )
      return
    const relieved = mound.pitcher
    Object.assign(mound, {
      pitcher: next,
      outs: 0,
      pitches: 0,
      runs: 0,
      left: mound.left.slice(1),
      limit: this.random.int(18, 38),
    })
    this.write({
      batter: null,
      action: 'SUB',
      text:
        `${this.teams[side].id} pitching change: ${fileName(next)} replaces ` +
        `${fileName(relieved)}.`,
      relieved,
    })
  }

  /** A stolen base, a runner caught, a wild pitch; true when it happened. */
  private betweenPitches(): boolean {
    const { random } = this
    const side = this.batting
    const runner = this.bases[1]
    const fielding = other(side)
    if (runner && this.bases[2] === null && random.chance(0.045)) {
      const safe = random.chance(0.72)
      if (safe) {
        this.bases[2] = runner
        this.bases[1] = null
        this.write({
          batter: this.batterUp(),
          action: 'SB',
          text: `${fileName(runner.player)} stole second base.`,
          movements: [{ player: runner.player, from: 1, to: 2, out: false, scored: false }],
          marks: [{ side, player: runner.player, group: 'hitting', values: { sb: 1 } }],
        })
        return true
      }
      this.bases[1] = null
      const marks: Mark[] = [
        { side, player: runner.player, group: 'hitting', values: { cs: 1 } },
        this.fielded('c', { a: 1, csb: 1 }),
        this.fielded('ss', { po: 1 }),
        this.pitched({ outs: 1 }),
      ]
      this.outs++
      this.mounds[fielding].outs++
      this.write({
        batter: this.batterUp(),
        action: 'CS',
        text: `${fileName(runner.player)} out caught stealing at second base, c to ss.`,
        movements: [{ player: runner.player, from: 1, to: 0, out: true, scored: false }],
        marks,
        outsMade: 1,
      })
      return true
    }
    if (this.bases.some((on) => on !== null) && random.chance(0.015)) {
      const marks: Mark[] = [this.pitched({ wp: 1 })]
      const moved = this.advance(1, marks, null)
      this.write({
        batter: this.batterUp(),
        action: 'WP',
        text: `${moved.text} on a wild pitch.`,
        movements: moved.movements,
        marks,
        runs: moved.runs,
      })
      return true
    }
    return false
  }

  private plateAppearance() {
    const { random } = this
    const side = this.batting
    const batter = this.batterUp()
    this.turn[side]++
    const edge =
      (this.teams[side].edge - this.teams[other(side)].edge) * 0.2 +
      (batter.skill - this.mounds[other(side)].pitcher.skill) * 0.08
    const luck = random.float() - edge
    const runnersOn = this.bases.some((runner) => runner !== null)
    if (luck < 0.018) return this.hit(batter, 4)
    if (luck < 0.024) return this.hit(batter, 3)
    if (luck < 0.072) return this.hit(batter, 2)
    if (luck < 0.235) return this.hit(batter, 1)
    if (luck < 0.325) return this.free(batter, 'BB')
    if (luck < 0.343) return this.free(batter, 'HBP')
    if (luck < 0.363) return this.error(batter)
    if (luck < 0.375 && runnersOn && this.outs === 0) return this.bunt(batter)
    if (luck < 0.56) return this.strikeOut(batter)
    return random.chance(0.5) ? this.grounder(batter) : this.flyBall(batter)
  }
}
