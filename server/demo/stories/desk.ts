import { seeded, type Random } from '../art/random.ts'
import type { SportCode } from '../art/sport-code.ts'
import { daysFrom, longDay, weekdayName, type Day } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { SimPlayer } from '../sim/team.ts'
import type { Team, World } from '../world.ts'

/**
 * What a sports information office knows of all its stories together: no line and no opening is
 * used twice while there are others.
 */
export class Desk {
  readonly world: World
  readonly random: Random
  private readonly used = new Map<string, number>()

  constructor(world: World) {
    this.world = world
    this.random = seeded(`${world.department.id}/stories`)
  }

  /** The line of a pool that has been used least, from a seeded place on. */
  take(pool: readonly string[]): string {
    const from = this.random.int(0, pool.length - 1)
    let best = pool[from] ?? '',
      least = Infinity
    for (let i = 0; i < pool.length; i++) {
      const line = pool[(from + i) % pool.length] as string
      const times = this.used.get(line) ?? 0
      if (times < least) {
        best = line
        least = times
      }
    }
    this.used.set(best, (this.used.get(best) ?? 0) + 1)
    return best
  }
}

export const words = (n: number): string =>
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? String(n)

export const ordinalWord = (n: number): string =>
  [
    '',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    '11th',
    '12th',
    '13th',
    '14th',
    '15th',
  ][n] ?? `${n}th`

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${words(n)} ${n === 1 ? one : many}`

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'A', 'A and B', 'A, B and C' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

const classWords: Readonly<Record<string, string>> = {
  FR: 'freshman',
  SO: 'sophomore',
  JR: 'junior',
  SR: 'senior',
  GR: 'graduate student',
}

const positionWords: Readonly<Record<string, string>> = {
  QB: 'quarterback',
  RB: 'running back',
  WR: 'receiver',
  TE: 'tight end',
  OL: 'lineman',
  DL: 'lineman',
  LB: 'linebacker',
  CB: 'cornerback',
  S: 'safety',
  K: 'kicker',
  P: 'punter',
  OH: 'outside hitter',
  MB: 'middle blocker',
  OPP: 'opposite hitter',
  'L/DS': 'libero',
  RHP: 'right-hander',
  LHP: 'left-hander',
  C: 'catcher',
  INF: 'infielder',
  OF: 'outfielder',
  A: 'attacker',
  M: 'midfielder',
  D: 'defender',
  GK: 'goalkeeper',
  G: 'guard',
  F: 'forward',
  B: 'defender',
}

/** One letter means different things in different sports. */
const bySport: Partial<Record<SportCode, Readonly<Record<string, string>>>> = {
  wvball: { S: 'setter' },
  mbball: { C: 'center' },
  wbball: { C: 'center' },
  softball: { P: 'pitcher' },
}

const withoutSuffix = (last: string) => last.replace(/ (Jr\.|II|III|IV)$/, '')

/**
 * Full names at first mention, family names after it, as a newspaper does; full names throughout
 * where two share one.
 */
export class Namer {
  private readonly known = new Map<string, string>()
  private readonly sport: SportCode

  constructor(sport: SportCode) {
    this.sport = sport
  }

  ours(player: SimPlayer): string {
    const role = bySport[this.sport]?.[player.position] ?? positionWords[player.position] ?? ''
    return (
      this.again(player) ??
      `${classWords[player.year] ?? ''} ${role} ${player.first} ${player.last}`
        .replace(/ +/g, ' ')
        .trim()
    )
  }

  theirs(player: SimPlayer): string {
    return this.again(player) ?? `${player.first} ${player.last}`
  }

  private again(player: SimPlayer): string | null {
    const full = `${player.first} ${player.last}`
    const last = withoutSuffix(player.last)
    const holder = this.known.get(last)
    if (holder === undefined) {
      this.known.set(last, full)
      return null
    }
    return holder === full ? last : full
  }
}

export const lastName = (player: SimPlayer): string => withoutSuffix(player.last)

/** 'Saturday' for the last week, with the date before that. */
export const dayWord = (day: Day, today: Day): string =>
  daysFrom(day, today) < 6 ? weekdayName(day) : longDay(day)

export const plainOpponent = (fixture: Fixture): string => fixture.opponent?.title ?? fixture.shown

export const rankedOpponent = (fixture: Fixture): string =>
  fixture.shown.replace(/^#(\d+) /, 'No. $1 ')

/** The paragraph that ends a recap: what comes next, from the schedule. */
export const upNext = (desk: Desk, team: Team, fixture: Fixture): string => {
  const games = team.seasons.flatMap((season) => season.fixtures)
  const next = games.find(
    (game) =>
      game.date > (fixture.endDate ?? fixture.date) &&
      game.status === '' &&
      (game.opponent !== null || game.location !== 'TBD') &&
      game.season === fixture.season,
  )
  const { mascotPlural, calledShort } = desk.world.department
  if (next === undefined)
    return desk.take([
      `The game closed the season for ${calledShort}.`,
      `That was the last entry on this season's schedule for the ${mascotPlural}.`,
      `The ${mascotPlural} turn in their uniforms until next season.`,
    ])
  if (next.opponent === null)
    return `The ${mascotPlural} are next in action at the ${next.shown} on ${longDay(next.date)}.`
  const where =
    next.homeAway === 'H'
      ? 'at home'
      : next.homeAway === 'A'
        ? `at ${plainOpponent(next)}`
        : `in ${next.location.replace(/, .*/, '')}`
  const time = /^\d|^Noon/.test(next.time)
    ? `, ${next.time.startsWith('Noon') ? 'noon' : next.time.replace(/ \|.*/, '')}`
    : ''
  const opponent = next.homeAway === 'A' ? '' : ` against ${rankedOpponent(next)}`
  return desk.take([
    `${calledShort} plays next ${where}${opponent} on ${longDay(next.date)}${time}.`,
    `Next for the ${mascotPlural}: ${rankedOpponent(next)} ${next.homeAway === 'A' ? 'away' : where} on ${longDay(next.date)}${time}.`,
    `The ${mascotPlural} are back ${next.homeAway === 'A' ? 'on the road' : 'in action'} on ${longDay(next.date)}${time}, ${next.homeAway === 'A' ? `at ${rankedOpponent(next)}` : `when they meet ${rankedOpponent(next)} ${where}`}.`,
  ])
}
