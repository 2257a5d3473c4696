import { seeded } from '../art/random.ts'
import { positionsOf, hasPositions } from '../teams/positions.ts'
import { drawPerson, type Person } from '../teams/people.ts'
import type { World } from '../world.ts'

export interface PastRow {
  first: string
  last: string
  sport: string
  sportTitle: string
  years: string
  from: number
  to: number
  position: string
  letters: number
  hometown: string
  person: Person
}

/** How many of a sport are remembered, and from when. */
const remembered: Readonly<Record<string, readonly [count: number, from: number]>> = {
  football: [90, 1921],
  mbball: [50, 1924],
  baseball: [60, 1911],
  wbball: [40, 1974],
  wvball: [34, 1975],
  softball: [36, 1978],
  wrestling: [30, 1948],
  wten: [20, 1976],
  mswim: [20, 1955],
  wswim: [24, 1972],
  track: [40, 1930],
  wcross: [20, 1979],
}

/** Letter winners of the years before there were rosters: a few hundred names. */
export const historicalRoster = (world: World, taken: Set<string>): PastRow[] =>
  world.teams.flatMap(({ plan }) => {
    const [count, since] = remembered[plan.code] ?? [12, 1994]
    const random = seeded(`${world.department.id}/past/${plan.slug}`)
    return Array.from({ length: count }, (_, i) => {
      const drawn = Math.max(
        since,
        Math.min(2016, since + Math.round(((2016 - since) * i) / count) + random.int(-1, 2)),
      )
      // In two years of war nobody played.
      const from = drawn >= 1940 && drawn <= 1944 ? 1946 : drawn
      const letters = random.int(1, 4)
      const to = from + Math.max(0, letters - 1)
      const gender =
        plan.gender === 'mixed'
          ? random.chance(0.5) && from > 1974
            ? 'women'
            : 'men'
          : plan.gender
      const person = drawPerson(random, {
        code: plan.code,
        gender,
        states: world.department.homeStates,
        taken,
      })
      return {
        first: person.first,
        last: person.last,
        sport: plan.slug,
        sportTitle: plan.title,
        years: from === to ? String(from) : `${from}–${to}`,
        from,
        to,
        position: hasPositions(plan.code)
          ? random.pick(positionsOf(plan.code)).label.replaceAll('-', ' ')
          : '',
        letters,
        hometown: random.chance(0.85) ? person.hometown : '',
        person,
      }
    })
  })
