import { sanitizeStoredHtml } from '../content/html/clean-html.ts'

const markup = /<[a-z!/?]/i
const address = /(?:url|link|website|href)$/i
const scheme = /^[\s\p{Cc}]*([a-z][a-z0-9+.-]*):/iu
const schemes = new Set(['http', 'https', 'mailto', 'tel', 'webcal'])

/**
 * The value without active content. HTML is cleaned in every field, as for our own editors, because
 * an upstream must not decide which fields are HTML. A URL that is not a page's is ''.
 */
export function sanitizeDeep(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (address.test(key)) return leads(value) ? value : ''
    return markup.test(value) ? sanitizeStoredHtml(value) : value
  }
  if (Array.isArray(value)) return value.map((item) => sanitizeDeep(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, sanitizeDeep(item, name)]),
  )
}

/** Parsed like browsers do: tabs and line breaks within a scheme are ignored. */
function leads(text: string): boolean {
  const [, name] = scheme.exec(text.replace(/[\t\n\r]/g, '')) ?? []
  return name === undefined || schemes.has(name.toLowerCase())
}
