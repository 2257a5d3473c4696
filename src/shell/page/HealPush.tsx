import { use, useEffect } from 'react'
import type { PushWishes } from '../../contract/schema/push.ts'
import { pushKey, readPushState, saveWishes } from '../../data/push.ts'
import { same, wantsAnything, zoneOfVisitor } from '../../domain/wishes.ts'
import { kept } from '../../platform/kept.ts'
import { currentSubscription, isOf, pushSupport, subscribe } from '../../platform/push.ts'
import { SettingsContext } from '../settings.ts'

/** Browsers and servers lose subscriptions and say nothing: at each start, what this device wants is held against what both have (product §4.3). Nobody is asked for leave here. */
export function HealPush() {
  const tenant = use(SettingsContext)?.tenant
  useEffect(() => {
    if (!tenant || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
    void heal(tenant).catch(() => {})
  }, [tenant])
  return null
}

async function heal(tenant: string): Promise<void> {
  const mine = await kept<PushWishes>(tenant, 'wishes')
  const wishes = mine && { ...mine, timeZone: zoneOfVisitor() }
  if (!wishes || !wantsAnything(wishes) || !(await kept<boolean>(tenant, 'wishes-on'))) return
  const before = await currentSubscription()
  const known = before && (await readPushState(before.endpoint))
  const key = known ? null : await pushKey()
  const subscription = key === null || (before && isOf(before, key)) ? before : await subscribe(key)
  // A choice that was made without a network, or another zone since the last visit.
  if (subscription && subscription !== 'refused' && !(known && same(known.wishes, wishes))) await saveWishes(subscription, wishes)
}
