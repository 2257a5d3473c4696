import { clear, createStore, get, set, type UseStore } from 'idb-keyval'

/**
 * What this visitor has chosen, kept in this browser: what to be told of. IndexedDB of the department (design §1.4).
 * A browser that keeps nothing (private windows, a full disk) keeps it for this page: reads find nothing, writes are forgotten, nobody hears an error.
 */
const open = new Map<string, UseStore>()
function storeOf(tenant: string): UseStore {
  const known = open.get(tenant) ?? createStore(`fieldhouse-${tenant}`, 'kept')
  open.set(tenant, known)
  return known
}

export async function kept<T>(tenant: string, key: string): Promise<T | undefined> {
  try {
    return await get<T>(key, storeOf(tenant))
  } catch {
    return undefined
  }
}

/** Resolves with false where nothing can be kept. */
export async function keep(tenant: string, key: string, value: unknown): Promise<boolean> {
  try {
    await set(key, value, storeOf(tenant))
    return true
  } catch {
    return false
  }
}

/** All of it at once. */
export const forgetKept = (tenant: string): Promise<void> => clear(storeOf(tenant))
