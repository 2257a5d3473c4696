import { createHash } from 'node:crypto'
import type { Store } from '../db/store.ts'

/**
 * At most `max` actions of a `subject` in `windowMs` milliseconds. An address is stored as a hash.
 */
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
  deleteExpiredCounts(store, now)
  return Number(row.count) > max ? until - now : 0
}

/** Takes back a count made at `countedAt`. */
export async function uncountRequest(
  store: Pick<Store, 'of' | 'epoch'>,
  tenant: string,
  { action, subject, windowMs }: RateLimit,
  countedAt: number,
): Promise<void> {
  await store
    .of(tenant)
    .updateTable('rate')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('tenant', '=', tenant)
    .where('what', '=', action)
    .where('who', '=', hashSubject(store.epoch, subject))
    .where('until', '=', endOf(windowMs, countedAt))
    .where('count', '>', 0)
    .execute()
}

const endOf = (windowMs: number, now: number): number => (Math.floor(now / windowMs) + 1) * windowMs

export const hashSubject = (epoch: string, subject: string): string =>
  createHash('sha256').update(`${epoch}|${subject}`).digest('base64url').slice(0, 16)

/** In the background, so that no visitor waits for rows that another department has locked. */
export function deleteExpiredCounts({ db }: Pick<Store, 'db'>, now: number): void {
  if (Math.abs(now - (swept.get(db) ?? 0)) < sweepEvery) return
  swept.set(db, now)
  // What was not deleted is deleted a minute later.
  void db
    .deleteFrom('rate')
    .where('until', '<', now)
    .execute()
    .catch(() => undefined)
}
