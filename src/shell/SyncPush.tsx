import { useEffect, use } from 'react'
import { pushSupport } from '../platform/push.ts'
import { SettingsContext } from './settings.ts'
import { syncPushSubscription } from './page/sync-push.ts'

/**
 * Browsers and servers lose push subscriptions silently: at each start the device's preferences are
 * compared with both. Never asks for permission.
 */
export function SyncPush() {
  const tenant = use(SettingsContext)?.tenant
  useEffect(() => {
    if (!tenant || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
    void syncPushSubscription(tenant).catch(() => {})
  }, [tenant])
  return null
}
