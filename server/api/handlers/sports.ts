import { readSeasonRecord } from '../../content/games/schedules.ts'
import {
  readCurrentSeason,
  readRelatedSeasons,
  readSeasons,
  readSport,
  readSports,
} from '../../content/sports/sports.ts'
import { readConferenceStandings, readStandings } from '../../content/games/standings.ts'
import type { HandlersOf } from './parts.ts'

export const sportHandlers: HandlersOf<typeof import('../../../src/contract/api/sports.ts')> = {
  sports: (reading) => readSports(reading),
  sport: (reading, { sportId }) => readSport(reading, sportId),
  seasons: (reading, { sportId, year }) => readSeasons(reading, sportId, year),
  currentSeason: (reading, { sportId }) => readCurrentSeason(reading, sportId),
  seasonRecord: (reading, { seasonId }) => readSeasonRecord(reading, seasonId),
  relatedSeasons: (reading, { sportId }) => readRelatedSeasons(reading, sportId),
  seasonStandings: (reading, query) => readStandings(reading, query),
  conferenceStandings: (reading) => readConferenceStandings(reading),
}
