import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { Sport } from '../../../src/contract/sport.schema.ts'
import type { StoryPage, StoryTeaser } from '../../../src/contract/stories.schema.ts'
import { sportHref } from '../../../src/routes/links.ts'
import type { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { respond } from '../../http/body.ts'
import { BodyCache } from '../body-cache.ts'
import { callApi } from '../call-api.ts'
import { publicCorsHeaders, toUpstreamProblem, problem } from '../problem.ts'
import type { RequestContext, Router } from '../router.ts'
import { toInstant } from '../../../src/domain/calendar/time-zone.ts'
import { escapeXml } from '../../content/html/escape.ts'

/** Stories in a feed. Feed readers poll at most about once an hour. */
const newest = 50

/**
 * `/api/v2/Rss/xml?sportId=…`: the newest stories of the department or of a sport as RSS. `Rss`
 * lists it unless the department has feeds of its own.
 */
export class Feeds {
  #cache: BodyCache

  constructor(store: Store) {
    this.#cache = new BodyCache(store)
  }

  routes(router: Router): void {
    router.get('/api/v2/rss/xml', ({ env }) => this.#answer(env))
  }

  async #answer({ request, url, tenant, origin }: RequestContext): Promise<Response> {
    const sportParam =
      [...url.searchParams].findLast(([name]) => /^sportId$/i.test(name))?.[1] ?? ''
    if (!/^\d{0,15}$/.test(sportParam)) return problem(400, 'sportId: must be a number')
    // 0 means all sports, as in other calls.
    const sportId = Number(sportParam) || undefined
    const feed = await this.#cache
      .getOrMake(tenant, `${origin}|${sportId ?? ''}`, async (context) => ({
        text: await textOf(context, sportId, origin),
        more: undefined,
      }))
      .catch(toUpstreamProblem)
    if (feed instanceof Response) return feed
    if (!feed.body) return problem(404, `there is no sport ${sportParam}`)
    return respond(request, 200, feed.body, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'no-cache',
      ...publicCorsHeaders,
    })
  }
}

async function textOf(
  context: ReadContext,
  sportId: number | undefined,
  origin: string,
): Promise<string | null> {
  const sport =
    sportId === undefined ? null : ((await callApi('sport', context, { sportId })) as Sport | null)
  if (sportId !== undefined && !sport) return null
  const settings = (await callApi('settings', context, {})) as SiteSettings | null
  const { items } = (await callApi('stories', context, { sportId, $pageSize: newest })) as StoryPage
  const name = settings?.name ?? context.tenant
  return rssOf(items, {
    title: sport ? `${name}: ${sport.title}` : name,
    description: sport
      ? `The newest stories about ${sport.title}`
      : (settings?.seo.description ?? `The newest stories of ${name}`),
    origin,
    path: sport ? sportHref(sport) : '/',
    self: sport ? `/api/v2/Rss/xml?sportId=${sport.id}` : '/api/v2/Rss/xml',
    timeZone: settings?.timeZone ?? 'UTC',
  })
}

export type Channel = {
  title: string
  description: string
  /** Origin of the site: https://harlan.example */
  origin: string
  /** Path of the page that the feed belongs to. */
  path: string
  /** Path of the feed itself. */
  self: string
  timeZone: string
}

/**
 * Stories as an RSS 2.0 feed, in the given order. A story that is only a link links to its target.
 */
function rssOf(
  stories: readonly StoryTeaser[],
  { title, description, origin, path, self, timeZone }: Channel,
): string {
  const toRfc822 = (wall: string) => toInstant(wall, timeZone).toUTCString()
  const items = stories.map((story) =>
    [
      '<item>',
      element('title', story.title),
      element('link', absolute(story.redirectAbsoluteUrl ?? story.url, origin)),
      `<guid isPermaLink="false">${escapeXml(`${origin}/stories/${story.id}`)}</guid>`,
      element('pubDate', toRfc822(story.date)),
      story.teaser || story.subHeadline
        ? element('description', story.teaser || story.subHeadline!)
        : '',
      story.byline ? element('dc:creator', story.byline) : '',
      story.sport ? element('category', story.sport.title) : '',
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', absolute(path, origin)),
    element('description', description),
    '<language>en</language><ttl>15</ttl>',
    `<atom:link href="${escapeXml(absolute(self, origin))}" rel="self" ` +
      'type="application/rss+xml"/>',
    ...(stories[0] ? [element('lastBuildDate', toRfc822(stories[0].date))] : []),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address
const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
