import { seeded } from '../art/random.ts'
import type { World } from '../world.ts'
import type { PastRow } from './historical-roster.ts'

/** Some of old, and of every other team the best who is still here. */
export const allAmericans = (world: World, past: readonly PastRow[]): object[] => {
  const random = seeded(`${world.department.id}/all-americans`)
  const team = () =>
    random.pick(['First Team', 'Second Team', 'Second Team', 'Third Team', 'Honorable Mention'])
  const organization = () =>
    random.pick([
      'National Coaches Association',
      'National Coaches Association',
      'College Sports Writers',
    ])
  const now = world.teams
    .filter((_, i) => i % 2 === 0)
    .map(({ plan, rosters, seasons }) => {
      const older = new Set(rosters[0].map(({ person }) => person.key))
      const best = rosters[1]
        .filter(({ person }) => older.has(person.key))
        .toSorted((a, b) => b.skill - a.skill)[0]
      return (
        best && {
          firstName: best.person.first,
          lastName: best.person.last,
          sportId: plan.slug,
          playerId: best.person.key,
          hometown: best.person.hometown,
          selections: [
            {
              year: Number(seasons[0]?.title.slice(0, 4)),
              team: team(),
              organization: organization(),
            },
          ],
        }
      )
    })
  const then = random
    .shuffle(past.filter(({ letters }) => letters >= 3))
    .slice(0, 16)
    .map((row) => ({
      firstName: row.first,
      lastName: row.last,
      sportId: row.sport,
      hometown: row.hometown || null,
      selections: Array.from({ length: random.int(1, 2) }, (_, i) => ({
        year: row.to - i,
        team: team(),
        organization: organization(),
      })),
      bio: `${row.last} played for ${world.department.calledShort} ${row.from === row.to ? `in ${row.years}` : `from ${row.from} to ${row.to}`}${row.position ? ` (${row.position})` : ''} and won ${['', 'one letter', 'two letters', 'three letters', 'four letters'][row.letters]}.`,
    }))
  return [...now.filter((one) => one !== undefined), ...then]
}
