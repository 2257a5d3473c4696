import { normalizeSchoolName } from './school-names.ts'

/**
 * Whether two texts name one place: one has all parts of the other. 'Tarrow' is 'Tarrow, Ia.' and
 * 'Kite Field, Tarrow'; 'Tarrow, Ohio' and 'Kite Field, Court 2' are other places.
 */
export function isSamePlace(a: string, b: string): boolean {
  const [some, more] = [partsOf(a), partsOf(b)].toSorted((x, y) => x.length - y.length) as [
    string[][],
    string[][],
  ]
  if (some.length === 0) return more.length === 0
  const extra = more.filter((candidate) => !some.some((other) => isSamePart(other, candidate)))
  return (
    some.every((part) => more.some((candidate) => isSamePart(part, candidate))) &&
    !extra.some((part) => part.some((token) => /\d/.test(token)))
  )
}

/** Parts between commas, brackets and dashes, as words; 'Ia.' keeps its period. */
const partsOf = (text: string): string[][] =>
  text
    .split(/[,;()[\]/|]|\s[-–—]\s/)
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .map((token) => normalizeSchoolName(token) + (/\p{L}\.$/u.test(token) ? '.' : ''))
        .filter((token) => token !== '' && token !== 'the'),
    )
    .filter((part) => part.length > 0)

const isSamePart = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((token, i) => isSameWord(token, b[i]!))

function isSameWord(a: string, b: string): boolean {
  const [x, y] = [a, b].map((token) => token.replace('.', '')) as [string, string]
  return x === y || (isShort(a) && isShortFor(x, y)) || (isShort(b) && isShortFor(y, x))
}

/** Written with a period, without vowels ('Ctr', 'Fld'), or in two letters ('IA'). */
const isShort = (token: string): boolean => /\.$|^[^aeiou\d]{2,4}$|^\p{L}{2}$/u.test(token)

/** 'ia' for 'iowa', 'ctr' for 'center': the same first letter, and the others in their order. */
function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length || short[0] !== long[0]) return false
  let matched = 0
  for (const letter of long) if (letter === short[matched]) matched++
  return matched === short.length
}
