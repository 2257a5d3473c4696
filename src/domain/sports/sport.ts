import type { Sport } from '../../contract/sport.schema.ts'

/** A slug in an address may be the global slug or the department's own short name. */
export const findSport = (sports: Sport[], slug: string): Sport | undefined => {
  const wanted = slug.toLowerCase()
  return (
    sports.find((s) => s.globalSportNameSlug === wanted) ??
    sports.find((s) => s.shortName.toLowerCase() === wanted)
  )
}
