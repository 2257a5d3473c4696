import type { CallHandlers } from '../call-handlers.ts'
import type { SeasonRecord, SeasonResults } from '../../../src/contract/opponents.schema.ts'
import { readSeasonGames } from './opponent-history.ts'
import { readRecords } from './season-record.ts'
import { hasOpponentHistory } from './schedules.ts'
import { ofSeason } from './games.ts'
import type { ReadContext } from '../read-context.ts'
import { readCurrentSeason, readSeasons, readSport, sportRefs } from '../sports/sports.ts'

/** Year by year: the records of each season of a sport. */
const readSeasonRecords = async (context: ReadContext, sportId: number): Promise<SeasonRecord[]> =>
  Promise.all(
    (await readSeasonGames(context, sportId)).map(async ([season, games]) => ({
      season,
      games: games.length,
      records: await readRecords(context, sportId, season, games),
    })),
  )

/**
 * The results of a season, or of the newest season with results. Null when the sport never had that
 * season; a future season has no games.
 */
async function readSeasonResults(
  context: ReadContext,
  sportId: number,
  season?: string,
): Promise<SeasonResults | null> {
  const [full, sport] = [await readSport(context, sportId), (await sportRefs(context)).get(sportId)]
  if (!full || !sport) return null
  const played = (await readSeasonGames(context, sportId)).map(([season, games]) => ({
    season,
    games,
  }))
  const allSeasons = [
    ...played,
    ...(await readSeasons(context, sportId)).map(({ title }) => ({ season: title, games: [] })),
  ]
  const seasonGames =
    season === undefined
      ? (played[0] ?? {
          season: (await readCurrentSeason(context, sportId))?.title ?? '',
          games: [],
        })
      : ofSeason(allSeasons, season)
  if (!seasonGames) return null
  return {
    ...seasonGames,
    sport,
    records: await readRecords(context, sportId, seasonGames.season, seasonGames.games),
    opponentHistoryEnabled: await hasOpponentHistory(context, full),
  }
}

export const handlers = {
  seasonRecords: (context, { sportId }) => readSeasonRecords(context, sportId),
  seasonResults: (context, { sportId, season }) => readSeasonResults(context, sportId, season),
} satisfies Partial<CallHandlers>
