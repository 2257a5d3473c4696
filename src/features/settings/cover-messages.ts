import type { NotificationPreferences } from '../../contract/follow.schema.ts'
import { savePreferences } from '../../data/push.ts'
import { defaultPreferences, zoneOfVisitor } from '../../domain/follow/notification-preferences.ts'
import { readStored, updateStored } from '../../platform/storage.ts'
import { currentSubscription } from '../../platform/push.ts'

/**
 * Applies the choice about scores to notifications. Sent to the server when they are on; a failure
 * is repeated at the next start (`SyncPush`).
 */
export async function coverMessages(tenant: string, scoreFree: boolean): Promise<void> {
  // If the store does not answer, the preferences are unknown and are not sent.
  const preferences = await updateStored<NotificationPreferences>(tenant, 'wishes', (old) => ({
    ...(old ?? defaultPreferences(zoneOfVisitor())),
    scoreFree,
  }))
  if (!preferences)
    return console.warn(
      'the store of this browser did not answer: ' +
        'notifications do not know yet whether scores are covered',
    )
  try {
    const subscription = (await readStored<boolean>(tenant, 'wishes-on'))
      ? await currentSubscription()
      : null
    if (subscription) await savePreferences(subscription, preferences)
  } catch (error) {
    console.warn('notifications do not know yet whether scores are covered:', error)
  }
}
