import type { ReadContext } from '../read-context.ts'
import type { Transaction } from '../transaction.ts'

/** Shorter words have too many neighbours, longer ones are no words. */
const shortest = 3
const longest = 30

/** Remembers the words of a title, for those who mistype one. */
export async function learnWords(
  { db, tenant }: Transaction,
  words: readonly string[],
): Promise<void> {
  const known = words.filter(
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
 * Words of the department's titles that may have been meant, the nearest first: one slip, in a long
 * word two. The first letter may have changed places with the second.
 */
export async function neighboursOf(
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
 * Letters put in, left out, changed, or swapped with their neighbour; anything above `most` is only
 * "too many".
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
