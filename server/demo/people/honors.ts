import { portraitSvg } from '../art/portrait.ts'
import { seeded } from '../art/random.ts'
import type { World } from '../world.ts'
import type { PastRow } from './historical-roster.ts'

const deeds = [
  'was never held without a point in conference play over the last two seasons, a line that still stands alone in the record book',
  'started every contest for three years and captained the last two teams',
  'set four school records, one of which lasted thirty-one years and fell by an inch',
  'led the league in the last season as an underclassman and shared its player of the year award',
  'played with a broken hand in the game that sent the school to its first national tournament',
  'arrived without a scholarship and left with every award that the department gives',
  'held down two positions in one season when injuries had emptied the bench',
  'was chosen all-conference three times and academic all-conference four',
  'turned a losing team into a champion in two seasons and did so, former opponents say, mostly by talking',
  'scored in the last minute of three games against the same rival, who sent flowers at graduation',
]
const later = [
  'taught physics at the county high school for twenty-six years',
  'became a veterinarian and treats horses in three counties',
  'served two terms on the town council',
  'coached youth teams for more than two decades',
  'founded the firm that built the new grandstand',
  'worked as an engineer on bridges over every large river of the state',
  'practices family medicine',
  'returned to campus as a professor of music',
  'flies mail in the north',
  'runs the family orchard',
]

/**
 * Thirty members of the Hall of Fame over its classes, two of them teams, and a few names in the
 * Ring of Honor.
 */
export const honors = (world: World, past: readonly PastRow[]) => {
  const { department, today } = world
  const random = seeded(`${department.id}/honors`)
  const year = Number(today.slice(0, 4))
  const pictures: [string, string][] = []
  const elected = random
    .shuffle(past.filter(({ letters, to }) => letters >= 2 && to < 2014))
    .slice(0, 32)
  const portrait = ({ person, first, last, sport }: PastRow) => {
    const path = `pictures/honors/${person.key}.svg`
    const { code } = world.teams.find(({ plan }) => plan.slug === sport)!.plan
    pictures.push([
      path,
      portraitSvg({
        seed: `honors/${person.key}`,
        brand: department.brand,
        second: department.second,
        sport: code,
        jersey: '',
        gender: person.gender,
      }),
    ])
    return { path, alt: `Portrait of ${first} ${last}` }
  }
  const member = (row: PastRow, i: number, honor: string, classYear: number | null) => ({
    firstName: row.first,
    lastName: row.last,
    honor,
    classYear,
    category: 'Student-athlete',
    sportIds: [row.sport],
    years: row.years,
    hometown: row.hometown || null,
    ...(i % 3 === 0 ? { image: portrait(row) } : {}),
    bio: [
      `${row.first} ${row.last} won ${['', 'a letter', 'two letters', 'three letters', 'four letters'][row.letters]} in ${row.sportTitle.toLowerCase()} (${row.years}) and ${deeds[(i * 7) % deeds.length]}.`,
      `After ${department.calledShort}, ${row.last} ${later[(i * 3 + 1) % later.length]}${row.hometown === '' ? '' : `, and still keeps a house in ${row.hometown.split(',')[0]}`}.`,
    ].join('\n\n'),
  })
  const class_ = (i: number) => Math.max(row(i).to + 8, year - 1 - Math.floor(i / 3))
  const row = (i: number) => elected[i] as PastRow
  const hall = Array.from({ length: Math.min(28, elected.length) }, (_, i) =>
    member(row(i), i, 'Hall of Fame', class_(i)),
  )
  const teams = world.teams.slice(0, 2).map(({ plan }, i) => ({
    lastName: `${[1987, 2004][i]} ${plan.title} Team`,
    honor: 'Hall of Fame',
    classYear: year - 2 - i,
    category: 'Team',
    sportIds: [plan.slug],
    years: String([1987, 2004][i]),
    bio: `The team won the league without a defeat in it and is remembered for its last home ${plan.code === 'football' ? 'game' : 'contest'}, which began in fog and ended in singing.`,
  }))
  const ring = elected.slice(28).map((one, i) => member(one, i + 40, 'Ring of Honor', null))
  return { entries: [...hall, ...teams, ...ring], pictures }
}
