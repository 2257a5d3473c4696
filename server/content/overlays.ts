import type { Kysely } from 'kysely'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import type { Store } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'

/**
 * What the operator lays over the settings of a tenant, for as long as the process runs: none of it
 * is in the store.
 */
const overlays = new WeakMap<object, Map<string, Partial<SiteSettings>>>()

/**
 * A transaction, and the eyes of a tenant, are other objects than the store's, of the same adapter.
 */
export const keyOf = (db: Kysely<Tables>): object => db.getExecutor().adapter

export function layOver(
  store: Pick<Store, 'db'>,
  tenant: string,
  config: Partial<SiteSettings>,
): void {
  const all = overlays.get(keyOf(store.db)) ?? new Map<string, Partial<SiteSettings>>()
  overlays.set(keyOf(store.db), all.set(tenant, config))
}

export const overlayOf = (db: Kysely<Tables>, tenant: string): Partial<SiteSettings> | undefined =>
  overlays.get(keyOf(db))?.get(tenant)
