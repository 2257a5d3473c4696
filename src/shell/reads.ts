import * as api from '../contract/api.ts'
import type { Sport } from '../contract/sport.schema.ts'
import { apiQuery, type ApiQuery } from '../data/api-query.ts'

/** Read once and then in the background (`data/refresh.ts`), but not again for another header. */
export const alertsRead = { ...apiQuery(api.alerts, {}), refetchOnMount: false }

/** The shell's reads on every page. A failed read leaves out a part, never the page. */
export const shellReads: ApiQuery[] = [
  apiQuery(api.settings, {}),
  apiQuery(api.sports, {}),
  apiQuery(api.navigation, {}),
  alertsRead,
  apiQuery(api.promotions, { name: 'header-left' }),
]

/** Additional reads on the pages of a sport. */
export const sportReads = (sport: Sport): ApiQuery[] => [
  apiQuery(api.subNavigation, { sportId: sport.id }),
]
