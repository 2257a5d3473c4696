import { seeded } from '../art/random.ts'
import type { SportPlan } from '../department.ts'
import type { Season } from '../schedule/fixtures.ts'
import { drawPerson } from '../teams/people.ts'
import type { Team, World } from '../world.ts'

export interface RecordRow {
  sport: string
  season: string
  names: string
  wins: number
  losses: number
  ties: number
  conferenceWins: number | ''
  conferenceLosses: number | ''
  note: string
}

/**
 * First season of a program, games of a season, and how many of them in the league. Sports without
 * wins and losses have no such book.
 */
const programs: Partial<
  Record<SportPlan['code'], readonly [first: number, games: number, league: number]>
> = {
  football: [1921, 11, 8],
  mbball: [1924, 28, 16],
  wbball: [1974, 28, 16],
  wvball: [1975, 28, 16],
  wsoc: [1994, 18, 9],
  msoc: [1988, 17, 8],
  baseball: [1911, 46, 24],
  softball: [1978, 44, 22],
  wlax: [2009, 16, 7],
  mlax: [2004, 14, 6],
  wten: [1976, 20, 8],
  mten: [1950, 20, 8],
  fhockey: [1977, 18, 7],
  wrestling: [1948, 16, 7],
}
/** The league was founded then; before it nobody counted league games. */
const leagueSince = 1962

const titleOf = (plan: SportPlan, year: number) =>
  plan.phase === 'winter' ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : String(year)

/** What the schedule says of a season that is over: the book agrees with it. */
const playedIn = (season: Season) => {
  const games = season.fixtures.filter((game) => game.type !== 'S' && game.outcome !== null)
  const of = (result: string, some = games) =>
    some.filter((game) => game.outcome?.result === result).length
  const league = games.filter((game) => game.conference)
  return {
    wins: of('W'),
    losses: of('L'),
    ties: of('T'),
    conferenceWins: of('W', league),
    conferenceLosses: of('L', league),
  }
}

const bookOf = (world: World, team: Team, taken: Set<string>): RecordRow[] => {
  const { plan, seasons } = team
  const program = programs[plan.code]
  const last = seasons[0]
  if (program === undefined || last === undefined) return []
  const [first, games, league] = program
  const random = seeded(`${world.department.id}/record-book/${plan.slug}`)
  const until = Number(last.title.slice(0, 4))
  const tenure = random.int(3, 9)
  const rows: RecordRow[] = []
  let coach = '',
    years = 0,
    skill = 0.5
  for (let year = first; year < until; year++) {
    if (plan.code !== 'wlax' && (year === 1943 || year === 1944)) {
      years = 0
      continue
    }
    if (year > until - tenure) coach = `${plan.headCoach.first} ${plan.headCoach.last}`
    else if (years === 0) {
      const person = drawPerson(random, {
        code: 'mgolf',
        gender: plan.gender === 'women' && random.chance(0.5) ? 'women' : 'men',
        states: world.department.homeStates,
        taken,
      })
      coach = `${person.first} ${person.last}`
      years = random.int(2, 13)
      skill = random.between(0.34, 0.64)
    }
    years = Math.max(0, years - 1)
    const length = year < first + 8 ? Math.ceil(games * 0.6) : games + random.int(-1, 1)
    const ties = plan.code === 'football' && year < 1996 && random.chance(0.15) ? 1 : 0
    const share = Math.max(0.05, Math.min(0.95, skill + random.between(-0.2, 0.2)))
    const wins = Math.round((length - ties) * share)
    const counted = year >= leagueSince && year >= first + 3
    const conferenceWins = Math.min(wins, Math.round(league * share))
    rows.push({
      sport: plan.slug,
      season: titleOf(plan, year),
      names: coach,
      wins,
      losses: length - ties - wins,
      ties,
      conferenceWins: counted ? conferenceWins : '',
      conferenceLosses: counted ? Math.min(length - ties - wins, league - conferenceWins) : '',
      note: year === first ? 'First season' : counted && share > 0.86 ? 'Conference champions' : '',
    })
  }
  return [
    ...rows,
    {
      sport: plan.slug,
      season: last.title,
      names: `${plan.headCoach.first} ${plan.headCoach.last}`,
      ...playedIn(last),
      note: '',
    },
  ]
}

/** Every season of every program back to its first. In two years of war nobody played. */
export const coachingRecords = (world: World, taken: Set<string>): RecordRow[] =>
  world.teams.flatMap((team) => bookOf(world, team, taken))
