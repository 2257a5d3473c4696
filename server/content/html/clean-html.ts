import sanitize from 'sanitize-html'

const site = 'https://own.invalid'

/** Dropped with their content: a browser parses it by other rules than this parser. */
const dropped = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'xmp',
  'template',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'svg',
  'math',
  'title',
  'select',
  'object',
  'embed',
  'head',
  'listing',
  'frameset',
  'annotation-xml',
]

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'figure',
    'figcaption',
    'img',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'br',
    'code',
    'pre',
    'del',
    'sub',
    'sup',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  transformTags: {
    b: 'strong',
    i: 'em',
    s: 'del',
    // A page has one h1, its title.
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    h5: heading('h4'),
    h6: heading('h4'),
    a: (tagName, { href }) => {
      const target = hrefOf(href)
      return {
        tagName,
        attribs:
          target === null
            ? {}
            : { href: target, ...(/^https?:/i.test(target) ? { rel: 'noopener noreferrer' } : {}) },
      }
    },
    ol: (tagName, { start }) => ({
      tagName,
      attribs: /^\d{1,6}$/.test(start ?? '') ? { start: start! } : {},
    }),
    th: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...spans(attributes),
        ...(/^(?:col|row)$/.test(attributes['scope'] ?? '') ? { scope: attributes['scope']! } : {}),
      },
    }),
    td: (tagName, attributes) => ({ tagName, attribs: spans(attributes) }),
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: {
        src: src ?? '',
        alt: alt ?? '',
        ...numbers({ width, height }),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  // Only the department's own pictures, and only with alternative text.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' &&
    (!/^\/images\/[0-9a-f]{16}(?:\/\d{2,4}\.(?:webp|jpeg|png))?$/.test(attribs['src'] ?? '') ||
      !attribs['alt']?.trim()),
}

/**
 * HTML from the department's editors, reduced to an allowed list of elements and to plain links.
 * Cleaned until nothing changes: a removed element can leave a paragraph in a paragraph
 * (`<p><span><p>`), which a browser would parse differently from what was checked.
 */
export function sanitizeHtml(html: string): string {
  let text = html.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '')
  for (let round = 0; round < 8; round++) {
    const cleaned = sanitize(text, options).trim()
    if (cleaned === text) return cleaned
    text = cleaned
  }
  return sanitize(text, { ...options, allowedTags: [] }).trim()
}

const read = new Map<string, string>()

/**
 * Stored HTML cleaned for a page, so that old rows and other writers are safe, too. Cleaning a
 * story takes about 2 ms, so frequently read texts are cached.
 */
export function sanitizeStoredHtml(stored: string): string {
  const cachedHtml = read.get(stored)
  if (cachedHtml !== undefined) return cachedHtml
  const clean = sanitizeHtml(stored)
  for (const oldest of read.keys()) {
    if (read.size < 500) break
    read.delete(oldest)
  }
  read.set(stored, clean)
  return clean
}

/** The plain text of cleaned HTML. */
export const htmlToText = (html: string): string =>
  sanitize(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** Pieces of a text that is found: ' · ' after one that does not end as a sentence does. */
export const inPieces = (...pieces: (string | null | undefined)[]): string =>
  pieces
    .filter((piece): piece is string => Boolean(piece))
    .map((piece, i, all) =>
      i === all.length - 1 ? piece : `${piece}${/[.!?:…]["'”’)]*$/.test(piece) ? ' ' : ' · '}`,
    )
    .join('')

const blockEnd = /<\/(?:h[1-6]|p|li|d[td]|t[dhr]|div|blockquote|figcaption|pre)>|<br\s*\/?>/gi
/** A private character, which no tag has. */
const mark = '\u{e000}'

/** The same with its blocks apart, so that a heading does not run into its paragraph. */
export const htmlToBlockText = (html: string): string =>
  inPieces(
    ...htmlToText(html.replaceAll(mark, '').replace(blockEnd, `$&${mark}`))
      .split(mark)
      .map((piece) => piece.trim()),
  )

/** http(s), mailto, a path or a fragment, parsed as browsers parse it. */
function hrefOf(href: string | undefined): string | null {
  const text = (href ?? '').trim()
  if (/^#[\w-]{1,80}$/.test(text)) return `#${prefixed(text.slice(1))}`
  if (text === '' || !URL.canParse(text, site)) return null
  const url = new URL(text, site)
  if (url.origin === site)
    return text.startsWith('/') ? `${url.pathname}${url.search}${url.hash}` : null
  if (url.protocol === 'mailto:') return /^mailto:[^\s?&]+@[^\s?&]+$/i.test(text) ? url.href : null
  return (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^https?:\/\//i.test(text) &&
    !url.username &&
    !url.password
    ? url.href
    : null
}

/** Prefixes an id of content so that it cannot match an id of the page. */
const prefixed = (id: string): string =>
  id.startsWith('user-content-') ? id : `user-content-${id}`

function heading(tagName: string) {
  return (_: string, { id }: sanitize.Attributes): sanitize.Tag => ({
    tagName,
    attribs: id && /^[\w-]{1,80}$/.test(id) ? { id: prefixed(id) } : {},
  })
}

const numbers = (attribs: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) =>
      value && /^\d{1,4}$/.test(value) ? [[name, value] as const] : [],
    ),
  )
const spans = ({ colspan, rowspan }: sanitize.Attributes) => numbers({ colspan, rowspan })
