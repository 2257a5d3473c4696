import type { RouteName } from '../../src/routes/paths.ts'
import { routeNameAt } from '../../src/routes/name-at.ts'
import { askHost } from './ask-host.ts'

/** A page as sent by the server, and the parts of its address and head that a walk checks. */
export type Seen = { path: string; status: number; html: string; location: string | undefined }
export type Walk = {
  /** The pages read of each route, the first ones found. */
  pages: Map<RouteName, Seen[]>
  /** Broken links, each with the page that contains it. */
  broken: string[]
  /** How many distinct links were followed. */
  followed: number
}

/** Read as a crawler, so that a department rendered in the browser is read too. */
const crawler = { 'user-agent': 'Googlebot' }
/**
 * Addresses that are only checked are requested as a visitor: the server need not render them for a
 * browser-rendered department.
 */
const visitor = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
}
/** This many are requested at once; they are processed in the order of their links. */
const atOnce = 6

/**
 * Walks through a department's site by links from the home page. `each` pages of every route are
 * read whole and their links followed; `checked` more addresses are only requested, because a
 * department has thousands.
 */
export async function walk(
  port: number,
  host: string,
  { each, checked, from = ['/'] }: { each: number; checked: number; from?: string[] },
): Promise<Walk> {
  const pages = new Map<RouteName, Seen[]>()
  const broken: string[] = []
  const counted = new Map<string, number>()
  const known = new Set(from)
  const waiting = from.map((path) => ({ path, on: 'the start' }))
  let followed = 0
  while (waiting.length > 0) {
    const asked = waiting.splice(0, atOnce).flatMap(({ path, on }) => {
      const name = routeNameAt(path.replace(/\?.*/, ''))
      const kind = name ?? path.split('/')[1]!
      const count = (counted.get(kind) ?? 0) + 1
      counted.set(kind, count)
      const read = name !== undefined && (pages.get(name)?.length ?? 0) < each
      return count > each + checked ? [] : [{ path, on, name, read }]
    })
    const answers = await Promise.all(
      asked.map(async (one) => ({
        ...one,
        answer: await askHost(
          port,
          one.path,
          host,
          one.read ? crawler : visitor,
          one.read ? 'GET' : 'HEAD',
        ),
      })),
    )
    followed += answers.length
    for (const {
      path,
      on,
      name,
      answer: { status, headers, text },
    } of answers) {
      if (status >= 400 && name !== 'notFound') broken.push(`${status} ${path} (on ${on})`)
      const location = headers.location
      if (location && !known.has(location) && location.startsWith('/')) {
        known.add(location)
        waiting.unshift({ path: location, on: path })
      }
      const seen = name ? (pages.get(name) ?? []) : []
      if (!name || status !== 200 || text === '' || seen.length >= each) continue
      pages.set(name, [...seen, { path, status, html: text, location }])
      for (const link of linksOf(text)) {
        if (known.has(link)) continue
        known.add(link)
        waiting.push({ path: link, on: path })
      }
    }
  }
  return { pages, broken, followed }
}

/** What a page links to and needs from its own server, without fragments. */
function linksOf(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, url] of html.matchAll(
    /<(?:a|img|source|script|link|audio|video)\s[^>]*?(?:href|src)="(\/(?!\/)[^"#]*)/g,
  ))
    found.add(url!.replaceAll('&amp;', '&'))
  return found
}
