import {
  readOpponentHistory,
  readOpponentList,
  readOpponentOptions,
  readOpponentPage,
  readYearByYear,
} from '../../content/games/opponent-history.ts'
import { readSeasonRecords, readSeasonResults } from '../../content/games/season-results.ts'
import type { HandlersOf } from './parts.ts'

export const opponentHandlers: HandlersOf<typeof import('../../../src/contract/api/opponents.ts')> =
  {
    opponentPage: (reading, query) => readOpponentPage(reading, query),
    opponentList: (reading, { sportId }) => readOpponentList(reading, sportId),
    opponentHistory: (reading, { sportId, opponentId }) =>
      readOpponentHistory(reading, sportId, opponentId),
    opponentOptions: (reading, { sportId }) => readOpponentOptions(reading, sportId),
    seasonRecords: (reading, { sportId }) => readSeasonRecords(reading, sportId),
    seasonResults: (reading, { sportId, season }) => readSeasonResults(reading, sportId, season),
    yearByYear: (reading, { sportId }) => readYearByYear(reading, sportId),
  }
