import type { ReadContext } from '../read-context.ts'
import type { Transaction } from '../transaction.ts'
import { findByTerms, type Hit, type SearchTerm } from '../../db/search-terms.ts'
import { toSearchTerms, toIndexTerms } from '../../../src/domain/search/search.ts'
import type { Athletes } from './athletes.ts'
import { orderGames, type GameKinds } from './game-order.ts'
import { namedSports, rankForSports } from './sport-results.ts'

/** Most words and characters of a query that are used. */
const mostWords = 10
const mostTyped = 200
/** A shorter word must match a whole word: too many words begin with it. */
const shortestBeginning = 3

/** The typed words to search for; the last one may be incomplete. */
export const parseTypedTerms = (q: string): string[] =>
  toSearchTerms(q.slice(0, mostTyped)).slice(0, mostWords)
export const withPrefixMatch = (searchTerms: readonly string[], beginAll = false): SearchTerm[][] =>
  searchTerms.map((term, i) => [
    {
      word: term,
      begins: term.length >= shortestBeginning && (beginAll || i === searchTerms.length - 1),
    },
  ])
export const exactTerm = (term: string): SearchTerm[] => [{ word: term }]

/** The ids of a kind that contain these words, the newest thousand; empty without words. */
export async function findIdsByTerms(
  context: ReadContext,
  { kind, q, sportId, now }: { kind: string; q: string; sportId?: number | undefined; now: string },
): Promise<number[]> {
  context.touch('search')
  const searchTerms = parseTypedTerms(q)
  if (searchTerms.length === 0) return []
  const marks = [exactTerm(`k-${kind}`), ...(sportId ? [exactTerm(`s-${sportId}`)] : [])]
  return (
    await findByTerms(context.db, context.tenant, {
      in: 'all',
      words: [...marks, ...withPrefixMatch(searchTerms)],
      now,
      most: 1000,
    })
  ).map(({ id }) => id)
}

/** The rows of the archives that contain these words, the newest thousand. */
export async function findArchivedByTerms(
  context: ReadContext,
  q: string,
  sportId: number | undefined,
  now: string,
): Promise<Hit[]> {
  context.touch('search')
  const searchTerms = parseTypedTerms(q)
  if (searchTerms.length === 0) return []
  const marks = [
    [{ word: 'k-story' }, { word: 'k-archive' }],
    ...(sportId ? [exactTerm(`s-${sportId}`)] : []),
  ]
  return findByTerms(context.db, context.tenant, {
    in: 'all',
    words: [...marks, ...withPrefixMatch(searchTerms)],
    now,
    most: 1000,
  })
}

/**
 * Weights by kind: what a search for a name most likely means comes before content that mentions
 * it.
 */
const weight: Readonly<Record<string, number>> = {
  sport: 40,
  'roster-person': 20,
  staff: 25,
  'roster-staff': 24,
  inductee: 15,
  facility: 20,
  tag: 12,
  document: 8,
  publication: 8,
  sport_file: 8,
  podcast: 6,
  story: 5,
  video: 4,
  game: 3,
  press_clip: 0,
  archive: -5,
}
const other = 10

/** On the roster of the current season: before former athletes, coaches and stories. */
const currentAthlete = 40

/** Days after which a date has lost two thirds of its weight. */
const fades = 120
const newness = 25
/** All words in the title. */
const wholeTitle = 30

/**
 * Best first; with equal scores, athletes by their number of stories, other hits newest first.
 * Games are in the order of `orderGames` wherever they are. A search for a sport begins with its
 * own page, game and news.
 */
export function rankHits(
  hits: readonly Hit[],
  searchTerms: readonly string[],
  now: string,
  kinds: GameKinds,
  athletes: Athletes,
): Hit[] {
  const today = now.slice(0, 10)
  const time = Date.parse(`${today}T00:00:00Z`)
  const isAthlete = (hit: Hit) => hit.kind === 'roster-person'
  const scored = hits.map((hit) => ({
    hit,
    score:
      (isAthlete(hit) && athletes.current.has(hit.id)
        ? currentAthlete
        : (weight[hit.kind] ?? other)) +
      titleScore(hit.title, searchTerms) +
      dateScore(hit.date, time),
    mentions: (isAthlete(hit) && athletes.mentions.get(hit.id)) || 0,
  }))
  const ranked = scored
    .toSorted((a, b) => b.score - a.score || b.mentions - a.mentions || b.hit.seq - a.hit.seq)
    .map(({ hit }) => hit)
  const sports = namedSports(hits, searchTerms)
  if (sports.size > 0) return rankForSports(ranked, sports, today, kinds)
  // Games with the words in their title come before those that mention them.
  const games = Map.groupBy(
    ranked.filter(({ kind }) => kind === 'game'),
    ({ title }) => titleMatch(title, searchTerms),
  )
  const ordered = [...games]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, some]) => orderGames(some, today, kinds))
    .values()
  return ranked.map((hit) => (hit.kind === 'game' ? ordered.next().value! : hit))
}

