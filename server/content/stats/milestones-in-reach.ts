import type { GameCenterHero } from '../../../src/contract/game-center.schema.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import { currentOrNextGame } from '../../../src/domain/games/schedule.ts'
import {
  findMilestones,
  pairEntries,
  sumCareer,
} from '../../../src/domain/season-stats/career-ranks.ts'
import { playerHref } from '../../../src/routes/links.ts'
import { readSchedule } from '../games/schedules.ts'
import type { ReadContext } from '../read-context.ts'
import { listCareerFigures, readLists, visibleIn } from './career-leaders.ts'
import { readCareers } from './careers.ts'
import { gamesPlayed } from './season-figures.ts'

type Milestone = NonNullable<GameCenterHero['milestones']>[number]

/** Milestones that are named before a game. */
const mostNamed = 5

/**
 * Career milestones that our players may reach in the team's next game: what is left is at most one
 * and a half of their average of this season. The nearest by that average come first.
 */
export async function readMilestonesInReach(
  context: ReadContext,
  { id, sport, season }: Pick<Game, 'id' | 'sport' | 'season'>,
): Promise<Milestone[]> {
  const schedule = await readSchedule(context, sport.id, season)
  const games = schedule?.games ?? []
  const played = gamesPlayed(games)
  // Another game before this one may bring them.
  if (played === 0 || currentOrNextGame(games)?.id !== id) return []
  const lists = await readLists(context, sport.id)
  const careersByStatistic = await readCareers(context, sport)
  return listCareerFigures(sport, lists)
    .flatMap((figure) => {
      if (figure.step === null) return []
      const { step, title } = figure
      const { entries, careers } = visibleIn(lists, careersByStatistic, figure)
      const pairs = pairEntries(entries, careers)
      return careers.flatMap((career) => {
        const last = career.seasons.at(-1)
        const average = last?.season === season ? last.value / played : 0
        const total = sumCareer(pairs.get(career) ?? null, career)
        if (average <= 0 || !total || total.through !== null) return []
        const { next } = findMilestones(step, total.value, [])
        if (!next || next.left > Math.ceil(1.5 * average)) return []
        const { newest } = career.person
        return [
          {
            share: next.left / average,
            milestone: {
              name: career.name,
              url: playerHref(sport, newest),
              title,
              total: String(total.value),
              ...next,
            },
          },
        ]
      })
    })
    .toSorted((a, b) => a.share - b.share)
    .slice(0, mostNamed)
    .map(({ milestone }) => milestone)
}
