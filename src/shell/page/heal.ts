import type { PushWishes } from '../../contract/schema/push.ts'
import { asCovered, pushKey, readPushState, saveWishes } from '../../data/push.ts'
import { same, wantsAnything, zoneOfVisitor } from '../../domain/phone/wishes.ts'
import { kept } from '../../platform/kept.ts'
import { currentSubscription, isOf, subscribe } from '../../platform/push.ts'

/**
 * Holds what this device wants against what the browser and the server have, and mends what
 * differs.
 */
export async function heal(tenant: string): Promise<void> {
  const mine = await kept<PushWishes>(tenant, 'wishes')
  const wishes = mine && asCovered({ ...mine, timeZone: zoneOfVisitor() })
  if (!wishes || !wantsAnything(wishes) || !(await kept<boolean>(tenant, 'wishes-on'))) return
  const before = await currentSubscription()
  const known = before && (await readPushState(before.endpoint))
  const key = known ? null : await pushKey()
  const subscription = key === null || (before && isOf(before, key)) ? before : await subscribe(key)
  // A choice that was made without a network, or another zone since the last visit.
  if (subscription && subscription !== 'refused' && !(known && same(known.wishes, wishes)))
    await saveWishes(subscription, wishes)
}
