import type { Kysely } from 'kysely'
import type { SiteSettings } from '../../src/contract/site.schema.ts'
import type { Store } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'

/**
 * The operator's overrides of tenant settings, for the life of the process. They are not stored.
 */
const overlays = new WeakMap<object, Map<string, Partial<SiteSettings>>>()

/** Transactions and tenant databases are other objects than the store's, with the same adapter. */
export const getStoreKey = (db: Kysely<Tables>): object => db.getExecutor().adapter

export function setOverrides(
  store: Pick<Store, 'db'>,
  tenant: string,
  config: Partial<SiteSettings>,
): void {
  const all = overlays.get(getStoreKey(store.db)) ?? new Map<string, Partial<SiteSettings>>()
  overlays.set(getStoreKey(store.db), all.set(tenant, config))
}

export const getOverrides = (
  db: Kysely<Tables>,
  tenant: string,
): Partial<SiteSettings> | undefined => overlays.get(getStoreKey(db))?.get(tenant)
