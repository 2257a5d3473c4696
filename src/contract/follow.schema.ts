import { z } from 'zod'
import { id, emptyQuery, type CallSchemaOf } from './parts.schema.ts'
import { SportRef } from './sport.schema.ts'

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
    description: z.string().meta({ description: 'Sanitized HTML.' }),
    lists: z.array(z.object({ id: z.number(), title: z.string(), sport: SportRef.nullable() })),
    privacyUrl: z.string().nullable(),
  })
  .meta({
    id: 'SubscribeInfo',
    description: 'The text of the subscription page, and the available subscriptions.',
  })
export type SubscribeInfo = z.infer<typeof SubscribeInfo>

export const PushKind = z.enum(['start', 'score', 'period', 'final', 'schedule']).meta({
  id: 'PushKind',
  description:
    'Notification types of a team: game start, score or lead change, end of a ' +
    'period, final score, schedule change or cancellation.',
})
export type PushKind = z.infer<typeof PushKind>

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is a clock: 22:00')

/** Whether the runtime knows a time zone: 'America/Chicago'. */
function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format()
    return true
  } catch {
    return false
  }
}

export const NotificationPreferences = z
  .object({
    teams: z
      .array(z.object({ sportId: z.number().int().positive(), kinds: z.array(PushKind).max(5) }))
      .max(100),
    alerts: z.boolean().meta({ description: "The department's alerts." }),
    quiet: z
      .object({ from: clock, to: clock })
      .nullable()
      .meta({
        description:
          "Quiet hours in the visitor's time zone. Notifications that are still " +
          'relevant are sent afterward.',
      }),
    timeZone: z.string().max(60).refine(isZone, 'is not a time zone'),
    scoreFree: z.boolean().meta({ description: 'Omits scores and winners.' }),
  })
  .meta({
    id: 'NotificationPreferences',
    description: 'Notification preferences of one browser.',
  })
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

export const PushSubscription = z
  .object({
    endpoint: z.string().max(2048),
    keys: z.object({
      p256dh: z
        .string()
        .regex(/^[A-Za-z0-9_-]{86,88}$/, 'is not a key')
        .meta({ description: 'Base64url: a point of P-256, uncompressed.' }),
      auth: z
        .string()
        .regex(/^[A-Za-z0-9_-]{22,24}$/, 'is not a secret')
        .meta({ description: 'Base64url: 16 bytes.' }),
    }),
  })
  .meta({
    id: 'PushSubscription',
    description: 'The push subscription of the browser.',
  })
export type PushSubscription = z.infer<typeof PushSubscription>

export const PushState = z
  .object({
    wishes: NotificationPreferences,
    deliveredAt: z
      .string()
      .nullable()
      .meta({
        description:
          'The last notification accepted by the push service (UTC); null before ' + 'the first.',
      }),
  })
  .meta({ id: 'PushState', description: 'The stored subscription of a browser.' })
export type PushState = z.infer<typeof PushState>

export const PushMessage = z
  .object({
    web_push: z.literal(8030),
    notification: z.object({
      title: z.string(),
      body: z.string(),
      navigate: z.string(),
      tag: z.string(),
      lang: z.string(),
      silent: z.boolean(),
    }),
    fieldhouse: z.object({
      kind: z.enum([...PushKind.options, 'alert', 'test']),
      gameId: z.number().nullable(),
    }),
  })
  .meta({
    id: 'PushMessage',
    description:
      'A push message before encryption, readable without a service worker ' +
      '(Declarative Web Push).',
  })
export type PushMessage = z.infer<typeof PushMessage>

export const followSchemas: CallSchemaOf<typeof import('./follow.ts')> = {
  socialAccounts: {
    summary: 'Social accounts of the department and of its teams.',
    query: z.object({ sportId: id.optional() }),
    result: z.array(SocialAccount),
    example: {},
  },
  rssFeeds: {
    summary: 'The feeds a visitor can follow.',
    query: emptyQuery,
    result: z.array(RssFeed),
    example: {},
  },
  subscribeInfo: {
    summary: 'The available subscriptions.',
    query: emptyQuery,
    result: SubscribeInfo.nullable(),
    example: {},
  },
}
