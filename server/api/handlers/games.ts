import { readResults, readScoreboard, readUpcoming } from '../../content/events.ts'
import { readGame } from '../../content/games.ts'
import { readSchedule, readScheduleById, readScheduleRecord } from '../../content/schedules.ts'
import type { HandlersOf } from './parts.ts'

export const gameHandlers: HandlersOf<typeof import('../../../src/contract/api/games.ts')> = {
  schedule: (reading, { sportId, season }) => readSchedule(reading, sportId, season),
  scheduleById: (reading, { scheduleId }) => readScheduleById(reading, scheduleId),
  scheduleRecord: (reading, { scheduleId }) => readScheduleRecord(reading, scheduleId),
  game: (reading, { gameId }) => readGame(reading, gameId),
  upcoming: (reading, query) => readUpcoming(reading, query),
  results: (reading, query) => readResults(reading, query),
  scoreboard: (reading, { sportId }) => readScoreboard(reading, sportId),
}
