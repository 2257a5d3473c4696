import { wordsOf } from '../../../src/domain/search/search-words.ts'
import { findWords, type Hit, type Wanted } from '../../db/search-words.ts'
import type { ReadContext } from '../read-context.ts'

/** Words that are looked for at once, and characters of a query that count. */
const mostWords = 10
export const mostTyped = 200
/** A word of fewer letters is looked for as it is: half the dictionary begins with it. */
const shortestBeginning = 3

/** What was typed, as words to look for; the last one may be unfinished. */
export const typedWords = (q: string): string[] =>
  wordsOf(q.slice(0, mostTyped)).slice(0, mostWords)
export const asTyped = (words: readonly string[], beginAll = false): Wanted[][] =>
  words.map((word, i) => [
    { word, begins: word.length >= shortestBeginning && (beginAll || i === words.length - 1) },
  ])
export const only = (word: string): Wanted[] => [{ word }]

/**
 * The numbers of those of a kind that have these words, the newest thousand; none when nothing was
 * typed.
 */
export async function idsWithWords(
  reading: ReadContext,
  { kind, q, sportId, now }: { kind: string; q: string; sportId?: number | undefined; now: string },
): Promise<number[]> {
  reading.touch('search')
  const words = typedWords(q)
  if (words.length === 0) return []
  const marks = [only(`k-${kind}`), ...(sportId ? [only(`s-${sportId}`)] : [])]
  return (
    await findWords(reading.db, reading.tenant, {
      in: 'all',
      words: [...marks, ...asTyped(words)],
      now,
      most: 1000,
    })
  ).map(({ id }) => id)
}

/** The rows of the archives that have these words, the newest thousand. */
export async function archivedWithWords(
  reading: ReadContext,
  q: string,
  sportId: number | undefined,
  now: string,
): Promise<Hit[]> {
  reading.touch('search')
  const words = typedWords(q)
  if (words.length === 0) return []
  const marks = [
    [{ word: 'k-story' }, { word: 'k-archive' }],
    ...(sportId ? [only(`s-${sportId}`)] : []),
  ]
  return findWords(reading.db, reading.tenant, {
    in: 'all',
    words: [...marks, ...asTyped(words)],
    now,
    most: 1000,
  })
}
