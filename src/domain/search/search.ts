import type { TextParams } from '../../contract/text-params.ts'

/** Frequent words that do not distinguish results. */
const common = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'to',
  'in',
  'for',
  'on',
  'at',
  'with',
  'by',
  'from',
  'is',
  'was',
  'are',
  'were',
  'be',
  'as',
  'it',
  'its',
  'that',
  'this',
  'or',
  'his',
  'her',
  'their',
])

/** Most characters of a word that count. */
const maxWordLength = 40
/** Shortest word that is also found without the part before its apostrophe: O'Rourke as Rourke. */
const pieceAlone = 3

/**
 * Text in comparable form: lower case, without diacritics, with one form of equivalent characters.
 */
export const plain = (text: string): string =>
  // Most texts are ASCII already.
  /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toWellFormed()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[øØ]/g, 'o')
        .replace(/[ðÐđĐ]/g, 'd')
        .replace(/[þÞ]/g, 'th')
        .replace(/ß/g, 'ss')
        .replace(/[æÆ]/g, 'ae')
        .replace(/[œŒ]/g, 'oe')
        .replace(/[łŁ]/g, 'l')
        .replace(/ı/g, 'i')
        .toLowerCase()

const apostrophe = /(?<=[\p{L}\p{N}])['’‘ʻʼ`](?=[\p{L}\p{N}])/gu

/**
 * The search words: 'O’Rourke 31-10!' → orourke, 31, 10. Common words are left out unless there are
 * no others.
 */
export function toSearchTerms(text: string): string[] {
  const all = plain(text)
    .replace(apostrophe, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((term) =>
      term.length <= maxWordLength ? term : [...term].slice(0, maxWordLength).join(''),
    )
  const telling = all.filter((term) => !common.has(term))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/** The words by which a text is found, including parts of words with an apostrophe. */
export function toIndexTerms(text: string): string[] {
  if (!/['’‘ʻʼ`]/.test(text)) return toSearchTerms(text)
  const pieces = plain(text)
    .split(/[^\p{L}\p{N}'’‘ʻʼ`]+/u)
    .filter((token) => /.['’‘ʻʼ`]./u.test(token))
    .flatMap((token) => token.split(/['’‘ʻʼ`]+/u))
    .filter((piece) => piece.length >= pieceAlone && !common.has(piece))
  return [...new Set([...toSearchTerms(text), ...pieces])]
}

export type Piece = { text: string; found: boolean }

/** A shorter word must match exactly, a longer one as a prefix. */
const shortestBeginning = 3

/**
 * A text in pieces: those that match the search, and those in between. Together they are the whole
 * text.
 */
export function splitMatches(text: string, searched: string): Piece[] {
  const searchTerms = toSearchTerms(searched)
  const has = (token: string) =>
    toIndexTerms(token).some((indexTerm) =>
      searchTerms.some((searchTerm) =>
        searchTerm.length < shortestBeginning
          ? indexTerm === searchTerm
          : indexTerm.startsWith(searchTerm),
      ),
    )
  const pieces: Piece[] = []
  for (const token of text.split(/([\p{L}\p{M}\p{N}'’‘ʻʼ]+)/u)) {
    const isMatch = token !== '' && searchTerms.length > 0 && has(token)
    const last = pieces.at(-1)
    if (last && last.found === isMatch) last.text += token
    else if (token) pieces.push({ text: token, found: isMatch })
  }
  return pieces
}

/** Query parameters of a search with the characters that count. */
export const searchFree = { q: 200, kind: 40, page: 3 } as const satisfies TextParams
export const searchPageSize = 20
/** Letters from which suggestions start, and the typing pause in milliseconds. */
export const minSuggestLength = 2
export const suggestDelayMs = 150
/** With more results only the newest are ranked and counted. */
export const mostCounted = 500

export type SearchQuery = {
  /** As typed. */
  q: string
  kind: string | undefined
  /** From 1. */
  page: number
}

/** An invalid kind or page is ignored. */
export function parseSearchQuery({
  q = '',
  kind = '',
  page = '',
}: {
  q?: string
  kind?: string
  page?: string
}): SearchQuery {
  return {
    q,
    kind: /^[a-z][a-z-]*$/.test(kind) ? kind : undefined,
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
  }
}

/** The typed text for a title: in one line and without bidirectional control characters. */
export const toSingleLine = (q: string): string =>
  q.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Names of result kinds: singular and plural. */
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
  moment: ['Key moment', 'Key moments'],
  inductee: ['Honor', 'Honors'],
  'all-american': ['All-American', 'All-Americans'],
  award: ['Award', 'Awards'],
  facility: ['Facility', 'Facilities'],
  tag: ['Topic', 'Topics'],
  document: ['Document', 'Documents'],
  publication: ['Publication', 'Publications'],
  'sport-file': ['Page', 'Pages'],
}

/** 'press-clip' → 'Press clipping'; an unknown kind by its own name. */
export const kindName = (kind: string): string => names[kind]?.[0] ?? ownName(kind)
export const kindsName = (kind: string): string => names[kind]?.[1] ?? ownName(kind)

const ownName = (kind: string) =>
  kind.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
