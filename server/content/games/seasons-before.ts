import type { TeamSeason } from '../../../src/contract/game-center.schema.ts'
import type { Game, Schedule } from '../../../src/contract/game.schema.ts'
import type { Standing } from '../../../src/contract/sports.schema.ts'
import { coversHalf, findCoverage } from '../../../src/domain/season-stats/coverage.ts'
import { familyOfSport } from '../../../src/domain/season-stats/family-of.ts'
import { averageScores, listTeamRates } from '../../../src/domain/season-stats/team-rates.ts'
import type { ReadContext } from '../read-context.ts'
import { readOpponentTables } from '../stats/leaders-before.ts'
import { readSeasonStats } from '../stats/season-stats.ts'
import { scoreUnit, seasonInStandings, summarizeSeason, type ByResults } from './team-season.ts'

const unknown: ByResults = {
  conferenceRecord: '',
  homeRecord: '',
  awayRecord: '',
  streak: '',
  perGame: null,
}

/**
 * Both seasons before a game, with what compares the teams; null for one of which nothing is known.
 */
export async function readSeasonsBefore(
  context: ReadContext,
  game: Game,
  { schedule, theirStanding }: { schedule: Schedule | null; theirStanding: Standing | null },
): Promise<Record<'school' | 'opponent', TeamSeason | null>> {
  return {
    school: schedule && {
      ...summarizeSeason(schedule),
      statistics: await readOurRates(context, game),
    },
    opponent: await readTheirSeason(context, game, theirStanding),
  }
}

/** None from fewer than half of the games, like the leaders. */
async function readOurRates(
  context: ReadContext,
  { sport, season }: Game,
): Promise<TeamSeason['statistics']> {
  const stats = await readSeasonStats(context, sport.id, season)
  return stats && coversHalf(findCoverage(stats))
    ? listTeamRates(stats.tables, familyOfSport(sport.globalSportShortName))
    : []
}

/** The opponent's row in our standings and the file of its statistics. */
async function readTheirSeason(
  context: ReadContext,
  game: Game,
  theirStanding: Standing | null,
): Promise<TeamSeason | null> {
  const tables = await readOpponentTables(context, game)
  const family = familyOfSport(game.sport.globalSportShortName)
  const statistics = listTeamRates(tables, family)
  const scores = averageScores(tables, family)
  if (!theirStanding && statistics.length === 0 && !scores) return null
  const season = theirStanding ? seasonInStandings(theirStanding, game.sport) : unknown
  return {
    ...season,
    perGame: season.perGame ?? (scores && { unit: scoreUnit(game.sport), ...scores }),
    statistics,
  }
}
