import { clearObjectStore } from '../platform/clear-object-store.ts'
import { clearStored } from '../platform/storage.ts'
import { withTimeout } from '../domain/with-timeout.ts'
import { currentSubscription } from '../platform/push.ts'
import { notifyTabs } from './forms/form-tabs.ts'
import { deleteSubscription } from './push.ts'

/** Milliseconds to wait for one step, so that a hanging store does not stop the others. */
const stepWaits = 5000

/**
 * Deletes everything that this site stored on this device, fast steps first. Resolves with the
 * names of what the browser refused to delete.
 */
export async function deleteDeviceData(tenant: string): Promise<string[]> {
  const steps: [what: string, step: () => unknown][] = [
    // Before the store is cleared, so that no tab writes its answers again.
    ['answers', () => notifyTabs(tenant, 'forgotten')],
    // Push messages before the worker that receives them.
    ['choices', forgetStores],
    ['cookies', forgetCookies],
    ['notifications', forgetMessages],
    ['saved pages', forgetCaches],
    [
      'preferences and unsent forms',
      () => clearStored(tenant).then(() => notifyTabs(tenant, 'changed')),
    ],
  ]
  const left: string[] = []
  for (const [label, step] of steps) {
    const isDeleted = await withTimeout(
      async () => {
        await step()
        return true
      },
      false,
      stepWaits,
    )
    if (!isDeleted) left.push(label)
  }
  if (left.length > 0) console.warn('stays on this device:', left.join(', '))
  return left
}

async function forgetMessages(): Promise<void> {
  const subscription = 'serviceWorker' in navigator ? await currentSubscription() : null
  if (!subscription) return
  await deleteSubscription(subscription.endpoint).catch(() => {})
  await subscription.unsubscribe()
}

async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  // Workbox's record of when each picture was used (`sw/images.ts`).
  if (globalThis.indexedDB) await clearObjectStore('workbox-expiration', 'cache-entries')
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister()
}

function forgetStores(): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('fh-')) store.removeItem(key)
}

/** Only our own cookies: vendors' are deleted with the consent (`shell/consent/consent.ts`). */
function forgetCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (name.startsWith('fh-') || name === 'viewport')
      document.cookie = `${name}=; path=/; max-age=0`
  }
}
