import type { CallHandlers } from '../call-handlers.ts'
import { readSettings } from './site.ts'
import { readItems } from '../items.ts'
import { rssFeed } from '../kinds/site.ts'
import type { ReadContext } from '../read-context.ts'
import { readSports, sportRefs } from '../sports/sports.ts'
import type { SocialAccount, RssFeed } from '../../../src/contract/follow.schema.ts'
import type { Sport, SportRef } from '../../../src/contract/sport.schema.ts'
import { channelName } from '../../../src/domain/words/social.ts'

type Account = Omit<SocialAccount, 'id'>

/**
 * The department's accounts first, in their order, then those of the teams; with a sport only that
 * team's.
 */
export async function readSocialAccounts(
  context: ReadContext,
  sportId?: number,
): Promise<SocialAccount[]> {
  const settings = await readSettings(context)
  const refs = await sportRefs(context)
  const departmentAccounts: Account[] = (settings?.socialAccounts ?? []).map(
    ({ channel, url }) => ({
      channel: channel.toLowerCase(),
      title: `${settings!.name} on ${channelName(channel)}`,
      account: handleIn(url),
      url,
      sport: null,
    }),
  )
  const teams = (await readSports(context)).flatMap((sport) => ofTeam(sport, refs.get(sport.id)!))
  return [...departmentAccounts, ...teams]
    .map((account, i) => ({ id: i + 1, ...account }))
    .filter(({ sport }) => !sportId || sport?.id === sportId)
}

const channels: [
  channel: string,
  field: 'twitterName' | 'instagramName' | 'facebookPage' | 'youtubeName' | 'pinterestName',
  host: string,
][] = [
  ['twitter', 'twitterName', 'https://x.com/'],
  ['instagram', 'instagramName', 'https://www.instagram.com/'],
  ['facebook', 'facebookPage', 'https://www.facebook.com/'],
  ['youtube', 'youtubeName', 'https://www.youtube.com/@'],
  ['pinterest', 'pinterestName', 'https://www.pinterest.com/'],
]

/** A name or a full URL: departments write both. */
function ofTeam(sport: Sport, ref: SportRef): Account[] {
  return channels.flatMap(([channel, field, host]) => {
    const account = sport[field]?.trim()
    if (!account) return []
    const isUrl = /^https?:\/\//i.test(account) && URL.canParse(account)
    const url = isUrl
      ? new URL(account).href
      : `${host}${encodeURIComponent(account.replace(/^@/, ''))}`
    return [
      {
        channel,
        title: `${sport.title} on ${channelName(channel)}`,
        account: isUrl ? handleIn(account) : account.replace(/^@/, ''),
        url,
        sport: ref,
      },
    ]
  })
}

function handleIn(url: string): string | null {
  const last = URL.canParse(url)
    ? new URL(url).pathname.split('/').filter(Boolean).at(-1)?.replace(/^@/, '')
    : undefined
  return last && /^[\w.-]{1,60}$/.test(last) ? last : null
}

/** The feeds that the department lists; otherwise one of all stories and one for each team. */
export async function readRssFeeds(context: ReadContext): Promise<RssFeed[]> {
  const refs = await sportRefs(context)
  const listed = await readItems(context, rssFeed)
  if (listed.length > 0)
    return listed.map(({ sportId, ...feed }) => ({
      ...feed,
      sport: (sportId && refs.get(sportId)) || null,
    }))
  const settings = await readSettings(context)
  if (!settings) return []
  const all = {
    title: `${settings.name} news`,
    description: 'Every story',
    url: feedUrl(),
    sport: null,
  }
  const teams = (await readSports(context))
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

export const handlers = {
  socialAccounts: (context, { sportId }) => readSocialAccounts(context, sportId),
  rssFeeds: readRssFeeds,
} satisfies Partial<CallHandlers>
