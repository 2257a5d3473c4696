import { everyTopic } from '../db/changes.ts'
import type { Store } from '../db/store.ts'

/** A URL whose answer a cache in front of the server may store. */
export type CachedUrl = { host: string; address: string }

/**
 * Notes that an answer made from these topics, as of this sequence of the change log, may be stored
 * in front of the server.
 */
export async function recordCachedUrl(
  store: Pick<Store, 'of'>,
  tenant: string,
  { host, address }: CachedUrl,
  topics: Iterable<string>,
  seq: number,
): Promise<void> {
  const cachedAt = Date.now()
  const rows = [...topics].map((topic) => ({ tenant, topic, host, address, seq, at: cachedAt }))
  if (rows.length === 0) return
  await store
    .of(tenant)
    .insertInto('shared_address')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['tenant', 'topic', 'host', 'address'])
        .doUpdateSet((e) => ({ seq: e.ref('excluded.seq'), at: e.ref('excluded.at') })),
    )
    .execute()
}

/** Topics queried at once. */
const batch = 200

/** The URLs whose answers were made from any of these topics, or all of them (`everyTopic`). */
export async function findCachedUrls(
  store: Pick<Store, 'of'>,
  tenant: string,
  topics: string[],
): Promise<CachedUrl[]> {
  const urlsByKey = new Map<string, CachedUrl>()
  const noted = store
    .of(tenant)
    .selectFrom('shared_address')
    .select(['host', 'address'])
    .distinct()
    .where('tenant', '=', tenant)
  if (topics.includes(everyTopic)) return noted.execute()
  for (let from = 0; from < topics.length; from += batch) {
    const rows = await noted.where('topic', 'in', topics.slice(from, from + batch)).execute()
    for (const row of rows) urlsByKey.set(`${row.host} ${row.address}`, row)
  }
  return [...urlsByKey.values()]
}

/** After a purge: URLs noted up to this change are in no cache any more. */
export async function deleteCachedUrl(
  store: Pick<Store, 'of'>,
  tenant: string,
  { host, address }: CachedUrl,
  seq: number,
): Promise<void> {
  await store
    .of(tenant)
    .deleteFrom('shared_address')
    .where('tenant', '=', tenant)
    .where('host', '=', host)
    .where('address', '=', address)
    .where('seq', '<', seq)
    .execute()
}

/** Deletes entries that no cache may still store. `before`: milliseconds since 1970. */
export async function deleteExpiredCachedUrls(
  store: Pick<Store, 'db'>,
  before: number,
): Promise<void> {
  await store.db.deleteFrom('shared_address').where('at', '<', before).execute()
}
