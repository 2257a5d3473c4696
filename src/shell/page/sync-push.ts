import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { withSpoilerSetting, pushKey, readPushState, savePreferences } from '../../data/push.ts'
import { same, wantsAnything, zoneOfVisitor } from '../../domain/follow/notification-preferences.ts'
import { readStored } from '../../platform/storage.ts'
import { currentSubscription, hasPublicKey, subscribe } from '../../platform/push.ts'

/** Compares this device's preferences with browser and server, and corrects differences. */
export async function syncPushSubscription(tenant: string): Promise<void> {
  const stored = await readStored<NotificationPreferences>(tenant, 'wishes')
  const preferences = stored && withSpoilerSetting({ ...stored, timeZone: zoneOfVisitor() })
  if (
    !preferences ||
    !wantsAnything(preferences) ||
    !(await readStored<boolean>(tenant, 'wishes-on'))
  )
    return
  const before = await currentSubscription()
  const serverState = before && (await readPushState(before.endpoint))
  const key = serverState ? null : await pushKey()
  // The server deleted it, because the push service no longer accepts it: the browser needs a new
  // one.
  if (before && key && serverState === null && hasPublicKey(before, key)) await before.unsubscribe()
  const subscription = key === null ? before : await subscribe(key)
  // Preferences changed offline, or another time zone since the last visit.
  if (
    subscription &&
    subscription !== 'refused' &&
    !(serverState && same(serverState.wishes, preferences))
  )
    await savePreferences(subscription, preferences)
}
