import webpush from 'web-push'
import type { Store } from '../db/store.ts'

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
