import { isSameName, nameKey } from '../../../src/domain/people/names.ts'
import { isSameNumber } from '../../../src/domain/people/numbers.ts'
import { nameParts } from '../../../src/domain/people/players-of-box.ts'
import { distance } from '../search/search-rank.ts'

type Name = { first: string; last: string }
export type NamedPlayer = Name & { jersey: string }

/**
 * The player of a roster whom a stat file probably means by a name that is not on it: a name a
 * letter or two apart, or the same number with a part of the name in common. Undefined when several
 * players fit.
 */
export function likelyPlayer<P extends NamedPlayer>(
  players: readonly P[],
  name: string,
  uni: string,
): P | undefined {
  const { firstName, lastName } = nameParts(name)
  const nameToFind = { first: firstName, last: lastName }
  if (nameKey(name) === '') return undefined
  const near = players.filter((player) => isNearly(player, nameToFind))
  const numbered = players.filter(({ jersey }) => uni !== '' && isSameNumber(jersey, uni))
  const choices = [
    near.filter((player) => numbered.includes(player)),
    near,
    numbered.filter(
      (player) =>
        isSameName(player.last, nameToFind.last) ||
        isSameName(player.first, nameToFind.first) ||
        isSpelledLike(player, nameToFind),
    ),
  ]
  const candidates = choices.find((choice) => choice.length > 0) ?? []
  return candidates.length === 1 ? candidates[0] : undefined
}

/** Transliterations: Yuliia Shevchenko and Julia Sevcenko, with the same number. */
function isSpelledLike(a: Name, b: Name): boolean {
  const [lastA, lastB] = [nameKey(a.last), nameKey(b.last)]
  const allowed = Math.floor(Math.max(lastA.length, lastB.length) / 3)
  return soundOf(nameKey(a.first)) === soundOf(nameKey(b.first)) && allowed > 0
    ? distance(lastA, lastB, allowed) <= allowed
    : false
}

/**
 * Two spellings of one name: a letter or two apart, or a first name and its short form with the
 * same last name.
 */
export function isNearly(a: Name, b: Name): boolean {
  const [firstA, firstB, lastA, lastB] = [a.first, b.first, a.last, b.last].map(nameKey) as [
    string,
    string,
    string,
    string,
  ]
  const allowed = firstA.length + lastA.length < 8 ? 1 : 2
  // Tom and Jon, or Ron and Don, are different people rather than spellings.
  if (soundOf(firstA) !== soundOf(firstB)) return false
  if (distance(firstA + lastA, firstB + lastB, allowed) <= allowed)
    return distance(lastA, lastB, 1) <= 1
  const [short, long] = [firstA, firstB].toSorted((x, y) => x.length - y.length) as [string, string]
  return lastA === lastB && short !== '' && long.startsWith(short)
}

/** Interchangeable initial letters of first names: Catherine and Katherine, Geoff and Jeff. */
const soundOf = (first: string): string =>
  first.charAt(0).replace(/k/, 'c').replace(/g/, 'j').replace(/y/, 'i')
