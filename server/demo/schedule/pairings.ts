import type { Random } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import type { Opponent } from '../words/opponents.ts'
import type { Slot } from './slots.ts'

export interface Pairing {
  opponent: Opponent | null
  home: boolean
}

/**
 * Gives every series its opponent and its place: conference schools in rounds, each round with the
 * places changed; others once, as long as there are enough of them.
 */
export const pairUp = (
  random: Random,
  department: Department,
  plan: SportPlan,
  slots: readonly Slot[],
  season: number,
): Map<string, Pairing> => {
  const ownConference = department.opponents.filter((opponent) => opponent.conference)
  // The football opponent of today's game is always the same one, so it stands aside here.
  const league =
    plan.code === 'football'
      ? [...random.shuffle(ownConference.slice(1)), ownConference[0] as Opponent]
      : random.shuffle(ownConference)
  const others = random.shuffle(department.opponents.filter((opponent) => !opponent.conference))
  const pairs = new Map<string, Pairing>()
  let inLeague = 0,
    outside = season * 7
  for (const slot of slots) {
    if (pairs.has(slot.series)) continue
    if (slot.placeholder !== undefined) {
      pairs.set(slot.series, { opponent: null, home: slot.home ?? false })
      continue
    }
    if (slot.series === 'live') {
      pairs.set(slot.series, { opponent: ownConference[0] as Opponent, home: true })
      continue
    }
    if (slot.kind === 'conference') {
      const round = Math.floor(inLeague / league.length)
      pairs.set(slot.series, {
        opponent: league[inLeague % league.length] as Opponent,
        home: slot.home ?? (inLeague + round + season) % 2 === 0,
      })
      inLeague++
    } else if (slot.kind === 'postseason') {
      pairs.set(slot.series, { opponent: random.pick(league), home: slot.home ?? false })
    } else {
      pairs.set(slot.series, {
        opponent: others[outside % others.length] as Opponent,
        home: slot.home ?? random.chance(0.55),
      })
      outside++
    }
  }
  return pairs
}

/** Some days of a season are counted from today; what the calendar had beside them gives way. */
export const makeRoomForToday = (
  plan: SportPlan,
  slots: readonly Slot[],
  today: number,
  live: boolean,
): Slot[] => {
  const gap = plan.code === 'football' ? 3 : 1
  const kept = slots.filter((slot) =>
    plan.near.every((near) => {
      const from = slot.day - (today + near)
      return from > gap || from + (slot.lasts ?? 0) < -gap
    }),
  )
  const kind = plan.phase === 'winter' ? 'regular' : 'conference'
  const added = plan.near.map((near, i): Slot => {
    const day = today + near
    if (plan.code === 'football')
      return { day, kind: 'conference', series: live ? 'live' : `near/${near}` }
    if (plan.code === 'wcross')
      return {
        day,
        kind: 'postseason',
        series: `near/${near}`,
        neutral: true,
        placeholder: 'Regional Championships',
      }
    if (plan.code === 'wswim')
      return {
        day,
        kind: 'regular',
        series: `near/${near}`,
        home: true,
        lasts: 1,
        placeholder: 'Lakeside Invitational',
      }
    if (plan.code === 'wsoc')
      return {
        day,
        kind: 'postseason',
        series: `near/${near}`,
        home: true,
        tournament: 'National Tournament, First Round',
      }
    return { day, kind, series: `near/${near}`, home: i % 2 === 0 }
  })
  return [...kept, ...added].toSorted((a, b) => a.day - b.day)
}
