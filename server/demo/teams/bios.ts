import { seeded } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import type { RosterPlayer } from './rosters.ts'

const family: Readonly<Record<string, 'field' | 'court' | 'diamond' | 'course'>> = {
  football: 'field',
  msoc: 'field',
  wsoc: 'field',
  wlax: 'field',
  mlax: 'field',
  fhockey: 'field',
  mbball: 'court',
  wbball: 'court',
  wvball: 'court',
  wten: 'court',
  baseball: 'diamond',
  softball: 'diamond',
  mcross: 'course',
  wcross: 'course',
  wswim: 'course',
  mswim: 'course',
  mgolf: 'course',
  track: 'course',
  wrestling: 'court',
}

const here: Readonly<Record<string, readonly string[]>> = {
  field: [
    'Played in {n} games and started {m} of them.',
    'Earned a first start in the conference opener and kept the place for the rest of the season.',
    'Saw time in {n} games, most of it on special teams.',
    "Named the team's most improved player at the winter banquet.",
    'Missed the first five weeks with a wrist injury and returned for the last {m} games.',
    'Spent the season on the scout team and was voted its player of the year.',
  ],
  court: [
    'Appeared in {n} contests with {m} starts.',
    'Came off the bench in every conference contest.',
    "Chosen for the all-tournament team at the season's opening event.",
    'Led the team in practice points awarded by the staff for effort.',
    'Set a career best in the last home contest of the season.',
  ],
  diamond: [
    'Appeared in {n} games and started {m}.',
    'Reached base in eleven games in a row at one point of the season.',
    'Earned a place in the weekend line-up in the third week and never gave it back.',
    'Worked mostly in relief and finished {m} games.',
    "Named to the conference's all-newcomer team.",
  ],
  course: [
    'Scored for the team in {m} of its meets.',
    'Set personal bests at three distances.',
    'Competed at the conference championship for the first time.',
    "Part of a relay that rewrote the second line of the school's all-time list.",
    'Trained through the season while redshirting.',
  ],
}

const before = [
  'Four-year letter winner at {school}, captain as a senior.',
  'All-state selection in the last two years at {school}.',
  'Helped {school} to its first district title in nineteen years.',
  'Played three sports at {school} and was all-conference in two of them.',
  'Holds the {school} record for games played.',
  'Two-time team most valuable player at {school}; also sang in the choir.',
  'Came late to the sport, trying out at {school} on the advice of a physical education teacher.',
  'Academic honor roll in every term at {school}.',
]

const personal = [
  'Born and raised in {town}, the youngest of four.',
  'Has a twin who rows.',
  'Speaks three languages and is learning a fourth from teammates.',
  'Volunteers at the county animal shelter.',
  'Builds furniture with a grandfather in the summers.',
  'Intends to teach after graduation.',
  'Both parents met at {called}.',
  'Plays the accordion, according to teammates rather well.',
  'Keeps bees.',
  'Has visited all but six of the states by train.',
  'Says the best meal on any road trip is breakfast.',
  'Is a licensed drone pilot and films practice on request.',
  'Bakes for the team before every home game.',
  'Chose {called} after a visit in a snowstorm.',
]

/** Markdown; empty for about a third of a roster, as on any real site. */
export const writeBio = (department: Department, plan: SportPlan, player: RosterPlayer): string => {
  const random = seeded(`${department.id}/bio/${plan.slug}/${player.person.key}/${player.year}`)
  if (random.chance(0.34)) return ''
  const games = random.int(6, 12)
  const fill = (text: string) =>
    text
      .replace('{n}', String(games))
      .replace('{m}', String(random.int(2, games)))
      .replaceAll('{school}', player.person.highSchool)
      .replace('{town}', player.person.hometown.split(',')[0] as string)
      .replaceAll('{called}', department.calledShort)
  const kind = here[family[plan.code] ?? 'field'] ?? []
  const parts: string[] = []
  if (player.year !== 'Fr.' && player.previousSchool === '')
    parts.push(
      `**At ${department.calledShort}**\n\n${random.shuffle(kind).slice(0, random.int(1, 2)).map(fill).join(' ')}`,
    )
  if (player.previousSchool !== '')
    parts.push(
      `**At ${player.previousSchool}**\n\nSpent two seasons at ${player.previousSchool} before moving to ${department.city.split(',')[0]}.`,
    )
  parts.push(`**Before ${department.calledShort}**\n\n${fill(random.pick(before))}`)
  if (random.chance(0.7))
    parts.push(
      `**Personal**\n\n${random.shuffle(personal).slice(0, random.int(1, 2)).map(fill).join(' ')} Major: ${player.person.major}.`,
    )
  return parts.join('\n\n')
}
