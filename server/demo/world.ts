import type { Day } from './calendar.ts'
import type { Department, SportPlan } from './department.ts'
import { drawSeasons, type Season } from './schedule/fixtures.ts'
import { playSeason, type Played } from './sim/played.ts'
import { drawRosters, type TwoRosters } from './teams/rosters.ts'
import { drawStaff, type StaffRow } from './teams/staff.ts'

export interface Team {
  plan: SportPlan
  rosters: TwoRosters
  staff: readonly StaffRow[]
  /** The older first, as the rosters. */
  seasons: readonly Season[]
}

/** An invented department on one day, before anything of it is written down. */
export interface World {
  department: Department
  today: Day
  teams: readonly Team[]
  /** The games with a stat file, by ref. */
  played: ReadonlyMap<string, Played>
}

/**
 * The latest season with results is played out (the spring sports' last one, everybody else's
 * current one), and of some sports the one before.
 */
const playOut = (
  department: Department,
  seasons: readonly Season[],
  rosters: TwoRosters,
  played: Map<string, Played>,
): Season[] => {
  const latest = seasons.findLastIndex((season) =>
    season.fixtures.some((fixture) => fixture.outcome !== null && fixture.type !== 'S'),
  )
  return seasons.map((season, i) => {
    if (i > latest) return season
    const result = playSeason(
      department,
      season,
      rosters[i as 0 | 1],
      i === latest ? 'newest' : 'before',
    )
    for (const [ref, game] of result.played) played.set(ref, game)
    return result.season
  })
}

export const makeWorld = (department: Department, today: Day): World => {
  // One set for all teams: no two people of a department share a name, so a name finds its person.
  const taken = new Set<string>()
  const played = new Map<string, Played>()
  const teams = department.sports.map((plan) => {
    const rosters = drawRosters(department, plan, taken)
    return {
      plan,
      rosters,
      staff: drawStaff(department, plan, taken),
      seasons: playOut(department, drawSeasons(department, plan, today), rosters, played),
    }
  })
  return { department, today, teams, played }
}

export const teamOf = (world: World, slug: string): Team => {
  const team = world.teams.find(({ plan }) => plan.slug === slug)
  if (team === undefined) throw new Error(`${world.department.id} has no ${slug}`)
  return team
}
