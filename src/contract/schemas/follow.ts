import { z } from 'zod'
import { RssFeed, SocialAccount, SubscribeInfo } from '../schema/follow.ts'
import { id, nothing, type DescribedOf } from './parts.ts'

export const followSchemas: DescribedOf<typeof import('../api/follow.ts')> = {
  socialAccounts: {
    summary: 'Accounts of the department and of its teams.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(SocialAccount),
    example: {},
  },
  rssFeeds: {
    summary: 'The feeds that one can follow.',
    query: nothing,
    result: z.array(RssFeed),
    example: {},
  },
  subscribeInfo: {
    summary: 'What there is to subscribe to.',
    query: nothing,
    result: SubscribeInfo.nullable(),
    example: {},
  },
}
