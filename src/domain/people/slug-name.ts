/** Suffixes with capital letters. */
const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])
/** Name particles that are mostly in lower case. */
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
/** Two letters that are initials: 'cj', 'aj', 'tk'. 'Al', 'Bo' and 'Li' are names. */
const initials = /^(?:[a-z]j|[^aeiouy\d]{2})$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * A name from a slug: 'leon-griffin-iii' → 'Leon Griffin III', 'joep-de-bruin' → 'Joep de Bruin',
 * 'bo-li' → 'Bo Li'. Only when nothing but the URL is known: a name in the content is shown
 * unchanged.
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
