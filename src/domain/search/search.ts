import type { Free } from '../../contract/free-words.ts'

/**
 * What the address of a search may hold, and how many characters of it count: of the words as many
 * as the search looks at.
 */
export const searchFree = { q: 200, kind: 40, page: 3 } as const satisfies Free
export const searchPageSize = 20
/** Letters from which something is suggested, and milliseconds that a typist pauses. */
export const suggestFrom = 2
export const suggestAfter = 150
/** Of more results than this only the newest are looked at, and counted. */
export const mostCounted = 500

export type SearchAsked = {
  /** As it was typed. */
  q: string
  kind: string | undefined
  /** From 1. */
  page: number
}

/** A kind or a page that cannot be is none. */
export function searchAsked({
  q = '',
  kind = '',
  page = '',
}: {
  q?: string
  kind?: string
  page?: string
}): SearchAsked {
  return {
    q,
    kind: /^[a-z][a-z-]*$/.test(kind) ? kind : undefined,
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
  }
}

/** What was typed as it is said in a title: in one line, and unable to turn the words around it. */
export const saidWords = (q: string): string =>
  q.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** What the kinds of results are called: one, and many. */
const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  sport: ['Team', 'Teams'],
  player: ['Player', 'Players'],
  coach: ['Coach', 'Coaches'],
  staff: ['Staff', 'Staff'],
  story: ['Story', 'Stories'],
  game: ['Game', 'Games'],
  archive: ['Archive', 'Archives'],
  'press-clip': ['Press clipping', 'Press clippings'],
  podcast: ['Podcast', 'Podcasts'],
  video: ['Video', 'Videos'],
  moment: ['Moment', 'Moments'],
  inductee: ['Hall of honors', 'Hall of honors'],
  'all-american': ['All-American', 'All-Americans'],
  award: ['Award', 'Awards'],
  facility: ['Facility', 'Facilities'],
  tag: ['Topic', 'Topics'],
  document: ['Document', 'Documents'],
  publication: ['Publication', 'Publications'],
  'sport-file': ['Page', 'Pages'],
}

/** 'press-clip' → 'Press clipping'; a kind that came later is called by its own name. */
export const kindName = (kind: string): string => names[kind]?.[0] ?? ownName(kind)
export const kindsName = (kind: string): string => names[kind]?.[1] ?? ownName(kind)

const ownName = (kind: string) =>
  kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
