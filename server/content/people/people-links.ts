import type { SportRef } from '../../../src/contract/sport.schema.ts'
import { slugOf } from '../../../src/domain/words/slug.ts'

type Named = { firstName: string; lastName: string }

/** 'sam-okafor': of a name as it is written, whatever letters it has. */
export const nameSlug = ({ firstName, lastName }: Named): string =>
  slugOf(`${firstName} ${lastName}`.trim())

export const inAddress = (text: string): string => encodeURIComponent(text.toLowerCase())

export const rosterUrl = (sport: SportRef, season: string): string =>
  `/sports/${sport.globalSportNameSlug}/roster/${inAddress(season)}`
/** Of a coach or of support staff: one address for a person and a sport, whatever the season. */
export const staffPostUrl = (
  sport: SportRef,
  kind: 'coach' | 'support',
  person: Named,
  staffId: number,
): string =>
  `/sports/${sport.globalSportNameSlug}/roster/${kind === 'coach' ? 'coaches' : 'staff'}/${nameSlug(person)}/${staffId}`
export const staffUrl = (person: Named, staffId: number): string =>
  `/staff-directory/${nameSlug(person)}/${staffId}`
export const departmentUrl = (slug: string, id: number): string => `/staff-directory/${slug}/${id}`
export const inducteeUrl = (honorSlug: string, person: Named, id: number): string =>
  `/honors/${honorSlug}/${nameSlug(person)}/${id}`
