import * as api from '../../contract/api.ts'
import { apiQuery } from '../../data/api-query.ts'

/** The next games of each sport, of which the first may be called off. */
export const nextGames = apiQuery(api.upcoming, { perSport: 3, $pageSize: 99 })
