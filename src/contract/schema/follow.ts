import { z } from 'zod'
import { SportRef } from './sport.ts'

export const SocialAccount = z
  .object({
    id: z.number(),
    channel: z.string(),
    title: z.string(),
    account: z.string().nullable(),
    url: z.string(),
    sport: SportRef.nullable(),
  })
  .meta({
    id: 'SocialAccount',
    description: 'An account of the department (`sport` is null) or of a team.',
  })
export type SocialAccount = z.infer<typeof SocialAccount>

export const RssFeed = z
  .object({
    id: z.number(),
    title: z.string(),
    description: z.string().nullable(),
    url: z.string(),
    sport: SportRef.nullable(),
  })
  .meta({ id: 'RssFeed' })
export type RssFeed = z.infer<typeof RssFeed>

export const SubscribeInfo = z
  .object({
    title: z.string(),
    description: z.string().meta({ description: 'Sanitised HTML.' }),
    lists: z.array(z.object({ id: z.number(), title: z.string(), sport: SportRef.nullable() })),
    privacyUrl: z.string().nullable(),
  })
  .meta({
    id: 'SubscribeInfo',
    description:
      'What the page that takes subscriptions says, and what there is to ' + 'subscribe to.',
  })
export type SubscribeInfo = z.infer<typeof SubscribeInfo>
