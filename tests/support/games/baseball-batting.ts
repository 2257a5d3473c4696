import { Field, type Runner } from './baseball-field.ts'
import type { FieldPosition } from './baseball-lineup.ts'
import type { Movement } from './baseball-play.ts'
import type { Mark } from './line-book.ts'
import { fileName, other, type SimPlayer } from './team.ts'

const number: Readonly<Record<FieldPosition, number>> = {
  p: 1,
  c: 2,
  '1b': 3,
  '2b': 4,
  '3b': 5,
  ss: 6,
  lf: 7,
  cf: 8,
  rf: 9,
  dh: 0,
}
/** How an at-bat ends. */
export class Batting extends Field {
  protected hit(batter: SimPlayer, bases: 1 | 2 | 3 | 4) {
    const { random } = this
    const marks: Mark[] = []
    const { pitches, balls, strikes } = this.count('X', marks)
    const extra =
      bases === 4 ? { hr: 1 } : bases === 3 ? { triple: 1 } : bases === 2 ? { double: 1 } : {}
    this.atBat(batter, marks, { h: 1, tb: bases, ...extra }, { h: 1, ...extra })
    const pitcher = this.mounds[other(this.batting)].pitcher
    const moved = this.advance(bases === 1 && random.chance(0.35) ? 2 : bases, marks, batter)
    let runs = moved.runs
    const self: Runner = { player: batter, pitcher, earned: true }
    if (bases === 4) {
      runs++
      this.scores(self, marks, batter)
    } else this.bases[bases] = self
    const where = random.pick(
      bases === 1
        ? [
            'through the left side',
            'up the middle',
            'to right field',
            'to left field',
            'to center field',
            'in the infield',
          ]
        : [
            'to left center',
            'to right center',
            'down the left field line',
            'down the right field line',
            'to center field',
          ],
    )
    const verb = ['', 'singled', 'doubled', 'tripled', 'homered'][bases]
    const credit = runs === 0 ? '' : runs === 1 ? ', RBI' : `, ${runs} RBI`
    this.write({
      batter,
      action: bases === 4 ? 'HR' : `${bases}B`,
      hit: true,
      pitches,
      runs,
      marks,
      movements: [
        ...moved.movements,
        { player: batter, from: 0, to: bases, out: false, scored: bases === 4 },
      ],
      text:
        `${fileName(batter)} ${verb} ${where}${credit} (${balls}-${strikes} ` +
        `${pitches.slice(0, -1)})${moved.text === '' ? '' : `; ${moved.text}`}.`,
    })
  }

  protected free(batter: SimPlayer, kind: 'BB' | 'HBP') {
    const marks: Mark[] = []
    const { pitches, balls, strikes } = this.count(kind === 'BB' ? 'B' : 'H', marks)
    const values = kind === 'BB' ? { bb: 1 } : { hbp: 1 }
    this.atBat(batter, marks, values, values, false)
    // Only forced runners advance.
    const chain = this.bases[1] ? (this.bases[2] ? (this.bases[3] ? 3 : 2) : 1) : 0
    const moved = this.advance(1, marks, batter, chain)
    this.bases[1] = {
      player: batter,
      pitcher: this.mounds[other(this.batting)].pitcher,
      earned: true,
    }
    this.write({
      batter,
      action: kind,
      pitches,
      runs: moved.runs,
      marks,
      movements: [
        ...moved.movements,
        { player: batter, from: 0, to: 1, out: false, scored: false },
      ],
      text:
        `${fileName(batter)} ${kind === 'BB' ? 'walked' : 'hit by pitch'}` +
        `${moved.runs > 0 ? ', RBI' : ''} (${balls}-${strikes} ` +
        `${pitches})${moved.text === '' ? '' : `; ${moved.text}`}.`,
    })
  }

  protected error(batter: SimPlayer) {
    const at = this.random.pick<FieldPosition>(['ss', '3b', '2b', '1b', 'p'])
    const marks: Mark[] = [this.fielded(at, { e: 1 })]
    const { pitches, balls, strikes } = this.count('X', marks)
    this.atBat(batter, marks, {}, {})
    const moved = this.advance(1, marks, null)
    this.bases[1] = {
      player: batter,
      pitcher: this.mounds[other(this.batting)].pitcher,
      earned: false,
    }
    this.write({
      batter,
      action: `E${number[at]}`,
      pitches,
      runs: moved.runs,
      marks,
      movements: [
        ...moved.movements,
        { player: batter, from: 0, to: 1, out: false, scored: false },
      ],
      text:
        `${fileName(batter)} reached on a fielding error by ${at} (${balls}-${strikes} ` +
        `${pitches.slice(0, -1)})${moved.text === '' ? '' : `; ${moved.text}`}.`,
    })
  }

  protected bunt(batter: SimPlayer) {
    const marks: Mark[] = [this.fielded('p', { a: 1 }), this.fielded('1b', { po: 1 })]
    const { pitches, balls, strikes } = this.count('X', marks)
    this.atBat(batter, marks, { sh: 1 }, {}, false)
    this.retire(marks)
    const moved = this.advance(1, marks, batter)
    this.write({
      batter,
      action: 'G13',
      batterOut: true,
      pitches,
      runs: moved.runs,
      marks,
      movements: moved.movements,
      outsMade: 1,
      text:
        `${fileName(batter)} grounded out to p, SAC, bunt (${balls}-${strikes} ` +
        `${pitches.slice(0, -1)}); ${moved.text}.`,
    })
  }

