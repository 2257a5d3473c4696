import type { Random } from '../random.ts'
import type { PlayDetails, Situation } from './football-play.ts'
import { depth, other, pickByDepth, type Side, type SimPlayer, type SimTeam } from './team.ts'

export interface Units {
  qb: SimPlayer
  backs: SimPlayer[]
  catchers: SimPlayer[]
  line: SimPlayer[]
  front: SimPlayer[]
  cover: SimPlayer[]
  kicker: SimPlayer
  punter: SimPlayer
  returner: SimPlayer
}

const first = (players: readonly SimPlayer[]) => players[0] as SimPlayer

export const unitsOf = (team: SimTeam): Units => ({
  qb: first(depth(team, 'QB')),
  backs: depth(team, 'RB').slice(0, 3),
  catchers: [
    ...depth(team, 'WR').slice(0, 5),
    ...depth(team, 'TE').slice(0, 2),
    ...depth(team, 'RB').slice(0, 1),
  ],
  line: depth(team, 'OL').slice(0, 5),
  front: [...depth(team, 'LB').slice(0, 4), ...depth(team, 'DL').slice(0, 5)],
  cover: [...depth(team, 'S').slice(0, 3), ...depth(team, 'CB').slice(0, 3)],
  kicker: first(depth(team, 'K')),
  punter: first(depth(team, 'P')),
  returner: depth(team, 'WR', 'CB')[2] ?? first(depth(team, 'WR')),
})

const tackle = (random: Random, units: Units, deep: boolean): SimPlayer[] => {
  const one = pickByDepth(
    random,
    random.shuffle(random.chance(deep ? 0.75 : 0.25) ? units.cover : units.front),
    0.5,
  )
  if (!random.chance(0.3)) return [one]
  const second = random.pick(units.front)
  return second === one ? [one] : [one, second]
}

const rushGain = (random: Random, edge: number): number => {
  const luck = random.float() + edge * 0.35
  if (luck < 0.15) return -random.int(1, 3)
  if (luck < 0.25) return 0
  if (luck < 0.68) return random.int(1, 5)
  if (luck < 0.92) return random.int(4, 10)
  return luck < 0.985 ? random.int(9, 21) : random.int(18, 66)
}

const passGain = (random: Random): number => {
  const luck = random.float()
  if (luck < 0.08) return random.int(-2, 2)
  if (luck < 0.6) return random.int(3, 10)
  return luck < 0.92 ? random.int(9, 21) : random.int(20, 58)
}

