import { readRssFeeds } from '../../content/rss-feeds.ts'
import { readSubscribeInfo } from '../../content/services.ts'
import { readSocialAccounts } from '../../content/social-accounts.ts'
import type { HandlersOf } from './parts.ts'

export const followHandlers: HandlersOf<typeof import('../../../src/contract/api/follow.ts')> = {
  socialAccounts: (reading, { sportId }) => readSocialAccounts(reading, sportId),
  rssFeeds: (reading) => readRssFeeds(reading),
  subscribeInfo: (reading) => readSubscribeInfo(reading),
}
