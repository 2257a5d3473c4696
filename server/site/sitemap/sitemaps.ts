import type { HonorSettings } from '../../../src/contract/schema/honors.ts'
import type { SiteSettings } from '../../../src/contract/schema/site.ts'
import { call } from '../../api/call.ts'
import { failed } from '../../api/failed.ts'
import { problem } from '../../api/problem.ts'
import {
  addressesFrom,
  addressLists,
  partsOf,
  type AddressList,
} from '../../content/department/addresses.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { bodyOf, bytesOf, respond, type Body } from '../../http/body.ts'
import { TopicCache, type Dependent } from '../../http/topic-cache.ts'
import { departmentPages } from './department-pages.ts'
import { hasPage } from './listing.ts'
import { newsStories } from './news-stories.ts'
import { robotsText } from './robots.ts'
import { addressesXml, indexXml, newsXml, type Place } from './sitemap-xml.ts'
import { sportPages } from './sport-pages.ts'

/** What is kept of them at most, in bytes. */
const kept = 64 * 1024 * 1024

/**
 * What search engines are told: `/robots.txt`, `/sitemap.xml`, and the parts that it names, each
 * kept until something that it was made from is written. A long list has parts of a bounded size,
 * so that none of them holds the server up.
 */
export class Sitemaps {
  #store: Store
  #cache = new TopicCache<Dependent & { body: Body | null }>(kept)

  constructor(store: Store) {
    this.#store = store
    store.changes.listen((changes) => {
      for (const { tenant, topics } of changes) this.#cache.drop(tenant, topics)
    })
  }

  /** Undefined for other paths. `origin` is what the addresses begin with, whoever asks. */
  async answer(
    request: Request,
    { pathname }: URL,
    tenant: string,
    origin: string,
  ): Promise<Response | undefined> {
    const [, name] =
      /^\/(robots\.txt|sitemap(?:-[a-z-]+(?:-[1-9]\d{0,3})?)?\.xml)$/.exec(pathname) ?? []
    if (name === undefined) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return problem(405, `${request.method} is not a method of a sitemap`, { allow: 'GET, HEAD' })
    const found = await this.#cache
      .getOrMake(`${tenant}|${origin}|${name}`, tenant, async () => {
        const reading = new ReadContext(this.#store, tenant)
        const text = await textOf(reading, name, origin)
        const body = text === null ? null : await bodyOf(text)
        return {
          entry: {
            tenant,
            topics: reading.topics,
            until: reading.until,
            bytes: body ? bytesOf(body) : 0,
            body,
          },
          keep: body !== null,
        }
      })
      .catch(failed)
    if (found instanceof Response) return found
    if (!found.body)
      return new Response('Not found', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      })
    return respond(request, 200, found.body, {
      'content-type': name.endsWith('.txt')
        ? 'text/plain; charset=utf-8'
        : 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    })
  }
}

/** Null for a part that is not there, and for all of them where search engines are kept out. */
async function textOf(reading: ReadContext, name: string, origin: string): Promise<string | null> {
  const settings = (await call('settings', reading, {})) as SiteSettings | null
  const open = settings !== null && settings.seo.searchEngines !== false
  if (name === 'robots.txt') return robotsText(origin, open)
  if (!settings || !open) return null
  const place: Place = { origin, timeZone: settings.timeZone, now: reading.now }
  if (name === 'sitemap.xml') return indexXml(await partNames(reading), place)
  const [, list, part] = /^sitemap-([a-z-]+?)(?:-(\d+))?\.xml$/.exec(name) ?? []
  if (part === undefined) {
    if (list === 'news')
      return newsXml(await newsStories(reading, settings.timeZone), settings.seo.siteName, place)
    return list === 'pages'
      ? addressesXml(await departmentPages(reading), place)
      : list === 'sports'
        ? addressesXml(await sportPages(reading), place)
        : null
  }
  const known = (await listsOf(reading)).find((one) => one === list)
  const start = known && (await partsOf(reading, known))[Number(part) - 1]
  return known === undefined || start === undefined
    ? null
    : addressesXml((await addressesFrom(reading, known, start)).filter(hasPage(known)), place)
}

async function partNames(reading: ReadContext): Promise<string[]> {
  const names = ['pages', 'sports', 'news']
  for (const list of await listsOf(reading))
    names.push(...(await partsOf(reading, list)).map((_, i) => `${list}-${i + 1}`))
  return names
}

/**
 * A department that has switched its honors off keeps those whom it honored, and shows none of
 * them.
 */
const listsOf = async (reading: ReadContext): Promise<AddressList[]> => {
  const honors = (await call('hallOfFameSettings', reading, {})) as HonorSettings | null
  return honors?.enabled === false
    ? addressLists.filter((list) => list !== 'inductees')
    : addressLists
}
