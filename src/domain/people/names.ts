/** Letters that are no other letter with an accent, as those write them who do not have them. */
const written: Readonly<Record<string, string>> = {
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ı: 'i',
}

/**
 * Small letters without accents: 'Zoë', 'SØREN', 'Łukasz' → 'zoe', 'soren', 'lukasz'. Letters of
 * other scripts stay what they are.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øðđþßæœłı]/g, (letter) => written[letter]!)

/**
 * By what two spellings of one person's name are known to be one: 'Zoë Peña-Ruiz' and 'ZOE PENA
 * RUIZ' → 'zoepenaruiz'. '' for what has no letters: it names nobody, and is not to be compared
 * with another.
 */
export const nameLetters = (name: string): string =>
  plainLetters(name)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('ς', 'σ')

/** Whether two spellings are of one name. */
export const isSameName = (a: string, b: string): boolean =>
  nameLetters(a) !== '' && nameLetters(a) === nameLetters(b)

/** Letters that a last name may begin with, as an address writes them. */
export const letterChoices: readonly string[] = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** What is written in capitals at the end of a name. */
const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])
/** Words between two names, which their bearers write small more often than not. */
const particles: ReadonlySet<string> = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'du',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'y',
  'e',
])
/** Two letters that no name is: 'cj', 'aj', 'tk'. 'Al', 'Bo' and 'Li' are names. */
const initials = /^(?:[a-z]j|[^aeiouy\d]{2})$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * A name, as well as an address still knows it: 'leon-griffin-iii' → 'Leon Griffin III',
 * 'joep-de-bruin' → 'Joep de Bruin', 'bo-li' → 'Bo Li'. Only for where the address is all there is:
 * a name that the content gives is shown as it is given, whatever its capitals.
 */
export function nameOfSlug(slug: string): string {
  const words = slug
    .toLowerCase()
    .split(/[-_\s]+/)
    .filter(Boolean)
  return words
    .map((word, i) => {
      if (i > 0 && suffixes.has(word)) return word.toUpperCase()
      if (i > 0 && i < words.length - 1 && particles.has(word)) return word
      return i === 0 && initials.test(word) ? word.toUpperCase() : capital(word)
    })
    .join(' ')
}
