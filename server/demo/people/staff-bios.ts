import { seeded, type Random } from '../art/random.ts'
import type { Department, SportPlan } from '../department.ts'
import type { RecordRow } from './coaching-records.ts'

const starts = [
  'began as a volunteer assistant who drove the van',
  'came to coaching after four years as a high school teacher of mathematics',
  'played the sport for eleven seasons and stopped, in the words of a former teammate, only because nobody would tape that ankle again',
  'spent a decade on staffs up and down the league before getting a team to lead',
  'coached a club for juniors that won two national age-group titles',
  'arrived from a two-year college whose program had been built from nothing',
]
const beliefs = [
  'Practice begins on time and ends early when the work is done. Players are asked to learn the name of everybody who works in the building.',
  'The staff keeps one page of rules and has not needed a second one.',
  'Every newcomer is paired with a senior for the first term, on and off the field, and has to cook once for the other.',
  'Film is watched in groups of four, never longer than twenty minutes, and the first clip is always a good one.',
  "The team reads one book together each season; the choice is the captains'.",
  'Two mornings a week belong to the classroom, and a player who misses one runs with the coach, who is rarely the slower of the two.',
]
const homes = [
  'lives by the river with a family of five and a very old dog',
  'has two children, one of whom plays for a rival and is forgiven',
  'restores wooden boats in the months without games',
  'sings bass in the town choir',
  'grows tomatoes of which the whole office has a share in August',
  'has run the county marathon every spring since moving here',
]

/** Markdown. What it says of seasons is what the record book says. */
export const coachBio = (
  department: Department,
  plan: SportPlan,
  own: readonly RecordRow[],
  startYear: number,
): string => {
  const random = seeded(`${department.id}/coach-bio/${plan.slug}`)
  const { first, last } = plan.headCoach
  const sum = (field: 'wins' | 'losses' | 'ties') =>
    own.reduce((total, row) => total + row[field], 0)
  const best = own.toSorted(
    (a, b) => b.wins / (b.wins + b.losses || 1) - a.wins / (a.wins + a.losses || 1),
  )[0]
  const record = `${sum('wins')}-${sum('losses')}${sum('ties') > 0 ? `-${sum('ties')}` : ''}`
  return [
    `${first} ${last} has led ${plan.title.toLowerCase().replace(/^(wo)?men's/, (word) => word)} at ${department.calledShort} since ${startYear}.`,
    ...(best === undefined
      ? []
      : [
          `The record over those seasons stands at **${record}**. The best of them was ${best.season}, which ended at ${best.wins}-${best.losses}${best.ties > 0 ? `-${best.ties}` : ''}${best.note === 'Conference champions' ? ` with the title of the ${department.conference.title}` : ''}.`,
        ]),
    `${last} ${random.pick(starts)}.`,
    random.pick(beliefs),
    `Away from the ${plan.code === 'wswim' || plan.code === 'mswim' ? 'pool' : 'game'}, ${last} ${random.pick(homes)}.`,
  ].join('\n\n')
}

const before = [
  'at a conference office',
  'at two smaller departments in the state',
  'in minor league baseball',
  'in a hospital',
  'for the city parks',
  'at a newspaper that has since closed',
  'as a graduate assistant here',
]
const duties = [
  'The work covers all teams and, on home weekends, most of the night.',
  'The office door is open; so, before games, is the back one.',
  'Most days begin with a list and end with another.',
  'Whoever calls the office is called back on the same day.',
  'A calendar of every home event since the first year hangs on the wall.',
]

export const officeBio = (
  department: Department,
  post: string,
  first: string,
  last: string,
  startYear: number,
  random: Random,
): string =>
  [
    `${first} ${last} joined ${department.calledShort} in ${startYear}, having worked ${random.pick(before)}, and serves as ${post.toLowerCase()}.`,
    random.pick(duties),
    `${last} ${random.pick(homes)}.`,
  ].join('\n\n')
