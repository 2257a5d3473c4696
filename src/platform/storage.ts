import { clear, createStore, del, entries, get, set, update, type UseStore } from 'idb-keyval'
import { withTimeout } from './with-timeout.ts'

/**
 * What this visitor has chosen, kept in this browser: what to be told of. IndexedDB of the
 * department. A browser that keeps nothing (private windows, a full disk, a store that hangs) keeps
 * it for this page: reads find nothing, writes are forgotten, nobody hears an error.
 */
const open = new Map<string, UseStore>()
function storeOf(tenant: string): UseStore {
  const known = open.get(tenant) ?? createStore(`fieldhouse-${tenant}`, 'kept')
  open.set(tenant, known)
  return known
}

export const readStored = <T>(tenant: string, key: string): Promise<T | undefined> =>
  withTimeout(() => get<T>(key, storeOf(tenant)), undefined)

/**
 * For who must tell "nothing there" from "no answer": undefined where the store has not answered.
 */
export const tryReadStored = <T>(
  tenant: string,
  key: string,
): Promise<{ value: T | undefined } | undefined> =>
  withTimeout(async () => ({ value: await get<T>(key, storeOf(tenant)) }), undefined)

/** Resolves with false where nothing can be kept. */
export const store = (tenant: string, key: string, value: unknown): Promise<boolean> =>
  withTimeout(() => set(key, value, storeOf(tenant)).then(() => true), false)

/** Does nothing where the store does not answer. */
export const removeStored = (tenant: string, key: string): Promise<void> =>
  withTimeout(() => del(key, storeOf(tenant)), undefined)

/** Milliseconds for which all of it is waited for: what is asked before something is lost. */
const allWaits = 3000
export const allStored = (tenant: string): Promise<[name: IDBValidKey, value: unknown][]> =>
  withTimeout(() => entries<IDBValidKey, unknown>(storeOf(tenant)), [], allWaits)

/** All of it at once. */
export const clearStored = (tenant: string): Promise<void> => clear(storeOf(tenant))

/**
 * Makes a new value of the old one, and gives it back: nothing of another tab comes between.
 * Undefined where nothing can be kept.
 */
export const updateStored = <T>(
  tenant: string,
  key: string,
  by: (old: T | undefined) => T,
): Promise<T | undefined> =>
  withTimeout(async () => {
    let made: T | undefined
    await update<T>(key, (old) => (made = by(old)), storeOf(tenant))
    return made
  }, undefined)

/**
 * What of a kept list is what it should be: a store that broke, or a version of before, may hold
 * anything.
 */
export const listOf = <T>(value: unknown, isOne: (one: unknown) => boolean): T[] =>
  Array.isArray(value) ? (value.filter(isOne) as T[]) : []
