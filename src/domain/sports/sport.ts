import type { Sport } from '../../contract/sport.schema.ts'
import { byText } from '../words/order.ts'

/** A slug in a URL may be the global slug or the department's short name. */
export const findSport = (sports: Sport[], slug: string): Sport | undefined => {
  const lowerSlug = slug.toLowerCase()
  return (
    sports.find((s) => s.globalSportNameSlug === lowerSlug) ??
    sports.find((s) => s.shortName.toLowerCase() === lowerSlug)
  )
}

/** The teams of a sports list by title, ignoring case. */
export const realSports = (sports: Sport[]): Sport[] =>
  sports
    .filter(({ nonSport }) => !nonSport)
    .sort((a, b) => byText(a.title.toLowerCase(), b.title.toLowerCase()))

export type SportOption = { id: number; title: string }

/** Options of a sport select: 'All' first, then sorted. */
export const sportOptions = (sports: Sport[]): SportOption[] => [
  { id: 0, title: 'All' },
  ...realSports(sports),
]
