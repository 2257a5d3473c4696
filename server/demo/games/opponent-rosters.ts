import { opponentRosterCsv } from '../pack/csv.ts'
import { opponentRoster } from '../sim/team.ts'
import { keyOf } from '../teams/people.ts'
import type { World } from '../world.ts'

/**
 * Sports whose opponents send their rosters before they come; of all others the last box score has
 * to do.
 */
const sent = new Set(['football', 'mbball', 'wbball', 'msoc', 'wsoc'])
/** The game that is on or next, and the one after. */
const ahead = 2

export function* opponentRosters({
  department,
  teams,
  today,
}: Pick<World, 'department' | 'teams' | 'today'>): Iterable<[path: string, text: string]> {
  for (const { plan, seasons } of teams.filter((team) => sent.has(team.plan.code))) {
    for (const { title, fixtures } of seasons.filter(({ current }) => current)) {
      const next = fixtures
        .filter(({ date, outcome, status }) => date >= today && outcome === null && status === '')
        .flatMap(({ opponent }) => opponent ?? [])
        .slice(0, ahead)
      for (const opponent of new Set(next))
        yield [
          `opponent-rosters/${plan.slug}/${title}/${keyOf(opponent.title)}.csv`,
          opponentRosterCsv(department, opponentRoster(opponent, plan, department)),
        ]
    }
  }
}
