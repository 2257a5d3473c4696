import type { CallHandlers } from '../call-handlers.ts'
import type { BoxScore, BoxTeam } from '../../../src/contract/box-score.schema.ts'
import type { GameTeams } from '../../../src/contract/stats.schema.ts'
import { isStatSport } from '../../../src/domain/games/stat-sports.ts'
import { readBoxScore } from '../live/live.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'
import { readStoryGames } from '../stories/story-lists.ts'

/**
 * Both teams of each game that a story is about, without games of other sports or without a box
 * score.
 */
async function readGameTeams(
  context: ReadContext,
  sport: string,
  storyId: number,
): Promise<GameTeams[]> {
  const [storyGames] = await readStoryGames(context, [storyId])
  const ourLogo = (await readSettings(context))?.logo?.url ?? null
  const all = await Promise.all(
    (storyGames?.games ?? [])
      .filter((game) => isStatSport(sport, game.sport))
      .map(async (game) => ({ game, box: await readBoxScore(context, game.id) })),
  )
  return all.flatMap(({ game, box }) => {
    if (!box) return []
    const opponentLogo = game.opponent.image?.url ?? null
    const image = (isOurs: boolean) => ({ imageUrl: isOurs ? ourLogo : opponentLogo })
    return [
      {
        gameId: game.id,
        home: teamOf(box, box.homeTeam),
        visit: teamOf(box, box.visitingTeam),
        homeTeam: image(box.thisTeamIsHomeTeam),
        visitTeam: image(!box.thisTeamIsHomeTeam),
      },
    ]
  })
}

function teamOf(
  { family, periodLabels }: BoxScore,
  { name, record, score, scoreByPeriod, lineTotals }: BoxTeam,
): GameTeams['home'] {
  const periods = scoreByPeriod.map((value, i) => ({
    period: periodLabels[i] ?? String(i + 1),
    score: value,
  }))
  const totalOf = (label: string) => lineTotals.find((total) => total.label === label)?.value ?? '0'
  return {
    name,
    record,
    scoreSummary: {
      score,
      periodSummaries: family === 'volleyball' ? [] : periods,
      gameSummaries:
        family === 'volleyball'
          ? periods.map(({ period, score: points }) => ({ game: period, points }))
          : [],
    },
    lineScore:
      family === 'baseball' ? { runs: score, hits: totalOf('H'), errors: totalOf('E') } : null,
  }
}

export const handlers = {
  gameTeams: (context, { sport, storyId }) => readGameTeams(context, sport, storyId),
} satisfies Partial<CallHandlers>