/** A run or a pass from the spot of the ball; penalties and kicks are elsewhere. */
export const scrimmage = (
  random: Random,
  s: Situation,
  units: Readonly<Record<Side, Units>>,
  edge: number,
  hurry: boolean,
): PlayDetails => {
  const own = units[s.ball],
    against = units[other(s.ball)]
  const room = 100 - s.spot
  const passing = hurry ? 0.82 : s.down >= 3 && s.toGo > 4 ? 0.8 : s.toGo <= 2 ? 0.3 : 0.5
  if (!random.chance(passing)) {
    const runner = random.chance(0.14) ? own.qb : pickByDepth(random, own.backs, 0.6)
    const gain = Math.max(1 - s.spot, Math.min(room, rushGain(random, edge)))
    const touchdown = gain === room
    const tacklers = touchdown ? [] : tackle(random, against, gain > 8)
    const forcedBy = tacklers[0]
    const fumble =
      forcedBy !== undefined && random.chance(0.02) ? { forcedBy, lost: random.chance(0.55) } : null
    return {
      kind: 'rush',
      runner,
      gain,
      way: random.pick(['left', 'middle', 'right']),
      tacklers,
      touchdown,
      kneel: false,
      out: !touchdown && random.chance(0.1),
      fumble:
        fumble === null
          ? null
          : {
              ...fumble,
              recoveredBy: fumble.lost ? random.pick(against.front) : random.pick(own.line),
            },
    }
  }
  const target = pickByDepth(
    random,
    random.chance(0.35) ? random.shuffle(own.catchers) : own.catchers,
    0.3,
  )
  const luck = random.float() - edge * 0.25
  if (luck > 0.94)
    return {
      kind: 'sack',
      passer: own.qb,
      gain: Math.max(1 - s.spot, -random.int(3, 10)),
      by: pickByDepth(random, random.shuffle(against.front), 0.6),
    }
  if (luck > 0.915) {
    const caughtAt = Math.min(99, s.spot + random.int(4, 25))
    const touchdown = random.chance(0.09)
    const returned = touchdown
      ? caughtAt
      : Math.min(caughtAt - 1, random.pick([0, 0, 3, 8, 14, 22]))
    return {
      kind: 'interception',
      passer: own.qb,
      target,
      by: random.pick([...against.cover, ...against.front.slice(0, 2)]),
      caughtAt,
      returned,
      touchdown,
      tacklers: touchdown ? [] : [target],
    }
  }
  const depth = random.chance(0.22) ? 'deep' : 'short'
  const way = `${depth} ${random.pick(['left', 'middle', 'right'])}`
  if (luck > 0.6)
    return {
      kind: 'pass',
      passer: own.qb,
      target,
      complete: false,
      gain: 0,
      way,
      tacklers: [],
      touchdown: false,
      out: false,
      breakup: random.chance(0.3) ? random.pick(against.cover) : null,
    }
  const gain = Math.max(1 - s.spot, Math.min(room, passGain(random)))
  const touchdown = gain === room
  return {
    kind: 'pass',
    passer: own.qb,
    target,
    complete: true,
    gain,
    way,
    tacklers: touchdown ? [] : tackle(random, against, true),
    touchdown,
    out: !touchdown && random.chance(hurry ? 0.4 : 0.12),
    breakup: null,
  }
}

const offensive = [
  ['False Start', 5],
  ['Holding', 10],
  ['Illegal Formation', 5],
  ['Delay of Game', 5],
] as const
const defensive = [
  ['Offside', 5],
  ['Holding', 10],
  ['Pass Interference', 15],
  ['Encroachment', 5],
] as const

export const penalty = (
  random: Random,
  s: Situation,
  units: Readonly<Record<Side, Units>>,
): PlayDetails => {
  const against = random.chance(0.6) ? s.ball : other(s.ball)
  const [foul, full] = random.pick<readonly [string, number]>(
    against === s.ball ? offensive : defensive,
  )
  const room = against === s.ball ? s.spot : 100 - s.spot
  const yards = full * 2 > room ? Math.floor(room / 2) : full
  return {
    kind: 'penalty',
    against,
    foul,
    yards,
    player: random.pick(against === s.ball ? units[against].line : units[against].cover),
    first: against !== s.ball && (full >= 10 || yards >= s.toGo),
  }
}

export const punt = (
  random: Random,
  s: Situation,
  units: Readonly<Record<Side, Units>>,
): PlayDetails => {
  const yards = Math.min(100 - s.spot, random.int(33, 54))
  const lands = s.spot + yards
  const ending =
    lands >= 99
      ? 'touchback'
      : random.pick<'fair' | 'downed' | 'return'>(['fair', 'fair', 'downed', 'return', 'return'])
  const returner = units[other(s.ball)].returner
  const returned = ending === 'return' ? random.int(0, Math.min(18, lands - 1)) : 0
  return {
    kind: 'punt',
    punter: units[s.ball].punter,
    yards: ending === 'touchback' ? 100 - s.spot : yards,
    ending,
    returner,
    returned,
    tacklers: ending === 'return' ? tackle(random, units[s.ball], true) : [],
  }
}

export const kickoff = (
  random: Random,
  s: Situation,
  units: Readonly<Record<Side, Units>>,
): PlayDetails => {
  const touchback = random.chance(0.58)
  return {
    kind: 'kickoff',
    kicker: units[s.ball].kicker,
    yards: touchback ? 100 - s.spot : random.int(52, 63),
    returner: touchback ? null : units[other(s.ball)].returner,
    returned: touchback ? 0 : random.int(12, 31),
    tacklers: touchback ? [] : tackle(random, units[s.ball], true),
  }
}
