import type { PushWishes } from '../../contract/schema/push.ts'
import { saveWishes } from '../../data/push.ts'
import { noWishes, zoneOfVisitor } from '../../domain/phone/wishes.ts'
import { kept, renew } from '../../platform/kept.ts'
import { currentSubscription } from '../../platform/push.ts'

/**
 * Messages follow what was chosen for scores. Said to the server where messages are on; what it
 * does not hear now it hears at the next start (`HealPush`).
 */
export async function coverMessages(tenant: string, scoreFree: boolean): Promise<void> {
  // Of a store that does not answer nobody knows which teams are wished for: only what came out of
  // it is sent.
  const wishes = await renew<PushWishes>(tenant, 'wishes', (old) => ({
    ...(old ?? noWishes(zoneOfVisitor())),
    scoreFree,
  }))
  if (!wishes)
    return console.warn(
      'the store of this browser did not answer: notifications do not know yet whether scores are covered',
    )
  try {
    const subscription = (await kept<boolean>(tenant, 'wishes-on'))
      ? await currentSubscription()
      : null
    if (subscription) await saveWishes(subscription, wishes)
  } catch (fault) {
    console.warn('notifications do not know yet whether scores are covered:', fault)
  }
}
