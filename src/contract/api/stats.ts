import { get } from '../endpoint.ts'
import { minutes, type Nothing } from '../queries.ts'
import type { BoxScore } from '../schema/box-score.ts'
import type { LiveDetails, LiveStats } from '../schema/live.ts'

export const boxScore = get<{ gameId: number }, BoxScore | null>('/api/v2/Stats/boxscore/:gameId', { empty: null, fresh: 1 * minutes, offline: 'keep' })
export const liveStats = get<Nothing, LiveStats>('/api/v2/LiveStats', { empty: { Games: [] }, fresh: 0, offline: 'never', timeout: 5000 })
export const liveDetails = get<{ gameId: number }, LiveDetails | null>('/api/v2/LiveStats/details', { empty: null, fresh: 0, offline: 'never', timeout: 5000 })
