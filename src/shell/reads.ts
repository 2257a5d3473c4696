import * as api from '../contract/api.ts'
import type { Sport } from '../contract/schema/sport.ts'
import { q, type Read } from '../data/q.ts'

/**
 * What the shell itself reads, on every page. None of it can take a page away: a part whose read
 * failed is not there.
 */
export const shellReads: Read[] = [
  q(api.settings, {}),
  q(api.sports, {}),
  q(api.navigation, {}),
  q(api.alerts, {}),
  q(api.promotions, { name: 'header-left' }),
]

/** What it reads besides on the pages of a sport. */
export const sportReads = (sport: Sport): Read[] => [q(api.subNavigation, { sportId: sport.id })]
