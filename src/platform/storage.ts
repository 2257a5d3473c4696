import { clear, createStore, del, entries, get, set, update, type UseStore } from 'idb-keyval'
import { withTimeout } from '../domain/with-timeout.ts'

/**
 * The visitor's notification choices and similar, in the department's IndexedDB. Without working
 * storage (private window, full disk, hanging store) values last for this page: reads find nothing,
 * writes are dropped, nothing throws.
 */
const open = new Map<string, UseStore>()
function storeOf(tenant: string): UseStore {
  const store = open.get(tenant) ?? createStore(`fieldhouse-${tenant}`, 'kept')
  open.set(tenant, store)
  return store
}

export const readStored = <T>(tenant: string, key: string): Promise<T | undefined> =>
  withTimeout(() => get<T>(key, storeOf(tenant)), undefined)

/** Distinguishes missing from no answer: undefined when the store has not answered. */
export const tryReadStored = <T>(
  tenant: string,
  key: string,
): Promise<{ value: T | undefined } | undefined> =>
  withTimeout(async () => ({ value: await get<T>(key, storeOf(tenant)) }), undefined)

/** Resolves with false when nothing can be stored. */
export const writeStored = (tenant: string, key: string, value: unknown): Promise<boolean> =>
  withTimeout(() => set(key, value, storeOf(tenant)).then(() => true), false)

/** Does nothing when the store does not answer. */
export const removeStored = (tenant: string, key: string): Promise<void> =>
  withTimeout(() => del(key, storeOf(tenant)), undefined)

/** Milliseconds to wait for all entries. */
const allWaits = 3000
export const readAllStored = (tenant: string): Promise<[name: IDBValidKey, value: unknown][]> =>
  withTimeout(() => entries<IDBValidKey, unknown>(storeOf(tenant)), [], allWaits)

/** Deletes all entries. */
export const clearStored = (tenant: string): Promise<void> => clear(storeOf(tenant))

/** Updates a value in one transaction and returns it. Undefined when nothing can be stored. */
export const updateStored = <T>(
  tenant: string,
  key: string,
  by: (old: T | undefined) => T,
): Promise<T | undefined> =>
  withTimeout(async () => {
    let updated: T | undefined
    await update<T>(key, (old) => (updated = by(old)), storeOf(tenant))
    return updated
  }, undefined)

/**
 * The valid entries of a stored list: a damaged store or an earlier version may contain anything.
 */
export const validItems = <T>(value: unknown, isOne: (item: unknown) => boolean): T[] =>
  Array.isArray(value) ? (value.filter(isOne) as T[]) : []
