import type { SportRef } from '../../contract/schema/sport.ts'
import { urlOf } from '../../contract/endpoint.ts'
import { seasonStats } from '../../contract/api/stats.ts'
import { href } from '../href.ts'
import { statsPaths } from '../paths/stats.ts'

/** The statistics of a team in a season; of the current one when none is named. */
export const statsHref = (sport: SportRef, season?: string): string =>
  href(statsPaths.cumulativeStats, { sportSlug: sport.globalSportNameSlug, season })
/** The same for paper. */
export const statsPdfHref = (sport: SportRef, season: string): string =>
  href(statsPaths.statsPdf, { sportSlug: sport.globalSportNameSlug, season })
/** The same as a file for a spreadsheet. */
export const statsCsvHref = (sport: SportRef, season: string): string =>
  `${urlOf(seasonStats, { sportId: sport.id, season })}&format=csv`
