import type { Api } from '../../src/contract/api.ts'
import type { QueryOf, ResultOf } from '../../src/contract/endpoint.ts'
import { readResults, readScoreboard, readUpcoming } from '../content/events.ts'
import { readGame } from '../content/games.ts'
import { readBoxScore, readLiveDetails, readLiveStats } from '../content/live.ts'
import type { Reading } from '../content/reading.ts'
import { readPlayer, readRoster, readRosterById } from '../content/rosters.ts'
import { readSchedule, readScheduleById, readScheduleRecord, readSeasonRecord } from '../content/schedules.ts'
import { readNavigation, readSettings, readSubNavigation } from '../content/site.ts'
import { readCurrentSeason, readSeasons, readSport, readSports } from '../content/sports.ts'
import { readStories, readStory } from '../content/stories.ts'

export type Handlers = { [K in keyof Api]: (reading: Reading, query: QueryOf<Api[K]>) => Promise<ResultOf<Api[K]>> }

/** Every call has exactly one handler of exactly its type: a row of the contract without one does not compile. */
export const handlers: Handlers = {
  settings: (reading) => readSettings(reading),
  sports: (reading) => readSports(reading),
  sport: (reading, { sportId }) => readSport(reading, sportId),
  navigation: (reading) => readNavigation(reading),
  subNavigation: (reading, { sportId }) => readSubNavigation(reading, sportId),
  seasons: (reading, { sportId, year }) => readSeasons(reading, sportId, year),
  currentSeason: (reading, { sportId }) => readCurrentSeason(reading, sportId),
  seasonRecord: (reading, { seasonId }) => readSeasonRecord(reading, seasonId),
  roster: (reading, { sportId, season, $pageSize }) => readRoster(reading, sportId, season, $pageSize),
  rosterById: (reading, { rosterId }) => readRosterById(reading, rosterId),
  player: (reading, { rosterPlayerId }) => readPlayer(reading, rosterPlayerId),
  schedule: (reading, { sportId, season }) => readSchedule(reading, sportId, season),
  scheduleById: (reading, { scheduleId }) => readScheduleById(reading, scheduleId),
  scheduleRecord: (reading, { scheduleId }) => readScheduleRecord(reading, scheduleId),
  game: (reading, { gameId }) => readGame(reading, gameId),
  upcoming: (reading, query) => readUpcoming(reading, query),
  results: (reading, query) => readResults(reading, query),
  scoreboard: (reading, { sportId }) => readScoreboard(reading, sportId),
  boxScore: (reading, { gameId }) => readBoxScore(reading, gameId),
  liveStats: (reading) => readLiveStats(reading),
  liveDetails: (reading, { gameId }) => readLiveDetails(reading, gameId),
  stories: (reading, query) => readStories(reading, query),
  story: (reading, { date, slug }) => readStory(reading, date, slug),
}
