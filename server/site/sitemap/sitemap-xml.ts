import type { StoryTeaser } from '../../../src/contract/schema/story.ts'
import { ogImageWidth } from '../../../src/domain/constants.ts'
import { momentOf, wallClock } from '../../../src/domain/calendar/zone.ts'
import type { Listed } from '../../content/department/addresses.ts'
import { escapeXml } from '../../content/html/escape-xml.ts'

/** What addresses begin with, and whose clocks the days of content are. */
export type Place = { origin: string; timeZone: string; now: Date }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The list of the parts (sitemaps.org). */
export const indexXml = (names: readonly string[], { origin }: Pick<Place, 'origin'>): string =>
  `${head}<sitemapindex xmlns="${schema}">\n${names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`

/**
 * Addresses, each once, with the day of what stands there. A day to come is no day of a change, and
 * is left out.
 */
export function addressesXml(listed: readonly Listed[], { origin, timeZone, now }: Place): string {
  const clock = wallClock(now, timeZone)
  const once = new Map(listed.map((one) => [one.url, one]))
  // The day is enough: to make a moment of each of 2000 wall clocks is not free.
  const line = ({ url, date }: Listed) =>
    `<url><loc>${escapeXml(origin + url)}</loc>${date && date <= clock ? `<lastmod>${date.slice(0, 10)}</lastmod>` : ''}</url>\n`
  return `${head}<urlset xmlns="${schema}">\n${[...once.values()].map(line).join('')}</urlset>\n`
}

/**
 * The newest stories as Google News asks for them:
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap.
 */
export function newsXml(
  stories: readonly StoryTeaser[],
  name: string,
  { origin, timeZone }: Place,
): string {
  const line = ({ url, title, date, image }: StoryTeaser) =>
    [
      `<url><loc>${escapeXml(origin + url)}</loc><news:news><news:publication><news:name>${escapeXml(name)}</news:name><news:language>en</news:language></news:publication>`,
      `<news:publication_date>${momentOf(date, timeZone).toISOString()}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news>`,
      image
        ? `<image:image><image:loc>${escapeXml(`${origin}${image.url}/${ogImageWidth}.jpeg`)}</image:loc></image:image>`
        : '',
      '</url>\n',
    ].join('')
  return `${head}<urlset xmlns="${schema}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${stories.map(line).join('')}</urlset>\n`
}
