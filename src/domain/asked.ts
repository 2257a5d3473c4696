/** What free words of an address come to. Whatever cannot be is not asked for: an address with it is the page without it. */
type Words = Readonly<Record<string, string | undefined>>

/** From 1. */
export const pageAsked = ({ page = '' }: Words): number => (/^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1)

export type ArchiveAsked = { q: string; year: number | undefined; page: number }

/** The archives of all sports or of one: words in a headline, a year of the calendar. */
export const archiveFree = { q: 100, year: 4, page: 3 } as const
export const archiveAsked = (asked: Words): ArchiveAsked => ({ q: (asked['q'] ?? '').trim(), year: /^(?:19|20)\d\d$/.test(asked['year'] ?? '') ? Number(asked['year']) : undefined, page: pageAsked(asked) })

export type ClippingsAsked = { q: string; sport: number | undefined; season: string | undefined; page: number }

/** What others wrote: words, the number of a sport, an academic year ('2026-27'). */
export const clippingsFree = { q: 100, sport: 6, season: 7, page: 3 } as const
export const clippingsAsked = (asked: Words): ClippingsAsked => ({
  q: (asked['q'] ?? '').trim(),
  sport: /^[1-9]\d*$/.test(asked['sport'] ?? '') ? Number(asked['sport']) : undefined,
  season: /^\d{4}-\d\d$/.test(asked['season'] ?? '') ? asked['season'] : undefined,
  page: pageAsked(asked),
})

/** Rows of a page of each list. */
export const archivePageSize = 40
export const clippingsPageSize = 20
export const papersPageSize = 60
