import { clear, createStore, get, set, type UseStore } from 'idb-keyval'
import { patiently } from './patient.ts'

/**
 * What this visitor has chosen, kept in this browser: what to be told of. IndexedDB of the department (design §1.4).
 * A browser that keeps nothing (private windows, a full disk, a store that hangs) keeps it for this page: reads find nothing, writes are forgotten, nobody hears an error.
 */
const open = new Map<string, UseStore>()
function storeOf(tenant: string): UseStore {
  const known = open.get(tenant) ?? createStore(`fieldhouse-${tenant}`, 'kept')
  open.set(tenant, known)
  return known
}

export const kept = <T>(tenant: string, key: string): Promise<T | undefined> => patiently(() => get<T>(key, storeOf(tenant)), undefined)

/** Resolves with false where nothing can be kept. */
export const keep = (tenant: string, key: string, value: unknown): Promise<boolean> => patiently(() => set(key, value, storeOf(tenant)).then(() => true), false)

/** All of it at once. */
export const forgetKept = (tenant: string): Promise<void> => clear(storeOf(tenant))
