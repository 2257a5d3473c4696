import { pageAsked } from './page-number.ts'
import type { TaggedType } from '../../contract/sport.schema.ts'

/**
 * What the parameters of an address come to, of lists that are narrowed by them. Whatever cannot be
 * is not asked for: an address with it is the page without it.
 */
type Words = Readonly<Record<string, string>>

/** Every year that a list may be asked for: each has one kept page at most. */
const years = Array.from({ length: 200 }, (_, i) => 1900 + i)
export const yearChoices: readonly string[] = years.map(String)
/** Academic years as clippings are filed under them: '2026-27'. */
export const academicYearChoices: readonly string[] = years.map(
  (year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
)

/** Characters of the words that count. */
export const filterWords = { q: 100 } as const

export type ArchiveAsked = { q: string; year: number | undefined; page: number }

/** The archives of all sports or of one: words of a headline, a year of the calendar. */
export const archiveAsked = (asked: Words): ArchiveAsked => ({
  q: (asked['q'] ?? '').trim(),
  year: asked['year'] ? Number(asked['year']) : undefined,
  page: pageAsked(asked),
})

export type ClippingsAsked = {
  q: string
  sport: number | undefined
  season: string | undefined
  page: number
}

/** What others wrote: words, the number of a sport, an academic year. */
export const clippingsAsked = (asked: Words): ClippingsAsked => ({
  q: (asked['q'] ?? '').trim(),
  sport: /^[1-9]\d*$/.test(asked['sport'] ?? '') ? Number(asked['sport']) : undefined,
  season: asked['season'],
  page: pageAsked(asked),
})

/** Rows of a page of each list. */
export const archivePageSize = 40
export const clippingsPageSize = 20
export const papersPageSize = 60

/** The kinds of content that bear tags, as an address says them. */
export const taggedTypes = [
  'story',
  'podcast',
  'video',
  'gallery',
] as const satisfies readonly TaggedType[]
export const taggedType = (text: string | undefined): TaggedType | undefined =>
  taggedTypes.find((type) => type === text)
