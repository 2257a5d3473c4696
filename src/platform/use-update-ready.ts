import { isUpdateReady, onUpdateReady } from './worker.ts'
import { useBrowserValue } from './use-browser-value.ts'

/** Whether a newer version of the site is waiting. */
export const useUpdateReady = (): boolean =>
  useBrowserValue(onUpdateReady, isUpdateReady, () => false)
