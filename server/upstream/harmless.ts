import { cleanedHtml } from '../content/html/clean-html.ts'

const markup = /<[a-z!/?]/i
const address = /(?:url|link|website|href)$/i
const scheme = /^[\s\p{Cc}]*([a-z][a-z0-9+.-]*):/iu
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'webcal'])

/**
 * The same value with nothing in it that runs. Markup is cleaned wherever it stands, as that of our
 * own writers is: which fields of a stranger hold HTML is not for the stranger to say. An address
 * that is none of a page is empty.
 */
export function harmless(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (address.test(key)) return leads(value) ? value : ''
    return markup.test(value) ? cleanedHtml(value) : value
  }
  if (Array.isArray(value)) return value.map((item) => harmless(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, harmless(item, name)]),
  )
}

/** Read as browsers read it: tabs and line breaks within a scheme do not count. */
function leads(text: string): boolean {
  const [, name] = scheme.exec(text.replace(/[\t\n\r]/g, '')) ?? []
  return name === undefined || schemes.has(name.toLowerCase())
}
