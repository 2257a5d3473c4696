import { seeded } from '../art/random.ts'
import { addDays } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { World } from '../world.ts'
import type { PageFiles } from './pages.ts'

const outlets: Readonly<
  Record<'harlan' | 'ironwood', readonly (readonly [name: string, host: string])[]>
> = {
  harlan: [
    ['The Harlan Landing Ledger', 'ledger'],
    ['Prairie Post', 'prairiepost'],
    ['Lake Country Radio', 'lakecountry'],
    ['Iowa Sideline', 'sideline'],
    ['The Quadrangle', 'quadrangle'],
  ],
  ironwood: [
    ['The Gulch Gazette', 'gazette'],
    ['High Range Herald', 'herald'],
    ['Front Range Sports Desk', 'sportsdesk'],
    ['KIWC News', 'kiwc'],
    ['The Assayer', 'assayer'],
  ],
}
const authors = [
  'Orla Finchley',
  'Teodor Vance',
  'Mireille Aske',
  'Jonah Pruitt-Lowe',
  'Saskia Brandt',
  'Amadou Keller',
  'Ivy Thornquist',
]

/**
 * Twenty clippings of invented outlets about games that were played, and where games are seen and
 * heard.
 */
export function clippings(world: World): PageFiles {
  const { department, today } = world
  const random = seeded(`${department.id}/clippings`)
  const played = world.teams
    .flatMap(({ seasons }) => seasons.flatMap(({ fixtures }) => fixtures))
    .filter(
      ({ outcome, opponent, type, date }) =>
        outcome !== null &&
        outcome.result !== 'N' &&
        outcome.teamScore !== '' &&
        opponent !== null &&
        type !== 'S' &&
        date < today,
    )
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.ref.localeCompare(b.ref))
  // The latest, and every so often an older one: the page has more than one season.
  const chosen = played
    .filter((_, i) => i < 12 || i % Math.max(1, Math.floor(played.length / 10)) === 0)
    .slice(0, 20)
  const clips = chosen.map((game) => {
    const [source, host] = random.pick(outlets[department.id])
    const { title, summary } = wordsOf(
      game,
      department.calledShort,
      department.mascotPlural,
      random.int(0, 2),
    )
    return {
      title,
      source,
      author: random.pick(authors),
      date: addDays(game.date, 1) > today ? today : addDays(game.date, 1),
      link: `https://${host}.example/sports/${game.ref}`,
      summary,
      sportIds: [game.plan.slug],
    }
  })
  return { lists: { 'press-clips.yaml': clips, 'coverage.yaml': coverageOf(world) }, files: [] }
}

function wordsOf(
  { outcome, opponent, plan, homeAway }: Fixture,
  school: string,
  mascots: string,
  turn: number,
): { title: string; summary: string } {
  const { result, teamScore, opponentScore } = outcome!
  const them = opponent!.title
  const score = result === 'L' ? `${opponentScore}-${teamScore}` : `${teamScore}-${opponentScore}`
  const where =
    homeAway === 'H'
      ? `at ${plan.facility}`
      : homeAway === 'A'
        ? `in ${opponent!.location}`
        : 'on neutral ground'
  const won = [
    `${mascots} get past ${them}, ${score}`,
    `${school} answers ${them} and wins ${score}`,
    `A ${score} night for the ${mascots}`,
  ]
  const lost = [
    `${them} too much for ${school}, ${score}`,
    `${mascots} fall short against ${them}`,
    `A long ${score} evening for ${school}`,
  ]
  const drawn = [
    `${school} and ${them} share it, ${score}`,
    `Nothing between ${school} and ${them}`,
    `${mascots} level with ${them}`,
  ]
  const titles = result === 'W' ? won : result === 'L' ? lost : drawn
  const verb = result === 'W' ? 'won' : result === 'L' ? 'lost' : 'drew'
  return {
    title: titles[turn]!,
    summary: `${plan.title}: ${school} ${verb} ${score} against ${them} ${where.replace(/\.$/, '')}. What decided it, and what comes next.`,
  }
}

const coverageOf = ({ department }: World): object[] => [
  {
    title: `${department.mascotPlural} Radio Network`,
    type: 'radio',
    detail: '1340 AM and 98.3 FM',
    description: 'Every football and basketball game, with an hour before it.',
    link: `https://radio.${department.emailHost}`,
    sportIds: ['football', 'mens-basketball', 'womens-basketball'],
  },
  {
    title: `${department.conference.abbreviation} Network`,
    type: 'video',
    detail: 'Free, with replays for a week',
    description: 'Every home game of every team, without a subscription.',
    link: `${department.conference.url}/watch`,
  },
  {
    title: 'Campus Television',
    type: 'tv',
    detail: 'Channel 27',
    description: `Live from ${department.schoolName} on game nights.`,
    link: `https://tv.${department.emailHost}`,
    sportIds: ['football', 'volleyball'],
  },
  {
    title: 'Student Stream',
    type: 'audio',
    detail: 'By the students of the radio club',
    link: `https://stream.${department.emailHost}`,
    sportIds: ['baseball', 'softball', 'womens-soccer'],
  },
  {
    title: 'Live statistics',
    type: 'stats',
    detail: 'In the game center of each game',
    description: 'Scores and plays as they happen, on the page of every game.',
    link: '/sports/football/schedule',
  },
  {
    title: 'Credentials for the press',
    type: 'press',
    detail: 'By noon of the day before',
    link: '/documents/media/media-credentials-and-parking.pdf',
  },
]
