import { useSyncExternalStore } from 'react'
import type { WorkerWord } from '../contract/messages.ts'
import { buildCheckEvery } from '../domain/constants.ts'
import { newestBuild } from './newest-build.ts'
import { isHeld, markOutdated } from './outdated.ts'
import { workerScript } from './trusted.ts'
import { followWaiting, makeWay } from './waiting-worker.ts'

let ready = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function setReady(next: boolean): void {
  ready = next
  for (const listener of listeners) listener()
}

/** Whether a newer version of the site is waiting. */
export const useUpdateReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  )

/**
 * Registers the worker after the page has loaded, so that it does not slow the first visit; notes
 * the build on the document.
 */
export function startWorker(build: string): void {
  document.documentElement.dataset['build'] = build
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<WorkerWord | null>) => {
      if (data?.type === 'MAY_RELOAD') ports[0]?.postMessage(isHeld() ? 'held' : 'free')
    },
  )
  navigator.serviceWorker.addEventListener('controllerchange', () => setReady(false))
  if (document.readyState === 'complete') void register(build)
  else addEventListener('load', () => void register(build), { once: true })
  setInterval(() => void renew(build), buildCheckEvery)
}

async function register(build: string): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window')
    const registration = await new Workbox(workerScript(), {
      scope: '/',
      updateViaCache: 'none',
    }).register()
    // Workbox reports only the first automatic update; a page may see several.
    if (registration) followWaiting(registration, (found) => void meet(found, build))
  } catch (error) {
    console.warn('the worker could not be registered', error)
  }
}

/** A first worker that had no room for its files is gone with its registration: registers again. */
async function renew(build: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration) await registration.update().catch(() => {})
  else await register(build)
}

/**
 * A worker is waiting. If this page is as new, it may activate without a reload. Else the visitor
 * is told and the next navigation activates it: it is of another build, or the department's
 * settings changed while this page was open.
 */
async function meet({ since }: { since: boolean }, build: string): Promise<void> {
  if (!since && (await newestBuild()) === build) return makeWay()
  markOutdated(makeWay)
  setReady(true)
}
