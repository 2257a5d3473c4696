import { readBoxScore, readLiveDetails, readLiveStats } from '../../content/live.ts'
import type { HandlersOf } from './parts.ts'

export const statHandlers: HandlersOf<typeof import('../../../src/contract/api/stats.ts')> = {
  boxScore: (reading, { gameId }) => readBoxScore(reading, gameId),
  liveStats: (reading) => readLiveStats(reading),
  liveDetails: (reading, { gameId }) => readLiveDetails(reading, gameId),
}
