import { withTimeout } from '../../domain/with-timeout.ts'

/** Bytes, and whether storage is persistent; null in a browser without persistence. */
export type Storage = { usage: number; quota: number; persisted: boolean | null }

/** Null when the browser does not say. */
export const readStorage = (): Promise<Storage | null> =>
  withTimeout(async () => {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate()
    return {
      usage,
      quota,
      persisted: 'persisted' in navigator.storage ? await navigator.storage.persisted() : null,
    }
  }, null)
