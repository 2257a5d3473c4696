import { refreshTag } from '../contract/messages.ts'
import { isSlowConnection } from './connection.ts'
import { isStandalone } from './install.ts'

/** Shortest interval between background renewals in milliseconds; the browser decides by use. */
const twelveHours = 12 * 3_600_000

type PeriodicSync = {
  register(tag: string, options: { minInterval: number }): Promise<void>
  unregister(tag: string): Promise<void>
}

/** Clears the icon's badge, because the news was seen. */
export async function clearBadge(): Promise<void> {
  try {
    if (document.visibilityState === 'visible')
      await (navigator as Partial<Navigator>).clearAppBadge?.()
  } catch {
    /* no badge support */
  }
}

/**
 * Requests persistent storage, so that packs are not deleted when the disk is full. Browsers grant
 * it to installed sites without asking; others are not asked.
 */
async function requestPersistentStorage(): Promise<void> {
  try {
    const storage = (navigator as Partial<Navigator>).storage
    if (storage && !(await storage.persisted())) await storage.persist()
  } catch {
    /* storage stays temporary */
  }
}

/** Requested on a start from the home screen and after installation. */
export function persistWhenInstalled(): () => void {
  const ask = () => void requestPersistentStorage()
  if (isStandalone()) ask()
  addEventListener('appinstalled', ask)
  return () => removeEventListener('appinstalled', ask)
}

/** Registers background renewal where the browser allows it; removes it in data saver mode. */
export async function refreshInBackground(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      periodicSync?: PeriodicSync
    }
    if (!registration.periodicSync) return
    const { state } = await navigator.permissions.query({
      name: 'periodic-background-sync' as PermissionName,
    })
    if (state === 'granted' && !isSlowConnection())
      await registration.periodicSync.register(refreshTag, { minInterval: twelveHours })
    else await registration.periodicSync.unregister(refreshTag)
  } catch {
    /* not supported */
  }
}
