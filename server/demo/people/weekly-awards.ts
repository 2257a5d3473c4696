import { seeded } from '../art/random.ts'
import { addDays, weekday } from '../calendar.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { plainOpponent } from '../stories/desk.ts'
import type { RosterPlayer } from '../teams/rosters.ts'
import type { Team, World } from '../world.ts'

const weeks = 16
const titles = { women: "Women's Athlete of the Week", men: "Men's Athlete of the Week" } as const
const scholar = 'Scholar-Athlete of the Month'

type Won = { team: Team; fixture: Fixture; roster: readonly RosterPlayer[] }

/** Wins of the seven days before a Monday. */
const winsBefore = ({ teams }: World, monday: string): Won[] =>
  teams.flatMap((team) =>
    team.seasons.flatMap((season, i) =>
      season.fixtures
        .filter(
          (game) =>
            game.outcome?.result === 'W' &&
            game.opponent !== null &&
            game.date >= addDays(monday, -7) &&
            game.date < monday,
        )
        .map((fixture) => ({ team, fixture, roster: team.rosters[i as 0 | 1] })),
    ),
  )

/**
 * The department's athletes of each of the last weeks, a woman and a man, chosen out of games that
 * were won; and a scholar every month.
 */
export const weeklyAwards = (world: World): [string, object[]][] => {
  const { department, today } = world
  const awards: object[] = []
  const last = addDays(today, -((weekday(today) + 6) % 7))
  const chosen = new Set<string>()
  for (let week = 0; week < weeks; week++) {
    const monday = addDays(last, -7 * week)
    const random = seeded(`${department.id}/athlete-of-the-week/${monday}`)
    const wins = random.shuffle(winsBefore(world, monday))
    for (const gender of ['women', 'men'] as const) {
      const [player, won] = bestOf(wins, gender, chosen) ?? []
      if (!player || !won) continue
      chosen.add(player.person.key)
      const { outcome, homeAway } = won.fixture
      const where =
        homeAway === 'H'
          ? `at ${won.fixture.facility}`
          : homeAway === 'N'
            ? 'on neutral ground'
            : 'on the road'
      const name = `${player.person.first} ${player.person.last}`
      awards.push({
        title: titles[gender],
        typeId: titles[gender],
        date: `${monday}T10:00`,
        endDate: addDays(monday, 6),
        name,
        sportId: won.team.plan.slug,
        playerId: player.person.key,
        organization: `${department.calledShort} Athletics`,
        teaser: `${won.team.plan.title}: ${outcome?.teamScore}-${outcome?.opponentScore} over ${plainOpponent(won.fixture)} ${where}.`,
        description: `${name} was at the heart of the ${outcome?.teamScore}-${outcome?.opponentScore} win over **${plainOpponent(won.fixture)}** ${where}. The head coaches of the other teams make the choice every Monday morning; nobody may vote for a player of their own.`,
      })
    }
  }
  for (let month = 0; month < 4; month++) {
    const first = `${addDays(today.slice(0, 8) + '01', -28 * month).slice(0, 7)}-01`
    const { plan, rosters } = seeded(`${department.id}/scholar/${first}`).pick(world.teams)
    const pick = rosters[1]
      .filter(({ person, year }) => person.major !== 'Undeclared' && year !== 'Fr.')
      .toSorted((a, b) => b.skill - a.skill)[month]
    if (pick)
      awards.push({
        title: scholar,
        typeId: scholar,
        date: first,
        name: `${pick.person.first} ${pick.person.last}`,
        sportId: plan.slug,
        playerId: pick.person.key,
        teaser: `${/^[AEIOU]/.test(pick.person.major) ? 'An' : 'A'} ${pick.person.major} major with a place on the dean's list.`,
      })
  }
  return [
    [
      'award-types.yaml',
      [
        ...Object.values(titles).map((title) => ({
          title,
          description: 'Named every Monday by the head coaches.',
        })),
        { title: scholar, description: 'Named by the office of academic support.' },
      ],
    ],
    ['awards.yaml', awards],
  ]
}

/** The best player of a gender on a winning team who has not been named yet. */
function bestOf(
  wins: readonly Won[],
  gender: 'women' | 'men',
  chosen: ReadonlySet<string>,
): [RosterPlayer, Won] | undefined {
  for (const won of wins) {
    const player = won.roster
      .filter(({ person }) => person.gender === gender && !chosen.has(person.key))
      .toSorted((a, b) => b.skill - a.skill)[0]
    if (player) return [player, won]
  }
  return undefined
}
