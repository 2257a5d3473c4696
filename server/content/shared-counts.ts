import { createHash } from 'node:crypto'
import type { Store } from '../db/store.ts'

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
