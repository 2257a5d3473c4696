import { refreshTag } from '../contract/messages.ts'
import { isSlowLine } from './connection.ts'
import { isStandalone } from './install.ts'

/**
 * Milliseconds between two rounds in the background at least; the browser decides when, by how much
 * the site is used.
 */
const twelveHours = 12 * 3_600_000

type PeriodicSync = {
  register(tag: string, options: { minInterval: number }): Promise<void>
  unregister(tag: string): Promise<void>
}

/** What was unread has been seen: the number on the icon goes. */
export async function clearBadge(): Promise<void> {
  try {
    if (document.visibilityState === 'visible')
      await (navigator as Partial<Navigator>).clearAppBadge?.()
  } catch {
    /* no icon */
  }
}

/**
 * What is kept for the stadium shall not be thrown away when the disk is full. Browsers grant it to
 * an installed site without a question; others are not asked.
 */
export async function askToPersist(): Promise<void> {
  try {
    const storage = (navigator as Partial<Navigator>).storage
    if (storage && !(await storage.persisted())) await storage.persist()
  } catch {
    /* it may be thrown away */
  }
}

/** Asked at a start from the home screen, and right after the installation. */
export function persistAsApp(): () => void {
  const ask = () => void askToPersist()
  if (isStandalone()) ask()
  addEventListener('appinstalled', ask)
  return () => removeEventListener('appinstalled', ask)
}

/**
 * Lets the worker renew what is kept while nobody looks, where the browser has granted it; takes
 * that back where the visitor saves data.
 */
export async function refreshInBackground(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
      periodicSync?: PeriodicSync
    }
    if (!registration.periodicSync) return
    const { state } = await navigator.permissions.query({
      name: 'periodic-background-sync' as PermissionName,
    })
    if (state === 'granted' && !isSlowLine())
      await registration.periodicSync.register(refreshTag, { minInterval: twelveHours })
    else await registration.periodicSync.unregister(refreshTag)
  } catch {
    /* then not */
  }
}