  protected strikeOut(batter: SimPlayer) {
    const marks: Mark[] = [this.fielded('c', { po: 1 })]
    const { pitches, balls, strikes } = this.count('K', marks)
    this.atBat(batter, marks, { so: 1 }, { so: 1 })
    this.retire(marks)
    this.write({
      batter,
      action: 'K',
      batterOut: true,
      pitches,
      marks,
      outsMade: 1,
      text:
        `${fileName(batter)} struck out ${this.random.chance(0.7) ? 'swinging' : 'looking'} ` +
        `(${balls}-${strikes} ${pitches}).`,
    })
  }

  protected grounder(batter: SimPlayer) {
    const { random } = this
    const at = random.pick<FieldPosition>(['ss', 'ss', '2b', '2b', '3b', '1b', 'p'])
    const marks: Mark[] = []
    const { pitches, balls, strikes } = this.count('X', marks)
    const counted = `(${balls}-${strikes} ${pitches.slice(0, -1)})`
    const first = this.bases[1]
    if (first && this.outs < 2 && at !== '1b' && random.chance(0.62)) {
      const cover: FieldPosition = at === 'ss' || at === '3b' || at === 'p' ? '2b' : 'ss'
      marks.push(this.fielded(at, { a: 1 }))
      this.bases[1] = null
      const out: Movement = { player: first.player, from: 1, to: 0, out: true, scored: false }
      if (random.chance(0.55)) {
        marks.push(
          this.fielded(cover, { po: 1, a: 1, indp: 1 }),
          this.fielded('1b', { po: 1, indp: 1 }),
          this.fielded(at, { indp: 1 }),
        )
        this.atBat(batter, marks, { ground: 1, gdp: 1 }, { ground: 1 })
        this.retire(marks, 2)
        // With the third out no more runs score.
        const moved =
          this.outs < 3 ? this.advance(1, marks, null) : { text: '', movements: [], runs: 0 }
        return this.write({
          batter,
          action: `G${number[at]}${number[cover]}3`,
          batterOut: true,
          pitches,
          runs: moved.runs,
          marks,
          movements: [out, ...moved.movements],
          outsMade: 2,
          text:
            `${fileName(batter)} grounded into double play, ${at} to ${cover} to 1b ${counted}` +
            `${moved.text === '' ? '' : `; ${moved.text}`}; ${fileName(first.player)} out on the play.`,
        })
      }
      marks.push(this.fielded(cover, { po: 1 }))
      this.atBat(batter, marks, { ground: 1 }, { ground: 1 })
      this.retire(marks)
      const moved = this.advance(1, marks, batter)
      this.bases[1] = { player: batter, pitcher: first.pitcher, earned: first.earned }
      return this.write({
        batter,
        action: 'FC',
        pitches,
        runs: moved.runs,
        marks,
        movements: [
          out,
          ...moved.movements,
          { player: batter, from: 0, to: 1, out: false, scored: false },
        ],
        outsMade: 1,
        text:
          `${fileName(batter)} reached on a fielder's choice ${counted}; ` +
          `${fileName(first.player)} out at second base, ${at} to ${cover}` +
          `${moved.text === '' ? '' : `; ${moved.text}`}.`,
      })
    }
    if (at === '1b') marks.push(this.fielded('1b', { po: 1 }))
    else marks.push(this.fielded(at, { a: 1 }), this.fielded('1b', { po: 1 }))
    this.atBat(batter, marks, { ground: 1 }, { ground: 1 })
    this.retire(marks)
    const moved =
      this.outs < 3 && (first !== null || random.chance(0.55))
        ? this.advance(1, marks, batter)
        : { text: '', movements: [], runs: 0 }
    this.write({
      batter,
      action: at === '1b' ? 'G3' : `G${number[at]}3`,
      batterOut: true,
      pitches,
      runs: moved.runs,
      marks,
      movements: moved.movements,
      outsMade: 1,
      text:
        `${fileName(batter)} grounded out` +
        `${at === '1b' ? ' to 1b, unassisted' : `, ${at} to 1b`}` +
        `${moved.runs > 0 ? ', RBI' : ''} ${counted}` +
        `${moved.text === '' ? '' : `; ${moved.text}`}.`,
    })
  }

  protected flyBall(batter: SimPlayer) {
    const { random } = this
    const deep = random.chance(0.72)
    const at = random.pick<FieldPosition>(deep ? ['lf', 'cf', 'rf'] : ['ss', '2b', '3b', '1b'])
    const marks: Mark[] = [this.fielded(at, { po: 1 })]
    const { pitches, balls, strikes } = this.count('X', marks)
    const third = this.bases[3]
    const sacrifice = deep && third && this.outs < 2 && random.chance(0.55)
    this.atBat(batter, marks, sacrifice ? { sf: 1, fly: 1 } : { fly: 1 }, { fly: 1 }, !sacrifice)
    this.retire(marks)
    const counted = `(${balls}-${strikes} ${pitches.slice(0, -1)})`
    if (sacrifice) {
      this.bases[3] = null
      this.scores(third, marks, batter)
      return this.write({
        batter,
        action: `F${number[at]}`,
        batterOut: true,
        pitches,
        runs: 1,
        marks,
        movements: [{ player: third.player, from: 3, to: 4, out: false, scored: true }],
        outsMade: 1,
        text:
          `${fileName(batter)} flied out to ${at}, SF, RBI ${counted}; ` +
          `${fileName(third.player)} scored.`,
      })
    }
    this.write({
      batter,
      action: `${deep ? 'F' : 'P'}${number[at]}`,
      batterOut: true,
      pitches,
      marks,
      outsMade: 1,
      text:
        `${fileName(batter)} ` +
        `${deep ? random.pick(['flied out', 'flied out', 'lined out']) : 'popped up'} to ` +
        `${at} ${counted}.`,
    })
  }
}
