import type { ReadContext } from '../read-context.ts'
import type { Transaction } from '../transaction.ts'
import { findByTerms, type Hit, type SearchTerm } from '../../db/search-terms.ts'
import { toSearchTerms, toIndexTerms } from '../../../src/domain/search/search.ts'

/** Most words and characters of a query that are used. */
const mostWords = 10
export const mostTyped = 200
/** A shorter word must match a whole word: too many words begin with it. */
const shortestBeginning = 3

/** The typed words to search for; the last one may be incomplete. */
export const parseTypedTerms = (q: string): string[] =>
  toSearchTerms(q.slice(0, mostTyped)).slice(0, mostWords)
export const withPrefixMatch = (searchTerms: readonly string[], beginAll = false): SearchTerm[][] =>
  searchTerms.map((word, i) => [
    {
      word,
      begins: word.length >= shortestBeginning && (beginAll || i === searchTerms.length - 1),
    },
  ])
export const exactTerm = (word: string): SearchTerm[] => [{ word }]

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
  'roster-person': 25,
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

/** Days after which a date has lost two thirds of its weight. */
const fades = 120
const newness = 25

/** Best first; hits with equal scores stay in the order found, newest first. */
export function rankHits(hits: readonly Hit[], searchTerms: readonly string[], now: string): Hit[] {
  const today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`)
  const scored = hits.map((hit) => ({
    hit,
    score:
      (weight[hit.kind] ?? other) + titleScore(hit.title, searchTerms) + dateScore(hit.date, today),
  }))
  return scored.toSorted((a, b) => b.score - a.score || b.hit.seq - a.hit.seq).map(({ hit }) => hit)
}

/**
 * All words in the title score highest, by the share of the title that they cover; a whole word
 * scores more than a prefix.
 */
function titleScore(title: string, searchTerms: readonly string[]): number {
  const own = toIndexTerms(title)
  const whole = searchTerms.filter((word) => own.includes(word)).length
  const begun = searchTerms.filter(
    (word) => !own.includes(word) && own.some((one) => one.startsWith(word)),
  ).length
  const share = searchTerms.length === 0 ? 0 : (whole + begun * 0.7) / searchTerms.length
  const covered = own.length === 0 ? 0 : Math.min(1, (whole + begun) / own.length)
  return share * 30 + (share > 0.69 ? covered * 30 : 0)
}

function dateScore(date: string | null, today: number): number {
  if (date === null) return newness / 2
  const days = Math.abs(today - Date.parse(`${date.slice(0, 10)}T00:00:00Z`)) / 86_400_000
  return newness * Math.exp(-days / fades)
}

/** Shorter words have too many similar words; longer ones are not words. */
const shortest = 3
const longest = 30

/** Stores the words of a title for spelling correction. */
export async function learnSpellings(
  { db, tenant }: Transaction,
  searchTerms: readonly string[],
): Promise<void> {
  const known = searchTerms.filter(
    (word) => word.length >= shortest && word.length <= longest && !/\d/.test(word),
  )
  if (known.length === 0) return
  await db
    .insertInto('search_spelling')
    .values(known.map((word) => ({ tenant, word })))
    .onConflict((c) => c.doNothing())
    .execute()
}

/**
 * Similar words of the department's titles, nearest first: one edit, two in a long word. The first
 * two letters may be swapped.
 */
export async function findSimilarWords(
  { db, tenant }: ReadContext,
  word: string,
  most = 3,
): Promise<string[]> {
  if (word.length <= shortest || word.length > longest || /\d/.test(word)) return []
  const slips = word.length >= 8 ? 2 : 1
  const found: { word: string; away: number }[] = []
  for (const letter of new Set([...word].slice(0, 2))) {
    const rows = await db
      .selectFrom('search_spelling')
      .select('word')
      .where('tenant', '=', tenant)
      .where('word', '>=', letter)
      .where('word', '<', `${letter}\u{10ffff}`)
      .where((e) => e.between(e.fn('length', ['word']), word.length - slips, word.length + slips))
      .execute()
    for (const row of rows) {
      const away = distance(word, row.word, slips)
      if (away > 0 && away <= slips) found.push({ word: row.word, away })
    }
  }
  return found
    .toSorted((a, b) => a.away - b.away || (a.word < b.word ? -1 : 1))
    .slice(0, most)
    .map((one) => one.word)
}

/**
 * Edits between two words: insertions, deletions, changes and swaps of neighbors. Stops counting
 * above `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}
