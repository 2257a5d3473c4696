import { getContentSource } from '../content/content-source.ts'
import { settingsToTell } from '../content/push/told-content.ts'
import { ReadContext } from '../content/read-context.ts'
import type { Store } from '../db/store.ts'
import { PushWorker } from './push-worker.ts'
import { pushKeys } from './keys.ts'
import { NotificationPlanner } from './notification-planner.ts'
import { SourceWatch } from './source-watch.ts'

/** The parts that subscription calls need, with planner and worker. */
export type Push = Parts & {
  publicKey: string
  /** Call when a message may be due. */
  wake(): void
  /** Call after a subscription began, changed or ended. */
  subscribersChanged(tenant: string): void
  /** Departments with subscribers and a game near now, when content comes from elsewhere. */
  near(): string[]
  /** Resolves when all changes so far are queued. */
  settled(): Promise<void>
  /** Resolves when all due messages are sent or postponed. */
  carried(): Promise<void>
  /** Prometheus text. */
  metrics(): string
  close(): Promise<void>
}

type Parts = {
  store: Store
  origins: (tenant: string) => string
  ownOrigins: readonly string[]
  report(error: unknown): void
  warn?: ((line: string) => void) | undefined
}

const noContact = 'mailto:push@fieldhouse.invalid'

/**
 * Push messages: changes become jobs in the database (planner), and jobs are sent to push services
 * (worker).
 */
export async function openPush({
  store,
  origins,
  ownOrigins,
  report,
  warn = () => {},
}: Parts): Promise<Push> {
  const keys = await pushKeys(store)
  // Push services require a contact address; Apple refuses http and local hosts.
  const subject = async (tenant: string): Promise<string> => {
    const context = new ReadContext(store, tenant)
    const mail = (await settingsToTell(context).catch(() => null))?.supportEmail
    return mail
      ? `mailto:${mail}`
      : origins(tenant).startsWith('https:')
        ? origins(tenant)
        : noContact
  }
  for (const { id } of await store.db.selectFrom('tenant').select('id').execute())
    if ((await subject(id)) === noContact)
      warn(
        `${id} has no contact address for push services, and some refuse its notifications: set ` +
          'supportEmail in site.yaml, or serve the site over https',
      )
  const worker = new PushWorker(store, { keys, subject, ownOrigins }, { report, warn })
  const planner = new NotificationPlanner(store, origins, () => worker.jobs.wake(), report)
  const watch = getContentSource(store) && new SourceWatch(store, planner)
  return {
    store,
    origins,
    ownOrigins,
    report,
    warn,
    publicKey: keys.publicKey,
    wake: () => worker.jobs.wake(),
    subscribersChanged: (tenant) => {
      planner.watchAlerts(tenant)
      watch?.lookSoon()
    },
    near: () => watch?.near ?? [],
    settled: async () => {
      await watch?.settled
      await planner.settled
    },
    carried: () => worker.jobs.drained(),
    metrics: () =>
      Object.entries(worker.counts)
        .map(([name, count]) => `fieldhouse_push_${name}_total ${count}\n`)
        .join(''),
    close: async () => {
      await watch?.close()
      await planner.close()
      await worker.jobs.close()
    },
  }
}
