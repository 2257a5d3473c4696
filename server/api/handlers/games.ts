import { readResults, readScoreboard, readUpcoming } from '../../content/games/events.ts'
import {
  readCountdown,
  readGameDetails,
  readGameResults,
} from '../../content/games/game-details.ts'
import {
  readSchedule,
  readScheduleById,
  readScheduleRecord,
} from '../../content/games/schedules.ts'
import { readScheduleSettings } from '../../content/games/season-settings.ts'
import type { HandlersOf } from './parts.ts'

export const gameHandlers: HandlersOf<typeof import('../../../src/contract/api/games.ts')> = {
  schedule: (reading, { sportId, season }) => readSchedule(reading, sportId, season),
  scheduleById: (reading, { scheduleId }) => readScheduleById(reading, scheduleId),
  scheduleRecord: (reading, { scheduleId }) => readScheduleRecord(reading, scheduleId),
  scheduleSettings: (reading) => readScheduleSettings(reading),
  countdown: (reading) => readCountdown(reading),
  game: (reading, { gameId }) => readGameDetails(reading, gameId),
  gameResults: (reading, { gameId }) => readGameResults(reading, gameId),
  upcoming: (reading, query) => readUpcoming(reading, query),
  results: (reading, query) => readResults(reading, query),
  scoreboard: (reading, { sportId }) => readScoreboard(reading, sportId),
}
