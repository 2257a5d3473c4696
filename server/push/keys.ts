import webpush from 'web-push'
import type { Store } from '../db/store.ts'

/** Push services of the browsers: nothing else is ever called for a visitor. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9.-]+\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
]

/**
 * Whether messages may be sent to this address: https on its usual port at a push service of a
 * browser, or an origin that the operator names (PUSH_ORIGINS). Asked when a browser subscribes,
 * and again each time before something is sent.
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
 * The keys by which push services know this installation. Lost keys are lost subscriptions: they
 * are made once and stay in the store.
 */
export type Keys = { publicKey: string; privateKey: string }

/** Made at the first start; of several processes that start at once, one makes them for all. */
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
