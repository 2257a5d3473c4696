import { createHash } from 'node:crypto'
import type { Store } from '../db/store.ts'

/** An address under which a cache in front of us may hold an answer. */
export type SharedAddress = { host: string; address: string }

/**
 * Notes that an answer made from these topics may be held in front of us from now on, told up to
 * this sequence of the change log.
 */
export async function noteShared(
  store: Pick<Store, 'of'>,
  tenant: string,
  { host, address }: SharedAddress,
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

/** Topics looked up at once. */
const batch = 200

/** The addresses whose answers were made from any of these topics. */
export async function sharedBy(
  store: Pick<Store, 'of'>,
  tenant: string,
  topics: string[],
): Promise<SharedAddress[]> {
  const found = new Map<string, SharedAddress>()
  for (let from = 0; from < topics.length; from += batch) {
    const rows = await store
      .of(tenant)
      .selectFrom('shared_address')
      .select(['host', 'address'])
      .distinct()
      .where('tenant', '=', tenant)
      .where('topic', 'in', topics.slice(from, from + batch))
      .execute()
    for (const row of rows) found.set(`${row.host} ${row.address}`, row)
  }
  return [...found.values()]
}

/** After a purge: what was noted up to this change is in no cache any more. */
export async function forgetShared(
  store: Pick<Store, 'of'>,
  tenant: string,
  { host, address }: SharedAddress,
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

/** What nobody may hold any more. `before`: milliseconds since 1970. */
export async function forgetOldShared(store: Pick<Store, 'db'>, before: number): Promise<void> {
  await store.db.deleteFrom('shared_address').where('at', '<', before).execute()
}

/**
 * At most so many in a spell of so many milliseconds, of what `who` does; an address is kept as a
 * hash that says nothing elsewhere.
 */
export type Limit = { what: string; who: string; most: number; spell: number }

/** Milliseconds between two looks for what is over. */
const sweepEvery = 60_000
const swept = new WeakMap<object, number>()

/**
 * Counts one in the database, where all processes do. Milliseconds until the next may come; 0 when
 * this one may.
 */
export async function countShared(
  store: Pick<Store, 'db' | 'of' | 'epoch'>,
  tenant: string,
  { what, who, most, spell }: Limit,
  now = Date.now(),
): Promise<number> {
  const until = endOf(spell, now)
  const row = await store
    .of(tenant)
    .insertInto('rate')
    .values({ tenant, what, who: hashOf(store.epoch, who), until, count: 1 })
    .onConflict((c) =>
      c
        .columns(['tenant', 'what', 'who', 'until'])
        .doUpdateSet((e) => ({ count: e('rate.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  await sweep(store, now)
  return Number(row.count) > most ? until - now : 0
}

/** What was counted at `at` counts no more. */
export async function uncountShared(
  store: Pick<Store, 'of' | 'epoch'>,
  tenant: string,
  { what, who, spell }: Limit,
  at: number,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('rate')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('tenant', '=', tenant)
    .where('what', '=', what)
    .where('who', '=', hashOf(store.epoch, who))
    .where('until', '=', endOf(spell, at))
    .where('count', '>', 0)
    .execute()
}

const endOf = (spell: number, now: number): number => (Math.floor(now / spell) + 1) * spell

export const hashOf = (epoch: string, who: string): string =>
  createHash('sha256').update(`${epoch}|${who}`).digest('base64url').slice(0, 16)

export async function sweep({ db }: Pick<Store, 'db'>, now: number): Promise<void> {
  if (now - (swept.get(db) ?? 0) < sweepEvery) return
  swept.set(db, now)
  await db.deleteFrom('rate').where('until', '<', now).execute()
}
