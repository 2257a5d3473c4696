import { parsePageParam } from './page-number.ts'
import type { TaggedType } from '../../contract/sport.schema.ts'

/**
 * List filters from query parameters. Invalid values are ignored: such a URL shows the page without
 * them.
 */
type Words = Readonly<Record<string, string>>

/** Years that a list may be filtered by. The list limits the number of cached pages. */
const years = Array.from({ length: 200 }, (_, i) => 1900 + i)
export const yearChoices: readonly string[] = years.map(String)
/** Academic years of press clippings: '2026-27'. */
export const academicYearChoices: readonly string[] = years.map(
  (year) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
)

/** Most characters of the text that count. */
export const filterTextParams = { q: 100 } as const

export type ArchiveQuery = { q: string; year: number | undefined; page: number }

/** Archives of all sports or one: words of a headline, a calendar year. */
export const parseArchiveQuery = (asked: Words): ArchiveQuery => ({
  q: (asked['q'] ?? '').trim(),
  year: asked['year'] ? Number(asked['year']) : undefined,
  page: parsePageParam(asked),
})

export type ClippingsQuery = {
  q: string
  sport: number | undefined
  season: string | undefined
  page: number
}

/** Press clippings: words, sport id, academic year. */
export const parseClippingsQuery = (asked: Words): ClippingsQuery => ({
  q: (asked['q'] ?? '').trim(),
  sport: /^[1-9]\d*$/.test(asked['sport'] ?? '') ? Number(asked['sport']) : undefined,
  season: asked['season'],
  page: parsePageParam(asked),
})

export type VideosQuery = { q: string; type: string; page: number }

/** Most characters of a type of clips: `press-conference`. */
export const videoFilters = { ...filterTextParams, type: 60 } as const

/** Clips: words of their titles, a type. */
export const parseVideosQuery = (asked: Words): VideosQuery => ({
  q: (asked['q'] ?? '').trim(),
  type: /^[a-z0-9-]+$/.test(asked['type'] ?? '') ? asked['type']! : '',
  page: parsePageParam(asked),
})

/** Rows per page of each list. */
export const videosPageSize = 24
export const archivePageSize = 40
export const clippingsPageSize = 20
export const papersPageSize = 60

/** Kinds of content with tags, as in URLs. */
export const taggedTypes = [
  'story',
  'podcast',
  'video',
  'gallery',
] as const satisfies readonly TaggedType[]
export const taggedType = (text: string | undefined): TaggedType | undefined =>
  taggedTypes.find((type) => type === text)
