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

/** Whether a newer site than this page waits behind it. */
export const useUpdateReady = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ready,
    () => false,
  )

/**
 * Registers the worker once the page has loaded, so that it costs the first visit nothing before
 * that; notes the build on the document.
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
    // Workbox tells of the first update that comes by itself, and of none after it; a page may see
    // many.
    if (registration) followWaiting(registration, (found) => void meet(found, build))
  } catch (error) {
    console.warn('the worker could not be registered', error)
  }
}

/**
 * A first worker that found no room for its files is gone, and its registration with it: it is
 * begun anew.
 */
async function renew(build: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration) await registration.update().catch(() => {})
  else await register(build)
}

/**
 * A worker waits. Where this page is as new as it is, nothing has to be loaded for it to serve.
 * Else the visitor is told, and the next navigation takes it along: it is of another build, or the
 * department's settings changed while this page stood.
 */
async function meet({ since }: { since: boolean }, build: string): Promise<void> {
  if (!since && (await newestBuild()) === build) return makeWay()
  markOutdated(makeWay)
  setReady(true)
}
