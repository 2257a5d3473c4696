import * as api from '../contract/api.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { apiQuery, type Read } from '../data/api-query.ts'

/**
 * What the shell itself reads, on every page. None of it can take a page away: a part whose read
 * failed is not there.
 */
export const shellReads: Read[] = [
  apiQuery(api.settings, {}),
  apiQuery(api.sports, {}),
  apiQuery(api.navigation, {}),
  apiQuery(api.alerts, {}),
  apiQuery(api.promotions, { name: 'header-left' }),
]

/** What it reads besides on the pages of a sport. */
export const sportReads = (sport: Sport): Read[] => [
  apiQuery(api.subNavigation, { sportId: sport.id }),
]
