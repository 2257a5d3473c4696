import { readRssFeeds } from '../../content/department/rss-feeds.ts'
import { readSubscribeInfo } from '../../content/department/services.ts'
import { readSocialAccounts } from '../../content/department/social-accounts.ts'
import type { HandlersOf } from './parts.ts'

export const followHandlers: HandlersOf<typeof import('../../../src/contract/api/follow.ts')> = {
  socialAccounts: (reading, { sportId }) => readSocialAccounts(reading, sportId),
  rssFeeds: (reading) => readRssFeeds(reading),
  subscribeInfo: (reading) => readSubscribeInfo(reading),
}
