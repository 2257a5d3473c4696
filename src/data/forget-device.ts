import { forgetKept } from '../platform/kept.ts'
import { currentSubscription } from '../platform/push.ts'
import { forgetBrowser } from './push.ts'

/** Takes away all that this site has put on this device. What the browser refuses to give up is left; the rest goes. */
export async function forgetDevice(tenant: string): Promise<void> {
  const steps = [forgetMessages, () => forgetKept(tenant), forgetCaches, forgetStores, forgetCookies]
  for (const step of steps) {
    try {
      await step()
    } catch (fault) {
      console.warn('something stays on this device:', fault)
    }
  }
}

async function forgetMessages(): Promise<void> {
  const subscription = 'serviceWorker' in navigator ? await currentSubscription() : null
  if (!subscription) return
  await forgetBrowser(subscription.endpoint).catch(() => {})
  await subscription.unsubscribe()
}

async function forgetCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
}

function forgetStores(): void {
  for (const store of [localStorage, sessionStorage]) for (const key of Object.keys(store)) if (key.startsWith('fh-')) store.removeItem(key)
}

/** Our own: those of a vendor go with the consent (`shell/consent/foreign-cookies.ts`). */
function forgetCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
    if (name.startsWith('fh-')) document.cookie = `${name}=; path=/; max-age=0`
  }
}
