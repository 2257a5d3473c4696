import { get } from '../endpoint.ts'
import { hours, minutes, type Nothing } from '../queries.ts'
import type { ScheduleRecord } from '../schema/game.ts'
import type { Season, Sport } from '../schema/sport.ts'

export const sports = get<Nothing, Sport[]>('/api/v2/Sports', { empty: [], fresh: 1 * hours, offline: 'keep' })
export const sport = get<{ sportId: number }, Sport | null>('/api/v2/Sports/:sportId', { empty: null, fresh: 1 * hours, offline: 'keep' })
export const seasons = get<{ sportId: number; year?: string | undefined }, Season[]>('/api/v2/Season', { empty: [], fresh: 1 * hours, offline: 'keep' })
export const currentSeason = get<{ sportId: number }, Season | null>('/api/v2/Season/current', { empty: null, fresh: 1 * hours, offline: 'keep' })
export const seasonRecord = get<{ seasonId: number }, ScheduleRecord | null>('/api/v2/Season/:seasonId/record', { empty: null, fresh: 1 * minutes, offline: 'keep' })
