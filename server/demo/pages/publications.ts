import { coverSvg } from '../art/cover.ts'
import { addDays } from '../calendar.ts'
import { keyOf } from '../teams/people.ts'
import type { Team, World } from '../world.ts'
import type { PageFiles } from './pages.ts'
import { pdfOf } from './pdf.ts'

/** A guide for every team, in the colours of the department. */
export function publications(world: World, colours: string): PageFiles {
  const { department, today } = world
  const guides = world.teams.slice(0, 12).map((team, i) => {
    const { plan, seasons } = team
    const season = seasons.find(({ current }) => current)?.title ?? seasons[1]!.title
    const title = `${season} ${plan.title} Guide`
    const name = keyOf(title)
    return {
      title,
      name,
      season,
      team,
      date: addDays(today, -14 - i * 23),
      words:
        i % 4 === 0
          ? `Rosters, records and the year to come for ${plan.title}, with maps of every place where the team plays.`
          : '',
    }
  })
  return {
    lists: {
      'publications.yaml': guides.map(({ title, name, season, team, date, words }) => ({
        title,
        slug: name,
        date,
        season,
        sportId: team.plan.slug,
        description: words,
        image: {
          path: `pictures/publications/${name}.svg`,
          alt: `Cover of the ${title}, drawn in ${colours}.`,
        },
        files: [{ path: `files/guides/${name}.pdf`, title: 'Guide (PDF)' }],
      })),
      'page-settings.yaml': [
        {
          page: 'facilities',
          title: 'Facilities',
          description: `Where the ${department.mascotPlural} play, and how to get a seat.`,
          view: 'grid',
        },
        {
          page: 'publications',
          title: 'Publications',
          description: 'Guides and records to read and to keep.',
          view: 'grid',
          groupBy: 'year',
        },
      ],
    },
    files: guides.flatMap(({ title, name, season, team }) => [
      [`files/guides/${name}.pdf`, pdfOf(`${department.name}: ${title}`, linesOf(team))] as const,
      [
        `pictures/publications/${name}.svg`,
        coverSvg({
          season,
          team: team.plan.title,
          sport: team.plan.code,
          seed: `guide/${title}`,
          brand: department.brand,
          second: department.second,
        }),
      ] as const,
    ]),
  }
}

const linesOf = ({ plan, rosters, staff, seasons }: Team): string[] => [
  `Home: ${plan.facility}`,
  '',
  'Coaches and staff',
  ...staff.map(({ first_name, last_name, title }) => `${first_name} ${last_name}, ${title}`),
  '',
  'Roster',
  ...rosters[1].map(
    ({ jersey, person, position, year }) =>
      `${jersey}  ${person.first} ${person.last}, ${position}, ${year}, ${person.hometown}`,
  ),
  '',
  'Schedule',
  ...(seasons.find(({ current }) => current) ?? seasons[1]!).fixtures.map(
    ({ date, homeAway, shown }) => `${date}  ${homeAway === 'A' ? 'at' : 'vs.'} ${shown}`,
  ),
]
