import type { Day } from './calendar.ts'
import type { Department, SportPlan } from './department.ts'
import { drawSeasons, type Season } from './schedule/fixtures.ts'
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
}

export const makeWorld = (department: Department, today: Day): World => {
  // One set for all teams: no two people of a department share a name, so a name finds its person.
  const taken = new Set<string>()
  const teams = department.sports.map((plan) => ({
    plan, rosters: drawRosters(department, plan, taken), staff: drawStaff(department, plan, taken), seasons: drawSeasons(department, plan, today),
  }))
  return { department, today, teams }
}

export const teamOf = (world: World, slug: string): Team => {
  const team = world.teams.find(({ plan }) => plan.slug === slug)
  if (team === undefined) throw new Error(`${world.department.id} has no ${slug}`)
  return team
}
