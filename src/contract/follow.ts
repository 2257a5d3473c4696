import { get } from './endpoint.ts'
import { hours, type Nothing } from './queries.ts'
import type { RssFeed, SocialAccount, SubscribeInfo } from './follow.schema.ts'

export const socialAccounts = get<{ sportId?: number | undefined }, SocialAccount[]>(
  '/api/v2/SocialAccounts',
  { empty: [], fresh: 1 * hours, offline: 'keep' },
)
export const rssFeeds = get<Nothing, RssFeed[]>('/api/v2/Rss', {
  empty: [],
  fresh: 1 * hours,
  offline: 'keep',
})
export const subscribeInfo = get<Nothing, SubscribeInfo | null>('/api/v2/Forms/subscribe/info', {
  empty: null,
  fresh: 1 * hours,
  offline: 'keep',
})
