import { seeded } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import { drawPerson, keyOf } from './people.ts'

export interface StaffRow {
  first_name: string
  last_name: string
  title: string
  email: string
  phone: string
  kind: 'coach' | 'support'
}

const assistants: Partial<Record<SportPlan['code'], readonly string[]>> = {
  football: [
    'Offensive Coordinator / Quarterbacks',
    'Defensive Coordinator / Linebackers',
    'Special Teams Coordinator / Tight Ends',
  ],
  baseball: ['Pitching Coach', 'Hitting Coach / Recruiting Coordinator'],
  softball: ['Pitching Coach', 'Associate Head Coach'],
  wvball: ['Associate Head Coach', 'Assistant Coach / Defense'],
  wswim: ['Associate Head Coach', 'Diving Coach'],
  wlax: ['Defensive Coordinator', 'Assistant Coach'],
  track: ['Sprints and Hurdles', 'Throws', 'Distance'],
}

export const drawStaff = (
  department: Department,
  plan: SportPlan,
  taken: Set<string>,
): StaffRow[] => {
  const random = seeded(`${department.id}/staff/${plan.slug}`)
  const somebody = () =>
    drawPerson(random, {
      code: plan.code,
      gender: random.chance(0.5) ? 'women' : 'men',
      states: department.homeStates,
      taken,
    })
  const head = {
    title: random.chance(0.5) ? 'Head Coach' : `Head ${plan.title} Coach`,
    kind: 'coach' as const,
    ...plan.headCoach,
  }
  const others = (assistants[plan.code] ?? ['Assistant Coach']).map((title) => ({
    title,
    kind: 'coach' as const,
    ...somebody(),
  }))
  const support = ['Athletic Trainer', 'Director of Operations']
    .slice(0, random.int(1, 2))
    .map((title) => ({ title, kind: 'support' as const, ...somebody() }))
  return [head, ...others, ...support].map(({ first, last, title, kind }) => ({
    first_name: first,
    last_name: last,
    title,
    kind,
    email: `${keyOf(first)[0]}${keyOf(last).replaceAll('-', '')}@${department.emailHost}`,
    phone:
      kind === 'coach'
        ? department.phone.replace(/\d{4}$/, String(random.int(100, 199)).padStart(4, '0'))
        : '',
  }))
}
