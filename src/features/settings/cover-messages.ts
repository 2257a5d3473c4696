import type { PushWishes } from '../../contract/schema/push.ts'
import { saveWishes } from '../../data/push.ts'
import { noWishes, zoneOfVisitor } from '../../domain/wishes.ts'
import { keep, kept } from '../../platform/kept.ts'
import { currentSubscription } from '../../platform/push.ts'

/** Messages follow what was chosen for scores. Said to the server where messages are on; what it does not hear now it hears at the next start (`HealPush`). */
export async function coverMessages(tenant: string, scoreFree: boolean): Promise<void> {
  const wishes = { ...((await kept<PushWishes>(tenant, 'wishes')) ?? noWishes(zoneOfVisitor())), scoreFree }
  await keep(tenant, 'wishes', wishes)
  try {
    const subscription = (await kept<boolean>(tenant, 'wishes-on')) ? await currentSubscription() : null
    if (subscription) await saveWishes(subscription, wishes)
  } catch (fault) {
    console.warn('notifications do not know yet whether scores are covered:', fault)
  }
}
