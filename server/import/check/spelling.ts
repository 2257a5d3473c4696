import { nameLetters } from '../../../src/domain/people/name-letters.ts'
import { distance } from '../../content/search/spelling.ts'

type Name = { first: string; last: string }

/**
 * Two spellings of one name: a letter or two apart, or a first name and its short form before the
 * same last name.
 */
export function isNearly(a: Name, b: Name): boolean {
  const [firstA, firstB, lastA, lastB] = [a.first, b.first, a.last, b.last].map(nameLetters) as [
    string,
    string,
    string,
    string,
  ]
  const allowed = firstA.length + lastA.length < 8 ? 1 : 2
  // Tom and Jon, Ron and Don are brothers sooner than spellings.
  if (soundOf(firstA) !== soundOf(firstB)) return false
  if (distance(firstA + lastA, firstB + lastB, allowed) <= allowed)
    return distance(lastA, lastB, 1) <= 1
  const [short, long] = [firstA, firstB].toSorted((x, y) => x.length - y.length) as [string, string]
  return lastA === lastB && short !== '' && long.startsWith(short)
}

/**
 * Letters that people take for each other at the beginning of a first name: Catherine and
 * Katherine, Geoff and Jeff.
 */
const soundOf = (first: string): string =>
  first.charAt(0).replace(/k/, 'c').replace(/g/, 'j').replace(/y/, 'i')
