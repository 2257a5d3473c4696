import { useSyncExternalStore } from 'react'
import { isUpdateReady, onUpdateReady } from './worker.ts'

/** Whether a newer version of the site is waiting. */
export const useUpdateReady = (): boolean =>
  useSyncExternalStore(onUpdateReady, isUpdateReady, () => false)
