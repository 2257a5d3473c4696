import type { Workbox } from 'workbox-window'
import type { PageToWorkerMessage, WorkerToPageMessage } from '../contract/messages.ts'
import { buildCheckEvery } from '../domain/constants.ts'
import { isFastConnection } from './connection.ts'
import { newestBuild } from './newest-build.ts'
import { isReloadBlocked, markOutdated } from './reload-guard.ts'
import { workerScript } from './trusted.ts'
import { activateWaitingWorker } from './waiting-worker.ts'
import { whenIdle } from './when-idle.ts'
import { withTimeout } from '../domain/with-timeout.ts'

let ready = false
const listeners = new Set<() => void>()
/** Whether a newer version of the site is waiting. */
export const isUpdateReady = (): boolean => ready
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function setReady(next: boolean): void {
  ready = next
  for (const listener of listeners) listener()
}

let started = false

/** Registers the worker and notes the build on the document; once in a window. */
export function startWorker(build: string): void {
  if (started) return
  started = true
  document.documentElement.dataset['build'] = build
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<WorkerToPageMessage | null>) => {
      if (data?.type === 'MAY_RELOAD') ports[0]?.postMessage(isReloadBlocked() ? 'held' : 'free')
    },
  )
  void register(build)
  setInterval(() => void renew(build), buildCheckEvery)
}

/** Milliseconds after the start before the files of other screens are fetched. */
const quietAfter = 3000

let workbox: Workbox | undefined

/** `again`: the worker of this page was registered before, so any further one is an update. */
async function register(build: string, again = false): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window')
    const found = new Workbox(workerScript(), { scope: '/', updateViaCache: 'none' })
    found.addEventListener('installed', ({ isExternal }) => {
      // Workbox reports only the first update that another window or the browser found.
      if (isExternal) void register(build, true)
    })
    found.addEventListener('waiting', ({ isExternal, wasWaitingBeforeRegister }) =>
      setTimeout(
        () => void onWaiting(again || isExternal === true, build),
        wasWaitingBeforeRegister ? 0 : settles,
      ),
    )
    found.addEventListener('controlling', () => setReady(false))
    // After the page has loaded, so that it does not slow the first visit.
    await found.register()
    if (!workbox) void found.active.then(() => setTimeout(keepAllWhenIdle, quietAfter))
    workbox = found
  } catch (error) {
    console.warn('the worker could not be registered', error)
  }
}

/** On a good connection, the screens that were not opened work offline, too. */
function keepAllWhenIdle(): void {
  if (isFastConnection()) whenIdle(() => void storeAllFiles())
}

/** Timeout in milliseconds to fetch all files of a build. */
const filesWithin = 60_000

/** Has the worker store the files of all screens. Resolves to whether it has. */
export const storeAllFiles = (): Promise<boolean> =>
  withTimeout(
    async () => {
      const reply: unknown = await workbox?.messageSW({
        type: 'KEEP_ALL_FILES',
      } satisfies PageToWorkerMessage)
      return reply === true
    },
    false,
    filesWithin,
  )

/** A first worker that had no room for its files is gone with its registration: registers again. */
async function renew(build: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration) await registration.update().catch(() => {})
  else await register(build)
}

/**
 * Milliseconds for a new worker to activate by itself, as one that ends a broken one does. Chromium
 * replaces the active worker when it is idle; any message from a page keeps it busy for half a
 * minute.
 */
const settles = 2000

/**
 * A worker is waiting. If this page is as new, it may activate without a reload. Else the visitor
 * is told and the next navigation activates it: it is of another build, or the department's
 * settings changed while this page was open (`since`).
 */
async function onWaiting(since: boolean, build: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!registration?.waiting || !registration.active) return
  if (!since && (await newestBuild()) === build) return activateWaitingWorker()
  markOutdated(activateWaitingWorker)
  setReady(true)
}

/** On the visitor's click: activates the worker whatever else is open, and reloads this page. */
export async function activateNewWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!workbox || !registration?.waiting) return location.reload()
  workbox.addEventListener('controlling', () => location.reload())
  workbox.messageSkipWaiting()
}
