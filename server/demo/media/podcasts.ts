import { logoSvg } from '../art/logo.ts'
import { addDays, longDay } from '../calendar.ts'
import { longYear } from '../teams/class-years.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Team, World } from '../world.ts'
import type { MediaFiles } from './media-files.ts'

const names = { harlan: ['Inside the Rookery', 'Off the Water'], ironwood: ['Inside the Shaft House', 'Above Ground'] } as const
const each = 8
/** Nobody speaks in the demo: every episode is the tune that it would begin with (theme-sound.ts). */
export const themePath = 'files/podcasts/theme.wav'

type Game = { team: Team; fixture: Fixture }

/** Two shows of eight episodes: a coach every Monday on the game before, a player every Thursday on everything else. */
export function podcasts(world: World): MediaFiles {
  const { department, today } = world
  const [coaches, players] = names[department.id]
  const cover = 'pictures/podcasts/cover.svg'
  const art = { path: cover, alt: `The mark of the ${department.mascotPlural}` }
  const shows = [
    { title: coaches, description: `Every Monday a head coach of ${department.calledShort} goes through the weekend, play by play and without notes.`, image: art },
    { title: players, description: `Every Thursday somebody who wears the colours of the ${department.mascotPlural} talks about everything but the score.`, image: art },
  ]
  const games = latestGames(world)
  const weekly = Array.from({ length: each }, (_, i) => coachEpisode(world, games[i % games.length]!, i, coaches))
  const talks = Array.from({ length: each }, (_, i) => playerEpisode(world, world.teams[i % world.teams.length]!, i, players))
  const entries = [...weekly, ...talks].filter(({ publishDate }) => publishDate.slice(0, 10) <= addDays(today, 7)).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
  return { lists: { 'podcast-shows.yaml': shows, 'podcasts.yaml': entries }, files: [[cover, logoSvg({ key: department.logo, brand: department.brand, second: department.second })]] }
}

/** The latest decided game of each team, the latest first. */
function latestGames({ teams, today }: World): Game[] {
  return teams.flatMap((team) => {
    const fixture = team.seasons.flatMap(({ fixtures }) => fixtures).filter(({ outcome, date, opponent }) => outcome !== null && /^[WLT]$/.test(outcome.result) && outcome.teamScore !== '' && opponent !== null && date < today).at(-1)
    return fixture ? [{ team, fixture }] : []
  }).toSorted((a, b) => b.fixture.date.localeCompare(a.fixture.date) || a.team.plan.slug.localeCompare(b.team.plan.slug))
}

const minutes = (i: number) => `${24 + ((i * 7) % 19)}:${String((i * 13) % 60).padStart(2, '0')}`

function coachEpisode({ today, department }: World, { team, fixture }: Game, i: number, showId: string) {
  const { first, last } = team.plan.headCoach
  const { result, teamScore, opponentScore } = fixture.outcome!
  const said = result === 'W' ? 'what went right' : result === 'L' ? 'what went wrong' : 'what neither side could settle'
  const number = 40 - i
  return {
    title: `Episode ${number}: ${first} ${last} on ${fixture.opponent!.title}`, showId, episode: number, sound: { path: themePath }, duration: minutes(i), publishDate: `${addDays(today, -3 - 7 * i)}T06:00`, sportId: team.plan.slug,
    description: `${team.plan.title} head coach ${first} ${last} on the ${teamScore}-${opponentScore} game against ${fixture.opponent!.title} of ${longDay(fixture.date)}: ${said}, who surprised the staff, and what practice looks like this week.\n\nQuestions for the next coach go to radio@${department.emailHost}.`,
    tagIds: ['Features'],
  }
}

function playerEpisode({ today }: World, team: Team, i: number, showId: string) {
  const player = team.rosters[1].filter(({ year }) => year !== 'Fr.').toSorted((a, b) => b.skill - a.skill)[i % 3]!
  const { person } = player
  const full = `${person.first} ${person.last}`
  const number = 25 - i
  return {
    title: `${full}, from ${person.hometown.split(',')[0]!}`, showId, episode: number, sound: { path: themePath }, duration: minutes(i + 5), publishDate: `${addDays(today, -7 * i)}T06:00`, sportId: team.plan.slug,
    description: `${full}, ${longYear(player.year).toLowerCase()} of the ${team.plan.title.toLowerCase()} team, on growing up in ${person.hometown}, why it became ${person.major === 'Undeclared' ? 'no major at all yet' : person.major.toLowerCase()}, and the longest bus ride of the season.`,
    tagIds: ['Features'],
  }
}
