import { readSettings } from '../content/department/site.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { PushWorker } from './push-worker.ts'
import { pushKeys } from './keys.ts'
import { NotificationPlanner } from './notification-planner.ts'

/** What the calls about subscriptions need, and the two who work behind them. */
export type Push = Parts & {
  publicKey: string
  /** There is something to carry. */
  wake(): void
  /** Somebody wants a department's alerts. */
  watchAlerts(tenant: string): void
  /** Resolves when all that has happened is in the queue. */
  settled(): Promise<void>
  /** Resolves when all that is due in the queue is carried, or put off. */
  carried(): Promise<void>
  close(): Promise<void>
}

type Parts = {
  store: Store
  origins: (tenant: string) => string
  ownOrigins: readonly string[]
  report(fault: unknown): void
}

/**
 * Messages to phones that are closed: what happens becomes jobs in the database (planner), and
 * jobs go to push services (worker).
 */
export async function openPush({ store, origins, ownOrigins, report }: Parts): Promise<Push> {
  const keys = await pushKeys(store)
  // A service refuses who does not say how to be reached; Apple refuses http, and hosts of this
  // machine.
  const subject = async (tenant: string): Promise<string> => {
    const mail = (await readSettings(new ReadContext(store, tenant)))?.supportEmail
    return mail
      ? `mailto:${mail}`
      : origins(tenant).startsWith('https:')
        ? origins(tenant)
        : 'mailto:push@fieldhouse.invalid'
  }
  const worker = new PushWorker(store, { keys, subject, ownOrigins }, report)
  const planner = new NotificationPlanner(store, origins, () => worker.wake(), report)
  return {
    store,
    origins,
    ownOrigins,
    report,
    publicKey: keys.publicKey,
    wake: () => worker.wake(),
    watchAlerts: (tenant) => planner.watchAlerts(tenant),
    settled: () => planner.settled,
    carried: () => worker.carried(),
    close: async () => {
      await planner.close()
      await worker.close()
    },
  }
}