/** 2: the title has all words; 1: all words or their beginnings; 0: it lacks some. */
function titleMatch(title: string, searchTerms: readonly string[]): number {
  const titleTerms = toIndexTerms(title)
  if (searchTerms.every((term) => titleTerms.includes(term))) return 2
  return Number(
    searchTerms.every((term) => titleTerms.some((titleTerm) => titleTerm.startsWith(term))),
  )
}

/**
 * All words in the title score highest, by the share of the title that they cover; a whole word
 * scores more than a prefix.
 */
function titleScore(title: string, searchTerms: readonly string[]): number {
  const titleTerms = toIndexTerms(title)
  const exactCount = searchTerms.filter((term) => titleTerms.includes(term)).length
  const begun = searchTerms.filter(
    (term) =>
      !titleTerms.includes(term) && titleTerms.some((titleTerm) => titleTerm.startsWith(term)),
  ).length
  const share = searchTerms.length === 0 ? 0 : (exactCount + begun * 0.7) / searchTerms.length
  const covered =
    titleTerms.length === 0 ? 0 : Math.min(1, (exactCount + begun) / titleTerms.length)
  return share * wholeTitle + (share > 0.69 ? covered * 30 : 0)
}

function dateScore(date: string | null, today: number): number {
  if (date === null) return newness / 2
  const days = Math.abs(today - Date.parse(`${date.slice(0, 10)}T00:00:00Z`)) / 86_400_000
  return newness * Math.exp(-days / fades)
}

/** Shorter words have too many similar words; longer ones are not words. */
const shortest = 3
const maxWordLength = 30

/** Stores the words of a title for spelling correction. */
export async function learnSpellings(
  { db, tenant }: Transaction,
  searchTerms: readonly string[],
): Promise<void> {
  const spellings = searchTerms.filter(
    (term) => term.length >= shortest && term.length <= maxWordLength && !/\d/.test(term),
  )
  if (spellings.length === 0) return
  await db
    .insertInto('search_spelling')
    .values(spellings.map((spelling) => ({ tenant, word: spelling })))
    .onConflict((c) => c.doNothing())
    .execute()
}

/**
 * Similar words of the department's titles, nearest first: one edit, two in a long word. The first
 * two letters may be swapped.
 */
export async function findSimilarWords(
  { db, tenant }: ReadContext,
  misspelled: string,
  maxWords = 3,
): Promise<string[]> {
  if (misspelled.length <= shortest || misspelled.length > maxWordLength || /\d/.test(misspelled))
    return []
  const slips = misspelled.length >= 8 ? 2 : 1
  const similarWords: { word: string; away: number }[] = []
  for (const letter of new Set([...misspelled].slice(0, 2))) {
    const rows = await db
      .selectFrom('search_spelling')
      .select('word')
      .where('tenant', '=', tenant)
      .where('word', '>=', letter)
      .where('word', '<', `${letter}\u{10ffff}`)
      .where((e) =>
        e.between(e.fn('length', ['word']), misspelled.length - slips, misspelled.length + slips),
      )
      .execute()
    for (const row of rows) {
      const edits = distance(misspelled, row.word, slips)
      if (edits > 0 && edits <= slips) similarWords.push({ word: row.word, away: edits })
    }
  }
  return similarWords
    .toSorted((a, b) => a.away - b.away || (a.word < b.word ? -1 : 1))
    .slice(0, maxWords)
    .map((similar) => similar.word)
}

/**
 * Edits between two words: insertions, deletions, changes and swaps of neighbors. Stops counting
 * above `maxEdits`.
 */
export function distance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return maxEdits + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1)
      row.push(edits)
    }
    if (Math.min(...row) > maxEdits) return maxEdits + 1
    before = last
    last = row
  }
  return last[b.length]!
}
