import type { SportRef } from '../../contract/schema/sport.ts'
import { href } from '../href.ts'
import { coachesPaths } from '../paths/coaches.ts'

export const coachesHref = (sport: SportRef, season?: string): string =>
  href(coachesPaths.coaches, { sportSlug: sport.globalSportNameSlug, season })
export const sportStaffHref = (sport: SportRef): string =>
  href(coachesPaths.sportStaff, { sportDepartment: sport.globalSportNameSlug })

/** A program's records, season by season or coach by coach. */
export const coachingHref = (sport: SportRef, by: 'year' | 'overall'): string =>
  href(by === 'year' ? coachesPaths.coachingYears : coachesPaths.coachingCareers, {
    sportSlug: sport.globalSportNameSlug,
  })
