import { createHash } from 'node:crypto'
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
  const at = Date.now()
  const rows = [...topics].map((topic) => ({ tenant, topic, host, address, seq, at }))
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
  const found = new Map<string, CachedUrl>()
  const noted = store
    .of(tenant)
    .selectFrom('shared_address')
    .select(['host', 'address'])
    .distinct()
    .where('tenant', '=', tenant)
  if (topics.includes(everyTopic)) return noted.execute()
  for (let from = 0; from < topics.length; from += batch) {
    const rows = await noted.where('topic', 'in', topics.slice(from, from + batch)).execute()
    for (const row of rows) found.set(`${row.host} ${row.address}`, row)
  }
  return [...found.values()]
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

/** At most `max` actions of a `subject` in `windowMs` milliseconds. An address is stored as a hash. */
export type RateLimit = { action: string; subject: string; max: number; windowMs: number }

/** Milliseconds between two deletions of expired counts. */
const sweepEvery = 60_000
const swept = new WeakMap<object, number>()

/**
 * Counts one in the database, shared by all processes. Returns the milliseconds to wait; 0 when it
 * is allowed.
 */
export async function countRequest(
  store: Pick<Store, 'db' | 'of' | 'epoch'>,
  tenant: string,
  { action, subject, max, windowMs }: RateLimit,
  now = Date.now(),
): Promise<number> {
  const until = endOf(windowMs, now)
  const row = await store
    .of(tenant)
    .insertInto('rate')
    .values({ tenant, what: action, who: hashSubject(store.epoch, subject), until, count: 1 })
    .onConflict((c) =>
      c
        .columns(['tenant', 'what', 'who', 'until'])
        .doUpdateSet((e) => ({ count: e('rate.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  await deleteExpiredCounts(store, now)
  return Number(row.count) > max ? until - now : 0
}

/** Takes back a count made at `at`. */
export async function uncountRequest(
  store: Pick<Store, 'of' | 'epoch'>,
  tenant: string,
  { action, subject, windowMs }: RateLimit,
  at: number,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('rate')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('tenant', '=', tenant)
    .where('what', '=', action)
    .where('who', '=', hashSubject(store.epoch, subject))
    .where('until', '=', endOf(windowMs, at))
    .where('count', '>', 0)
    .execute()
}

const endOf = (spell: number, now: number): number => (Math.floor(now / spell) + 1) * spell

export const hashSubject = (epoch: string, who: string): string =>
  createHash('sha256').update(`${epoch}|${who}`).digest('base64url').slice(0, 16)

export async function deleteExpiredCounts({ db }: Pick<Store, 'db'>, now: number): Promise<void> {
  if (Math.abs(now - (swept.get(db) ?? 0)) < sweepEvery) return
  swept.set(db, now)
  await db.deleteFrom('rate').where('until', '<', now).execute()
}
