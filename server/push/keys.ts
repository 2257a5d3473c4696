import webpush from 'web-push'
import type { Store } from '../db/store.ts'

/** Push services of the browsers. Subscriptions to any other server are refused. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9.-]+\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
]

/**
 * Whether messages may be sent to this endpoint: https on the default port of a browser's push
 * service, or an origin of PUSH_ORIGINS. Checked on subscription and before each message.
 */
export function maySendTo(endpoint: string, ownOrigins: readonly string[] = []): boolean {
  if (
    endpoint.length > 2048 ||
    !/^https?:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(endpoint) ||
    !URL.canParse(endpoint)
  )
    return false
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint)
  if (username || password || hash) return false
  if (ownOrigins.includes(origin)) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}

/**
 * The VAPID keys of this installation. They are made once and stored, because losing them loses all
 * subscriptions.
 */
export type Keys = { publicKey: string; privateKey: string }

/** Made at the first start, once for all processes. */
export async function pushKeys({ db }: Pick<Store, 'db'>): Promise<Keys> {
  await db
    .insertInto('meta')
    .values({ key: 'vapid', value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict((c) => c.doNothing())
    .execute()
  return JSON.parse(
    (
      await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', 'vapid')
        .executeTakeFirstOrThrow()
    ).value,
  ) as Keys
}
