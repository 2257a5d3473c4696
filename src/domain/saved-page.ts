import { answersIn } from '../contract/page-state.ts'

/** A search entry from a saved page: the page itself, or an item on it. */
export type SearchEntry = {
  /** The URL that opens offline. */
  url: string
  kind: 'page' | 'player' | 'story' | 'game'
  title: string
  text: string
}

/** Most entries of one page: a roster has two hundred. */
const maxEntries = 300
/** Characters of a page's text that are searched. */
const maxTextLength = 6000

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}
const plain = (html: string) =>
  html
    .replace(/<(script|style|svg|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([\w#]+);/g, (all, name: string) =>
      Object.hasOwn(entities, name) ? entities[name]! : all,
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()

/** Buttons and the heading, which is the title, are not part of the text. */
const contentHtml = (main: string) => main.replace(/<(h1|button|select|nav|form)\b.*?<\/\1>/gs, ' ')

/**
 * The search entries of a saved page: its heading and text, and the items in its embedded answers.
 * An item links to its own page if that is saved, else to this one.
 */
export function extractSearchEntries(
  path: string,
  html: string,
  isSaved: (path: string) => boolean,
): SearchEntry[] {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? ''
  const title =
    plain(/<h1\b.*?<\/h1>/s.exec(main)?.[0] ?? '') ||
    plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '') ||
    path
  const entries: SearchEntry[] = [
    { url: path, kind: 'page', title, text: plain(contentHtml(main)).slice(0, maxTextLength) },
  ]
  try {
    for (const [, , { value }] of answersIn(html))
      walk(value, (entry) => {
        if (entries.length < maxEntries)
          entries.push({ ...entry, url: entry.url !== '' && isSaved(entry.url) ? entry.url : path })
      })
  } catch {
    /* its heading and words are enough */
  }
  return entries
}

type Named = Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function walk(value: unknown, addEntry: (entry: SearchEntry) => void, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 6) return
  if (Array.isArray(value)) {
    for (const item of value) walk(item, addEntry, depth + 1)
    return
  }
  const fields = value as Named
  const url = textOf(fields['url'])
  if (fields['firstName'] && fields['lastName']) {
    addEntry({
      url,
      kind: 'player',
      title: `${textOf(fields['firstName'])} ${textOf(fields['lastName'])}`,
      text: [fields['position'], fields['positionLong'], fields['hometown'], fields['title']]
        .map(textOf)
        .filter(Boolean)
        .join(' · '),
    })
    return
  }
  const opponent = fields['opponent'] as Named | undefined
  if (opponent?.['title'] && fields['date']) {
    addEntry({
      url: '',
      kind: 'game',
      title: [(fields['sport'] as Named | undefined)?.['title'], fields['atVs'], opponent['title']]
        .map((text) => textOf(text))
        .join(' ')
        .trim(),
      text: [textOf(fields['date']).slice(0, 10), textOf(fields['location'])]
        .filter(Boolean)
        .join(' · '),
    })
    return
  }
  if (/^\/(?:news|sports\/\d)/.test(url) && fields['title']) {
    addEntry({ url, kind: 'story', title: textOf(fields['title']), text: textOf(fields['teaser']) })
    return
  }
  for (const child of Object.values(fields)) walk(child, addEntry, depth + 1)
}
