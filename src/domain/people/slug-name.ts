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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A name from a slug: 'leon-griffin-iii' → 'Leon Griffin III', 'joep-de-bruin' → 'Joep de Bruin',
 * 'bo-li' → 'Bo Li'. Only when nothing but the URL is known: a name in the content is shown
 * unchanged.
 */
export function nameOfSlug(slug: string): string {
  const parts = slug
    .toLowerCase()
    .split(/[-_\s]+/)
    .filter(Boolean)
  return parts
    .map((part, i) => {
      if (i > 0 && suffixes.has(part)) return part.toUpperCase()
      if (i > 0 && i < parts.length - 1 && particles.has(part)) return part
      return i === 0 && initials.test(part) ? part.toUpperCase() : capital(part)
    })
    .join(' ')
}
