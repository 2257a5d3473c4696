import { useSyncExternalStore } from 'react'
import type { WorkerWord } from '../contract/messages.ts'
import { buildCheckEvery } from '../domain/constants.ts'
import { isHeld } from './outdated.ts'
import { workerScript } from './trusted.ts'

/** Whether a newer build waits behind this page, and how to take it. */
export type Update = { ready: boolean; reload(): void }

let update: Update = { ready: false, reload: () => location.reload() }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUpdateReady = (): Update => useSyncExternalStore(subscribe, () => update, () => update)

/** Registers the worker once the page has loaded, so that it costs the first visit nothing before that; notes the build on the document. */
export function startWorker(build: string): void {
  document.documentElement.dataset['build'] = build
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerWord | null>) => { if (data?.type === 'MAY_RELOAD') ports[0]?.postMessage(isHeld() ? 'held' : 'free') })
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(workerScript(), { scope: '/', updateViaCache: 'none' })
  worker.addEventListener('waiting', () => {
    update = {
      ready: true,
      reload: () => {
        worker.addEventListener('controlling', () => location.reload())
        worker.messageSkipWaiting()
      },
    }
    for (const listener of listeners) listener()
  })
  try {
    await worker.register()
    setInterval(() => void worker.update().catch(() => {}), buildCheckEvery)
  } catch (error) {
    console.warn('the worker could not be registered', error)
  }
}
