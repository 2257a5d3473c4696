import { get } from './endpoint.ts'
import { hours, type EmptyQuery } from './queries.ts'
import type { RssFeed, SocialAccount, SubscribeInfo } from './follow.schema.ts'

export const socialAccounts = get<{ sportId?: number | undefined }, SocialAccount[]>(
  '/api/v2/SocialAccounts',
  { empty: [], staleTimeSeconds: 1 * hours },
)
export const rssFeeds = get<EmptyQuery, RssFeed[]>('/api/v2/Rss', {
  empty: [],
  staleTimeSeconds: 1 * hours,
})
export const subscribeInfo = get<EmptyQuery, SubscribeInfo | null>('/api/v2/Forms/subscribe/info', {
  empty: null,
  staleTimeSeconds: 1 * hours,
})
