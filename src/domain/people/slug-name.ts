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
