import { groundMapSvg } from '../art/ground-map.ts'
import { sceneSvg } from '../art/scene.ts'
import type { SportPlan } from '../department.ts'
import { keyOf } from '../teams/people.ts'
import type { World } from '../world.ts'
import { gameDays } from './game-day.ts'
import type { PageFiles } from './pages.ts'

type Ground = { opened: number; capacity: number; words: string }
const grounds: Readonly<Record<string, Ground>> = {
  'Founders Field at Reed Stadium': {
    opened: 1931,
    capacity: 18_400,
    words:
      'Two stands of limestone face the lake, and the student section fills the north end an hour before kickoff. The turf was laid new in 2023; the scoreboard is the largest between here and the river.',
  },
  'Lakeside Fieldhouse': {
    opened: 1968,
    capacity: 6_250,
    words:
      'Basketball and volleyball share the old maple floor under a roof of laminated timber. The bleachers come so close that a player who throws in the ball can hear advice.',
  },
  'Cattail Pitch': {
    opened: 2004,
    capacity: 2_100,
    words:
      'Natural grass behind a windbreak of willows. The team rooms lie under the west stand, and the hill above the far corner is free.',
  },
  'Hallam Park': {
    opened: 1949,
    capacity: 3_600,
    words:
      'A ballpark of brick and ivy with a short porch in right. Night games have been played here since the lights of 1988.',
  },
  'Lowry Diamond': {
    opened: 2011,
    capacity: 1_450,
    words:
      'A bowl cut into the slope, so that every seat looks down on the infield. The bullpens are in view of everybody.',
  },
  'Bluestem Courts': {
    opened: 1996,
    capacity: 800,
    words:
      'Eight hard courts in two rows, with a terrace between them. In winter the team moves under the dome.',
  },
  'Otter Creek Course': {
    opened: 1979,
    capacity: 3_000,
    words:
      'Eight kilometres of meadow and one long climb. The start is wide enough for thirty teams.',
  },
  'Brandt Natatorium': {
    opened: 1985,
    capacity: 1_100,
    words:
      'Ten lanes of fifty metres and a separate well for diving, with towers of five, seven and a half and ten metres.',
  },
  'Headframe Field': {
    opened: 1938,
    capacity: 9_800,
    words:
      'The wheel of the old mine still stands above the south end zone and turns for every home touchdown. At 2,160 metres the ball flies farther than visitors expect.',
  },
  'Assay Gymnasium': {
    opened: 1957,
    capacity: 3_300,
    words:
      'A hall of timber and river stone. The balcony runs all round the court, two rows deep, and shakes when the Miners run.',
  },
  'Lantern Pitch': {
    opened: 1999,
    capacity: 1_800,
    words:
      'Soccer, lacrosse and field hockey play on one carpet under the light of sixteen low masts, which gave it its name.',
  },
  'The Shaft': {
    opened: 1974,
    capacity: 1_200,
    words: 'A round room below ground with a single mat in the light. There is no back row.',
  },
  'Tailings Park': {
    opened: 1962,
    capacity: 2_200,
    words:
      'Built on levelled ground below the mill, with the range behind the outfield wall. A clear evening shows four counties.',
  },
  'Tailings Park East': {
    opened: 2008,
    capacity: 900,
    words: 'The softball field beside the old ballpark, with seats from both foul poles.',
  },
  'Silver Dollar Links': {
    opened: 1990,
    capacity: 500,
    words:
      'Eighteen holes along the creek, open to the public on all days but those of the tournament.',
  },
  'Switchback Track': {
    opened: 1983,
    capacity: 2_600,
    words:
      'Nine lanes, resurfaced in 2021, with the throws on the terrace above. The road up has eleven bends.',
  },
}

/** The places where the teams play, each with a picture of its sport. */
export function facilities(world: World, colours: string): PageFiles {
  const { department } = world
  const plans = new Map<string, SportPlan>()
  for (const { plan } of world.teams) if (!plans.has(plan.facility)) plans.set(plan.facility, plan)
  const entries = [...plans].flatMap(([title, plan], i) => {
    const ground = grounds[title]
    if (!ground) return []
    const teams = world.teams
      .filter((team) => team.plan.facility === title)
      .map((team) => team.plan.title)
    const picture = {
      path: `pictures/facilities/${keyOf(title)}.svg`,
      alt: `${title}, drawn in ${colours} with a game going on.`,
    }
    return [
      {
        title,
        teaser: `Home of ${listed(teams)} since ${ground.opened}`,
        location: `${title}, ${department.city}`,
        featured: i < 2,
        sportId: plan.slug,
        featuredImage: picture,
        images: [picture],
        description: `${ground.words}\n\nOpened in ${ground.opened}. Gates open ninety minutes before the start; bags are looked into. Seats for wheelchairs are beside the main entrance, and the ticket window lends devices that make announcements louder.`,
        ...onGameDay(title),
        capacity: ground.capacity,
      },
    ]
  })
  const { brand, second } = department
  return {
    lists: { 'facilities.yaml': entries },
    files: [
      ...entries.map(
        ({ title, featuredImage }) =>
          [
            featuredImage.path,
            sceneSvg({ sport: plans.get(title)!.code, seed: `facility/${title}`, brand, second }),
          ] as const,
      ),
      ...entries.flatMap(({ title, map }) =>
        map
          ? [
              [
                map.path,
                groundMapSvg({ title, ...gameDays[title]!.map }, { brand, second }),
              ] as const,
            ]
          : [],
      ),
    ],
  }
}

function onGameDay(title: string) {
  const said = gameDays[title]
  return (
    said && {
      gates: said.gates,
      parking: said.parking,
      bagPolicy: said.bagPolicy,
      map: { path: `pictures/facilities/${keyOf(title)}-map.svg`, alt: said.alt },
    }
  )
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
