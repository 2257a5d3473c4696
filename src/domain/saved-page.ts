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
const most = 300
/** Characters of a page's text that are searched. */
const longest = 6000

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
    .replace(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()

/** Buttons and the heading, which is the title, are not part of the text. */
const said = (main: string) => main.replace(/<(h1|button|select|nav|form)\b.*?<\/\1>/gs, ' ')

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
  const found: SearchEntry[] = [
    { url: path, kind: 'page', title, text: plain(said(main)).slice(0, longest) },
  ]
  try {
    for (const [, , { value }] of answersIn(html))
      walk(value, (one) => {
        if (found.length < most)
          found.push({ ...one, url: one.url !== '' && isSaved(one.url) ? one.url : path })
      })
  } catch {
    /* its heading and words are enough */
  }
  return found
}

type Named = Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function walk(value: unknown, tell: (one: SearchEntry) => void, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 6) return
  if (Array.isArray(value)) {
    for (const one of value) walk(one, tell, depth + 1)
    return
  }
  const named = value as Named
  const url = textOf(named['url'])
  if (named['firstName'] && named['lastName']) {
    tell({
      url,
      kind: 'player',
      title: `${textOf(named['firstName'])} ${textOf(named['lastName'])}`,
      text: [named['position'], named['positionLong'], named['hometown'], named['title']]
        .map(textOf)
        .filter(Boolean)
        .join(' · '),
    })
    return
  }
  const opponent = named['opponent'] as Named | undefined
  if (opponent?.['title'] && named['date']) {
    tell({
      url: '',
      kind: 'game',
      title:
        `${textOf((named['sport'] as Named | undefined)?.['title'])} ${textOf(named['atVs'])} ${textOf(opponent['title'])}`.trim(),
      text: [textOf(named['date']).slice(0, 10), textOf(named['location'])]
        .filter(Boolean)
        .join(' · '),
    })
    return
  }
  if (/^\/(?:news|sports\/\d)/.test(url) && named['title']) {
    tell({ url, kind: 'story', title: textOf(named['title']), text: textOf(named['teaser']) })
    return
  }
  for (const one of Object.values(named)) walk(one, tell, depth + 1)
}
