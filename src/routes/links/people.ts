import type { SportRef } from '../../contract/schema/sport.ts'
import { href } from '../href.ts'
import { peoplePaths } from '../paths/people.ts'

export const rosterPrintHref = (sport: SportRef, season: string): string => href(peoplePaths.rosterPrint, { slug: sport.globalSportNameSlug, season })
