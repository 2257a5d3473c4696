import { seeded, type Random } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import { hasJerseys, hasPositions, positionsOf, type Position } from './positions.ts'
import { drawLeavingYear, drawYear, lastYear, type ClassYear } from './class-years.ts'
import { drawJersey } from './jerseys.ts'
import { drawPerson, type Person } from './people.ts'

export interface RosterPlayer {
  person: Person
  jersey: string
  position: string
  year: ClassYear
  /** Inches; null where nobody has measured yet. */
  height: number | null
  weight: number | null
  captain: boolean
  previousSchool: string
  /** 0 to 1: who plays much and who plays well. */
  skill: number
}

/** The older season first. */
export type TwoRosters = readonly [readonly RosterPlayer[], readonly RosterPlayer[]]

const spread = (positions: readonly Position[], size: number): Position[] => {
  const out: Position[] = []
  for (const position of positions) {
    const share = Math.max(1, Math.round((position.share * size) / 100))
    for (let i = 0; i < share; i++) out.push(position)
  }
  const common = positions.toSorted((a, b) => b.share - a.share)
  while (out.length < size) out.push(common[out.length % Math.min(3, common.length)] as Position)
  while (out.length > size) out.splice(out.lastIndexOf(common[0] as Position), 1)
  return out
}

const drawPlayer = (
  random: Random,
  plan: SportPlan,
  position: Position,
  person: Person,
  year: ClassYear,
  taken: Map<string, string[]>,
  from: readonly string[],
): RosterPlayer => {
  const label = position.label.replaceAll('-', ' ')
  const smaller = plan.gender === 'mixed' && person.gender === 'women' ? 5 : 0
  return {
    person,
    year,
    jersey: hasJerseys(plan.code) ? drawJersey(random, plan.code, label, taken) : '',
    position: hasPositions(plan.code) ? label : '',
    height: random.chance(0.02) ? null : position.height - smaller + random.int(-2, 2),
    weight:
      position.weight === 0
        ? null
        : position.weight + (plan.code === 'wrestling' ? 0 : random.int(-4, 4) * 3),
    captain: false,
    previousSchool:
      year === 'Gr.' || (year !== 'Fr.' && random.chance(0.12)) ? random.pick(from) : '',
    skill:
      random.between(0.25, 0.7) +
      { F: 0, R: 0.08, S: 0.2, J: 0.15, G: 0.22 }[year[0] as 'F' | 'R' | 'S' | 'J' | 'G'],
  }
}

/**
 * The current roster, and the one before it: those who stayed a class lower, and those who have
 * left.
 */
export const drawRosters = (
  department: Department,
  plan: SportPlan,
  taken: Set<string>,
): TwoRosters => {
  const random = seeded(`${department.id}/roster/${plan.slug}`)
  const schools = department.opponents.map((opponent) => opponent.title)
  const genderOf = (i: number) =>
    plan.gender === 'mixed' ? (i % 2 === 0 ? 'women' : 'men') : plan.gender
  const person = (i: number) =>
    drawPerson(random, {
      code: plan.code,
      gender: genderOf(i),
      states: department.homeStates,
      taken,
    })
  const positions = spread(positionsOf(plan.code), plan.rosterSize)
  const numbers = new Map<string, string[]>()
  const current = positions.map((position, i) =>
    drawPlayer(
      random,
      plan,
      position,
      person(i),
      drawYear(random, plan.code === 'football'),
      numbers,
      schools,
    ),
  )
  const stayed = current.filter(
    (player) => lastYear(player.year) !== null && player.previousSchool === '',
  )
  const lastNumbers = new Map(stayed.map((player) => [player.jersey, ['offence', 'defence']]))
  const missing = spread(positionsOf(plan.code), plan.rosterSize)
  for (const player of stayed) {
    const at = missing.findIndex(
      (position) =>
        position.label.replaceAll('-', ' ') === player.position || player.position === '',
    )
    if (at >= 0) missing.splice(at, 1)
  }
  const left = missing.map((position, i) =>
    drawPlayer(random, plan, position, person(i), drawLeavingYear(random), lastNumbers, schools),
  )
  const before = [
    ...stayed.map((player) => ({
      ...player,
      year: lastYear(player.year) ?? 'Fr.',
      skill: player.skill - 0.06,
    })),
    ...left,
  ]
  return [nameCaptains(random, before), nameCaptains(random, current)]
}

const nameCaptains = (random: Random, roster: readonly RosterPlayer[]): RosterPlayer[] => {
  const older = roster.filter((player) => /^(Jr|Sr|R-Jr|R-Sr|Gr)/.test(player.year))
  const captains = new Set(random.shuffle(older).slice(0, roster.length > 50 ? 4 : 2))
  return roster.map((player) => ({ ...player, captain: captains.has(player) }))
}

export const fullName = (player: RosterPlayer): string =>
  `${player.person.first} ${player.person.last}`
