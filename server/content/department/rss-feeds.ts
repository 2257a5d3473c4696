import type { RssFeed } from '../../../src/contract/follow.schema.ts'
import { readItems } from '../items.ts'
import { rssFeed } from '../kinds/rss-feed.ts'
import type { ReadContext } from '../read-context.ts'
import { readSettings } from './site.ts'
import { readSports, sportRefs } from '../sports/sports.ts'

/**
 * The feeds that the department lists; without a list of its own one of all stories and one for
 * each team.
 */
export async function readRssFeeds(reading: ReadContext): Promise<RssFeed[]> {
  const refs = await sportRefs(reading)
  const listed = await readItems(reading, rssFeed)
  if (listed.length > 0)
    return listed.map(({ sportId, ...feed }) => ({
      ...feed,
      sport: (sportId && refs.get(sportId)) || null,
    }))
  const settings = await readSettings(reading)
  if (!settings) return []
  const all = {
    title: `${settings.name} news`,
    description: 'Every story',
    url: feedUrl(),
    sport: null,
  }
  const teams = (await readSports(reading))
    .filter(({ nonSport }) => !nonSport)
    .map((sport) => ({
      title: `${sport.title} news`,
      description: `Every ${sport.title} story`,
      url: feedUrl(sport.id),
      sport: refs.get(sport.id) ?? null,
    }))
  return [all, ...teams].map((feed, i) => ({ id: i + 1, ...feed }))
}

const feedUrl = (sportId?: number) =>
  sportId ? `/api/v2/Rss/xml?sportId=${sportId}` : '/api/v2/Rss/xml'
