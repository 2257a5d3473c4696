import { clockOf } from '../../../src/domain/calendar/lengths.ts'
import { lettersSvg } from '../art/letters.ts'
import { logoSvg } from '../art/logo.ts'
import { addDays, longDay } from '../calendar.ts'
import type { Department } from '../department.ts'
import { longYear } from '../teams/class-years.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Team, World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'
import { beatLength, themeSound } from './theme-sound.ts'

const names = {
  harlan: ['Inside the Rookery', 'Off the Water'],
  ironwood: ['Inside the Shaft House', 'Above Ground'],
} as const
const each = 8
/**
 * Nobody speaks in the demo: every episode is a tune (theme-sound.ts), in turn, and says the length
 * that it has.
 */
const tunes = [145, 185, 225].map((beats, i) => ({
  path: `files/podcasts/tune-${i + 1}.wav`,
  beats,
  duration: clockOf(beats * beatLength),
}))

/** The sounds of a department's episodes: 0:58, 1:14 and 1:30 of it. */
export const podcastSounds = (tenant: string): [path: string, sound: Uint8Array][] =>
  tunes.map(({ path, beats }) => [path, themeSound(`${tenant}/${beats}`, beats)])

/** What an episode sounds like: the next of the tunes. */
const soundOf = (i: number) => {
  const { path, duration } = tunes[i % tunes.length]!
  return { sound: { path }, duration }
}

type Game = { team: Team; fixture: Fixture }

/**
 * Two shows of eight episodes: a coach every Monday on the game before, a player every Thursday on
 * everything else.
 */
export function podcasts(world: World): MediaFiles {
  const { department, today } = world
  const [coaches, players] = names[department.id]
  const cover = 'pictures/podcasts/cover.svg'
  const letters = 'pictures/podcasts/letters.svg'
  const art = { path: cover, alt: `The mark of the ${department.mascotPlural}` }
  const talk = { path: letters, alt: `The letters ${department.abbreviation} in a circle of sound` }
  const shows = [
    {
      title: coaches,
      description: `Every Monday a head coach of ${department.calledShort} goes through the weekend, play by play and without notes.`,
      image: art,
    },
    {
      title: players,
      description: `Every Thursday somebody who wears the colours of the ${department.mascotPlural} talks about everything but the score.`,
      image: talk,
    },
  ]
  const games = latestGames(world)
  const weekly = Array.from({ length: each }, (_, i) =>
    coachEpisode(world, games[i % games.length]!, i, coaches),
  )
  const talks = Array.from({ length: each }, (_, i) =>
    playerEpisode(world, world.teams[i % world.teams.length]!, i, players),
  )
  const entries = [...weekly, ...talks]
    .filter(({ publishDate }) => publishDate.slice(0, 10) <= addDays(today, 7))
    .toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  return {
    lists: { 'podcast-shows.yaml': shows, 'podcasts.yaml': entries },
    files: [
      [
        cover,
        logoSvg({ key: department.logo, brand: department.brand, second: department.second }),
      ],
      [letters, lettersCover(department)],
    ],
  }
}

/** Letters in the rings of a sound that spreads. */
function lettersCover({ brand, second, abbreviation }: Department): string {
  const rings = [300, 250, 200]
    .map(
      (radius, i) =>
        `<circle cx="320" cy="320" r="${radius}" fill="none" stroke="${second}" stroke-width="${6 + 6 * i}" opacity="${0.35 + 0.25 * i}"/>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><path fill="${brand}" d="M0 0H640V640H0Z"/>${rings}<g transform="translate(320 320)">${lettersSvg(abbreviation, { height: 150, fill: second })}</g></svg>`
}

/** The latest decided game of each team, the latest first. */
function latestGames({ teams, today }: World): Game[] {
  return teams
    .flatMap((team) => {
      const fixture = team.seasons
        .flatMap(({ fixtures }) => fixtures)
        .filter(
          ({ outcome, date, opponent }) =>
            outcome !== null &&
            /^[WLT]$/.test(outcome.result) &&
            outcome.teamScore !== '' &&
            opponent !== null &&
            date < today,
        )
        .at(-1)
      return fixture ? [{ team, fixture }] : []
    })
    .toSorted(
      (a, b) =>
        b.fixture.date.localeCompare(a.fixture.date) ||
        a.team.plan.slug.localeCompare(b.team.plan.slug),
    )
}

function coachEpisode(
  { today, department }: World,
  { team, fixture }: Game,
  i: number,
  showId: string,
) {
  const { first, last } = team.plan.headCoach
  const { result, teamScore, opponentScore } = fixture.outcome!
  const said =
    result === 'W'
      ? 'what went right'
      : result === 'L'
        ? 'what went wrong'
        : 'what neither side could settle'
  const number = 40 - i
  return {
    title: `Episode ${number}: ${first} ${last} on ${fixture.opponent!.title}`,
    showId,
    episode: number,
    ...soundOf(i),
    publishDate: `${addDays(today, -3 - 7 * i)}T06:00`,
    sportId: team.plan.slug,
    description: `${team.plan.title} head coach ${first} ${last} on the ${teamScore}-${opponentScore} game against ${fixture.opponent!.title} of ${longDay(fixture.date)}: ${said}, who surprised the staff, and what practice looks like this week.\n\nQuestions for the next coach go to radio@${department.emailHost}.`,
    tagIds: ['Features'],
  }
}

function playerEpisode({ today }: World, team: Team, i: number, showId: string) {
  const player = team.rosters[1]
    .filter(({ year }) => year !== 'Fr.')
    .toSorted((a, b) => b.skill - a.skill)[i % 3]!
  const { person } = player
  const full = `${person.first} ${person.last}`
  const number = 25 - i
  return {
    title: `${full}, from ${person.hometown.split(',')[0]!}`,
    showId,
    episode: number,
    ...soundOf(i + 1),
    publishDate: `${addDays(today, -7 * i)}T06:00`,
    sportId: team.plan.slug,
    description: `${full}, ${longYear(player.year).toLowerCase()} of the ${team.plan.title.toLowerCase()} team, on growing up in ${person.hometown}, why it became ${person.major === 'Undeclared' ? 'no major at all yet' : person.major.toLowerCase()}, and the longest bus ride of the season.`,
    tagIds: ['Features'],
  }
}
