import type { Workbox } from 'workbox-window'
import type { PageToWorkerMessage, WorkerToPageMessage } from '../contract/messages.ts'
import type { PackReply } from '../contract/packs.ts'
import { buildCheckEvery } from '../domain/constants.ts'
import { isFastConnection } from './connection.ts'
import { newestBuild } from './newest-build.ts'
import { isReloadBlocked, markOutdated } from './reload-guard.ts'
import { workerScript } from './trusted.ts'
import { whenIdle } from './when-idle.ts'
import { withTimeout } from '../domain/with-timeout.ts'

let ready = false
const listeners = new Set<() => void>()
/** Whether the server has a newer build than this page. */
export const isUpdateReady = (): boolean => ready
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Asks the server for the latest build. If it is a newer one, the visitor is told and the next
 * navigation loads it. If not, a waiting worker is as new as this page and may activate.
 */
export async function checkBuild(build: string): Promise<void> {
  const newest = await newestBuild()
  if (newest === undefined) return
  ready = newest !== build
  for (const listener of listeners) listener()
  if (!ready) return activateWaitingWorker()
  markOutdated(activateWaitingWorker)
  await updateWorker(build)
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
  setInterval(() => void updateWorker(build), buildCheckEvery)
}

/** Milliseconds after the start before the files of other screens are fetched. */
const quietAfter = 3000
/**
 * Milliseconds for a new worker to activate by itself, as one that ends a broken one does. Chromium
 * replaces the active worker when it is idle; any request from a page keeps it busy for half a
 * minute.
 */
const settles = 2000

let workbox: Workbox | undefined

async function register(build: string): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window')
    const newWorkbox = new Workbox(workerScript(), { scope: '/', updateViaCache: 'none' })
    newWorkbox.addEventListener('waiting', () => setTimeout(() => void checkBuild(build), settles))
    // After the page has loaded, so that it does not slow the first visit.
    await newWorkbox.register()
    if (!workbox) void newWorkbox.active.then(() => setTimeout(keepAllWhenIdle, quietAfter))
    workbox = newWorkbox
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

/** Timeout in milliseconds to store a URL of a pack: the worker's request has 10 s. */
const packUrlWithin = 15_000

/** Has the worker store a URL of a game-day pack, unless it has more bytes than given. */
export const storeInPack = (url: string, maxBytes?: number): Promise<PackReply> =>
  withTimeout(
    async () => {
      const message = { type: 'KEEP_IN_PACK', url, maxBytes } satisfies PageToWorkerMessage
      return (await workbox!.messageSW(message)) as PackReply
    },
    { status: 'failed', bytes: 0 },
    packUrlWithin,
  )

const findRegistration = () => navigator.serviceWorker?.getRegistration().catch(() => undefined)

/**
 * Checks for a newer worker. A first worker that had no room for its files is gone with its
 * registration: registers it again.
 */
async function updateWorker(build: string): Promise<void> {
  const registration = await findRegistration()
  if (registration) await registration.update().catch(() => {})
  else if (workbox) await register(build)
}

/**
 * Milliseconds before navigating: a page load keeps the active worker busy, which may delay its
 * replacement by minutes.
 */
const handsOver = 700

/**
 * Lets the waiting worker activate unless another window has unsaved input. Resolves when it has,
 * or has not yet.
 */
async function activateWaitingWorker(): Promise<void> {
  const registration = await findRegistration()
  if (!registration?.waiting) return
  const controllerChange = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    setTimeout(done, handsOver)
  })
  // Sent to the waiting worker, because a message would keep the active one busy.
  registration.waiting.postMessage({ type: 'MAKE_WAY' } satisfies PageToWorkerMessage)
  await controllerChange
}

/** On the visitor's click: activates the worker whatever else is open, and reloads this page. */
export async function activateNewWorker(): Promise<void> {
  if (!workbox || !(await findRegistration())?.waiting) return location.reload()
  workbox.addEventListener('controlling', () => location.reload())
  workbox.messageSkipWaiting()
}
