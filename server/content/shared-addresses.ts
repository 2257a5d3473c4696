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
