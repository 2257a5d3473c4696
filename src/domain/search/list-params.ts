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
export const parseArchiveQuery = (searchParams: Words): ArchiveQuery => ({
  q: (searchParams['q'] ?? '').trim(),
  year: searchParams['year'] ? Number(searchParams['year']) : undefined,
  page: parsePageParam(searchParams),
})

export type ClippingsQuery = {
  q: string
  sport: number | undefined
  season: string | undefined
  page: number
}

/** Press clippings: words, sport id, academic year. */
export const parseClippingsQuery = (searchParams: Words): ClippingsQuery => ({
  q: (searchParams['q'] ?? '').trim(),
  sport: /^[1-9]\d*$/.test(searchParams['sport'] ?? '') ? Number(searchParams['sport']) : undefined,
  season: searchParams['season'],
  page: parsePageParam(searchParams),
})

export type VideosQuery = { q: string; type: string; page: number }

/** Most characters of a type of clips: `press-conference`. */
export const videoFilters = { ...filterTextParams, type: 60 } as const

/** Clips: words of their titles, a type. */
export const parseVideosQuery = (searchParams: Words): VideosQuery => ({
  q: (searchParams['q'] ?? '').trim(),
  type: /^[a-z0-9-]+$/.test(searchParams['type'] ?? '') ? searchParams['type']! : '',
  page: parsePageParam(searchParams),
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
