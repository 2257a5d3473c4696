import { paths } from '../../../src/routes/paths.ts'
import type { HonorSettings } from '../../../src/contract/honors.schema.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { callApi } from '../../api/call-api.ts'
import { toUpstreamProblem } from '../../api/problem.ts'
import type { RequestContext, Router } from '../../api/router.ts'
import {
  readAddresses,
  addressLists,
  listSitemapParts,
  type AddressList,
  type Listed,
} from '../../content/department/addresses.ts'
import type { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { respond } from '../../http/body.ts'
import { BodyCache } from '../../api/body-cache.ts'
import { departmentPages, hasPage, closedToRobots } from './department-pages.ts'
import { sportPages } from './sport-pages.ts'
import type { StoryPage, StoryTeaser } from '../../../src/contract/stories.schema.ts'
import { toInstant, toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import { ogImageWidth } from '../../../src/domain/constants.ts'
import { escapeXml } from '../../content/html/escape.ts'

/**
 * `/robots.txt`, `/sitemap.xml` and the parts that it names, each cached until its content changes.
 * A long list has parts of limited size, so that building one does not block the server.
 */
export class Sitemaps {
  #cache: BodyCache

  constructor(store: Store) {
    this.#cache = new BodyCache(store)
  }

  routes(router: Router): void {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/:part{sitemap-[a-z-]+(?:-[1-9]\\d*)?\\.xml}',
    ])
      router.get(path, ({ env }) => this.#answer(env))
  }

  async #answer({ request, url, tenant, origin }: RequestContext): Promise<Response> {
    const name = url.pathname.slice(1)
    const sitemap = await this.#cache
      .getOrMake(tenant, `${origin}|${name}`, async (context) => ({
        text: await textOf(context, name, origin),
        more: undefined,
      }))
      .catch(toUpstreamProblem)
    if (sitemap instanceof Response) return sitemap
    if (!sitemap.body)
      return new Response('Not found', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    return respond(request, 200, sitemap.body, {
      'content-type': name.endsWith('.txt')
        ? 'text/plain; charset=utf-8'
        : 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    })
  }
}

/** Null for an unknown part, and for all when search engines are excluded. */
async function textOf(context: ReadContext, name: string, origin: string): Promise<string | null> {
  const settings = (await callApi('settings', context, {})) as SiteSettings | null
  const open = settings !== null && settings.seo.searchEngines !== false
  if (name === 'robots.txt') return robotsText(origin, open)
  if (!settings || !open) return null
  const sitemapContext: Place = { origin, timeZone: settings.timeZone, now: context.now }
  if (name === 'sitemap.xml') return indexXml(await partNames(context), sitemapContext)
  const [, list, part] = /^sitemap-([a-z-]+?)(?:-(\d+))?\.xml$/.exec(name) ?? []
  if (part === undefined) {
    if (list === 'news')
      return newsXml(
        await newsStories(context, settings.timeZone),
        settings.seo.siteName,
        sitemapContext,
      )
    return list === 'pages'
      ? addressesXml(await departmentPages(context), sitemapContext)
      : list === 'sports'
        ? addressesXml(await sportPages(context), sitemapContext)
        : null
  }
  const knownList = (await listsOf(context)).find((listed) => listed === list)
  const start = knownList && (await listSitemapParts(context, knownList))[Number(part) - 1]
  return knownList === undefined || start === undefined
    ? null
    : addressesXml(
        (await readAddresses(context, knownList, start)).filter(hasPage(knownList)),
        sitemapContext,
      )
}

async function partNames(context: ReadContext): Promise<string[]> {
  const names = ['pages', 'sports', 'news']
  for (const list of await listsOf(context))
    names.push(...(await listSitemapParts(context, list)).map((_, i) => `${list}-${i + 1}`))
  return names
}

/** A department that turned off honors still has their members, but no pages for them. */
const listsOf = async (context: ReadContext): Promise<AddressList[]> => {
  const honors = (await callApi('hallOfFameSettings', context, {})) as HonorSettings | null
  return honors?.enabled === false
    ? addressLists.filter((list) => list !== 'inductees')
    : addressLists
}

/** Google News accepts stories of the last two days, at most a thousand. */
const days = 2
const maxNewsStories = 1000
const pageSize = 100

/**
 * Stories of the last two days, without those that are only a link. The answer expires when the
 * oldest becomes too old.
 */
async function newsStories(context: ReadContext, timeZone: string): Promise<StoryTeaser[]> {
  const newest: StoryTeaser[] = []
  for (let page = 0; page * pageSize < maxNewsStories; page++) {
    const { items, pages } = (await callApi('stories', context, {
      $pageIndex: page,
      $pageSize: pageSize,
    })) as StoryPage
    for (const story of items) {
      const ends = toInstant(story.date, timeZone).getTime() + days * 86_400_000
      if (ends <= context.now.getTime()) return newest
      context.changesAt(ends)
      if (story.redirectAbsoluteUrl === null) newest.push(story)
    }
    if (page + 1 >= pages) break
  }
  return newest
}

/** `/robots.txt` (RFC 9309). A department that excludes search engines disallows everything. */
function robotsText(origin: string, open: boolean): string {
  if (!open) return 'User-agent: *\nDisallow: /\n'
  const closed = closedToRobots.flatMap((name) => rulesOf(paths[name]))
  return [
    'User-agent: *',
    ...closed.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * A rule is a prefix, so it must not match other pages ('/search' of '/searchlight',
 * '/sports/a/roster/print' of a player's name).
 */
function rulesOf(path: string): string[] {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (part === '*' || part.startsWith(':') ? part : encodeURIComponent(part)))
  while (parts.at(-1)?.endsWith('?')) parts.pop()
  const open = parts.length < path.split('/').length - 1
  const ends = parts.at(-1)!
  if (ends === '*') return [`/${parts.slice(0, -1).join('/')}/`]
  const written = `/${parts.map((part) => (part.startsWith(':') ? '*' : part)).join('/')}`
  if (ends.startsWith(':')) return [written.replace(/(?:\/\*)+$/, '/')]
  return [`${written}$`, `${written}?`, ...(open ? [`${written}/`] : [])]
}

/** Origin of URLs, and time zone of content dates. */
type Place = { origin: string; timeZone: string; now: Date }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const locationXml = (address: string): string => `<loc>${escapeXml(address)}</loc>`

/** The index of the parts (sitemaps.org). */
const indexXml = (names: readonly string[], { origin }: Pick<Place, 'origin'>): string =>
  [
    `${head}<sitemapindex xmlns="${schema}">\n`,
    ...names.map((name) => `<sitemap>${locationXml(`${origin}/sitemap-${name}.xml`)}</sitemap>\n`),
    '</sitemapindex>\n',
  ].join('')

/**
 * URLs, each once, with the date of their content. A future date cannot be the last change and is
 * left out.
 */
function addressesXml(listed: readonly Listed[], { origin, timeZone, now }: Place): string {
  const clock = toLocalDateTime(now, timeZone)
  const once = new Map(listed.map((entry) => [entry.url, entry]))
  // The date suffices: converting 2,000 wall clocks to times would take long.
  const line = ({ url, date }: Listed) => {
    const modified = date && date <= clock ? `<lastmod>${date.slice(0, 10)}</lastmod>` : ''
    return `<url>${locationXml(origin + url)}${modified}</url>\n`
  }
  return `${head}<urlset xmlns="${schema}">\n${[...once.values()].map(line).join('')}</urlset>\n`
}

/**
 * The newest stories for Google News:
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap.
 */
function newsXml(
  stories: readonly StoryTeaser[],
  name: string,
  { origin, timeZone }: Place,
): string {
  const line = ({ url, title, date, image }: StoryTeaser) =>
    [
      `<url>${locationXml(origin + url)}<news:news>`,
      `<news:publication><news:name>${escapeXml(name)}</news:name>`,
      '<news:language>en</news:language></news:publication>',
      `<news:publication_date>${toInstant(date, timeZone).toISOString()}</news:publication_date>`,
      `<news:title>${escapeXml(title)}</news:title></news:news>`,
      ...(image ? [imageXml(`${origin}${image.url}/${ogImageWidth}.jpeg`)] : []),
      '</url>\n',
    ].join('')
  return (
    `${head}<urlset xmlns="${schema}" ` +
    'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" ' +
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${stories.map(line).join('')}</urlset>\n`
  )
}

const imageXml = (address: string): string =>
  `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`
