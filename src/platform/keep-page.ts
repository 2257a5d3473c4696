import type { PageToWorkerMessage } from '../contract/messages.ts'

/** Milliseconds before a visited page is stored, so that quick visits cost nothing. */
export const pageSettles = 1500

const requested = new Set<string>()

/** Has the worker store the document of this path for use offline, once in this window. */
export function storePage(path: string): void {
  const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller
  if (!worker || requested.has(path) || !navigator.onLine) return
  requested.add(path)
  worker.postMessage({ type: 'KEEP_PAGE', path } satisfies PageToWorkerMessage)
}
