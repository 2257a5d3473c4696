import type { Partner } from '../../contract/promotions.schema.ts'

export type PartnerLevel = {
  /** '' for those without one. */
  title: string
  /** Signs of this level are the large ones. */
  featured: boolean
  partners: Partner[]
}

/**
 * By level, in the order in which the department names them; the levels of those whom it features
 * come first, and those without a level last.
 */
export function partnerLevels(partners: Partner[]): PartnerLevel[] {
  const levels = [...Map.groupBy(partners, ({ level }) => level ?? '')].map(
    ([title, some]): PartnerLevel => ({
      title,
      featured: some.some(({ featured }) => featured),
      partners: some,
    }),
  )
  return levels.toSorted(
    (a, b) =>
      Number(a.title === '') - Number(b.title === '') || Number(b.featured) - Number(a.featured),
  )
}
