import { nameLetters } from '../../../src/domain/name-letters.ts'

/** Letters that must be changed, added or taken away to make one word of the other; `most` + 1 when there are more. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[b.length]!
}

type Name = { first: string; last: string }

/** Two spellings of one name: a letter or two apart, or a first name and its short form before the same last name. */
export function isNearly(a: Name, b: Name): boolean {
  const [firstA, firstB, lastA, lastB] = [a.first, b.first, a.last, b.last].map(nameLetters) as [string, string, string, string]
  const allowed = firstA.length + lastA.length < 8 ? 1 : 2
  // Tom and Jon, Ron and Don are brothers sooner than spellings.
  if (soundOf(firstA) !== soundOf(firstB)) return false
  if (lettersApart(firstA + lastA, firstB + lastB, allowed) <= allowed) return lettersApart(lastA, lastB, 1) <= 1
  const [short, long] = [firstA, firstB].toSorted((x, y) => x.length - y.length) as [string, string]
  return lastA === lastB && short !== '' && long.startsWith(short)
}

/** Letters that people take for each other at the beginning of a first name: Catherine and Katherine, Geoff and Jeff. */
const soundOf = (first: string): string => first.charAt(0).replace(/k/, 'c').replace(/g/, 'j').replace(/y/, 'i')
