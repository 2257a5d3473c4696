import type { Free } from '../../contract/free-words.ts'

/** Words that stand in every second sentence tell nothing apart. */
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

/** Characters of a word that count; nobody types more. */
const longest = 40
/**
 * Letters of a word that may be left out after an apostrophe's piece: O'Rourke is found as Rourke.
 */
const pieceAlone = 3

/**
 * Text as words are compared: small letters without marks, one spelling for letters that are typed
 * in several ways.
 */
export const plain = (text: string): string =>
  // Most texts are plain already.
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
 * What is searched for, word by word: 'O’Rourke 31-10!' → orourke, 31, 10. Common words are left
 * out unless nothing else is there.
 */
export function wordsOf(text: string): string[] {
  const all = plain(text)
    .replace(apostrophe, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length <= longest ? word : [...word].slice(0, longest).join('')))
  const telling = all.filter((word) => !common.has(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/** What a text is found by: its words, and the pieces of those with an apostrophe. */
export function findableWords(text: string): string[] {
  if (!/['’‘ʻʼ`]/.test(text)) return wordsOf(text)
  const pieces = plain(text)
    .split(/[^\p{L}\p{N}'’‘ʻʼ`]+/u)
    .filter((word) => /.['’‘ʻʼ`]./u.test(word))
    .flatMap((word) => word.split(/['’‘ʻʼ`]+/u))
    .filter((piece) => piece.length >= pieceAlone && !common.has(piece))
  return [...new Set([...wordsOf(text), ...pieces])]
}

export type Piece = { text: string; found: boolean }

/** A shorter word is looked for as it is, a longer one as the beginning of words. */
const shortestBeginning = 3

/**
 * A text in pieces: those that have the words that were searched for, and those between them.
 * Nothing is lost of it.
 */
export function marked(text: string, searched: string): Piece[] {
  const words = wordsOf(searched)
  const has = (token: string) =>
    findableWords(token).some((own) =>
      words.some((word) => (word.length < shortestBeginning ? own === word : own.startsWith(word))),
    )
  const pieces: Piece[] = []
  for (const one of text.split(/([\p{L}\p{M}\p{N}'’‘ʻʼ]+)/u)) {
    const found = one !== '' && words.length > 0 && has(one)
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += one
    else if (one) pieces.push({ text: one, found })
  }
  return pieces
}

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
