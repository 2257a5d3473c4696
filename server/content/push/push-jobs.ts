import type { PushMessage } from '../../../src/contract/follow.schema.ts'
import type { Job, JobTable } from '../../db/job-queue.ts'
import type { Store } from '../../db/store.ts'
import type { TenantDb } from './push-subscribers.ts'

export type NewJob = {
  subscriber: string
  collapse: string
  message: PushMessage
  urgency: 'normal' | 'high'
  due: number
  expires: number
}
/** A push message to send now. */
export type PushJob = Job & {
  subscriber: string
  collapse: string
  message: string
  urgency: 'normal' | 'high'
  expires: number
  endpoint: string
  p256dh: string
  auth: string
}

/** A new job replaces a waiting job for the same browser with the same topic. */
export async function enqueue({ db, tenant }: TenantDb, jobs: NewJob[]): Promise<void> {
  // Nine values a row: SQLite limits the parameters of a statement.
  for (let from = 0; from < jobs.length; from += 500) {
    const rows = jobs.slice(from, from + 500).map(({ message, ...job }) => ({
      tenant,
      ...job,
      message: JSON.stringify(message),
      tries: 0,
      claim: null,
    }))
    await db
      .insertInto('push_job')
      .values(rows)
      .onConflict((c) =>
        c.columns(['tenant', 'subscriber', 'collapse']).doUpdateSet((e) => ({
          message: e.ref('excluded.message'),
          urgency: e.ref('excluded.urgency'),
          due: e.ref('excluded.due'),
          expires: e.ref('excluded.expires'),
          tries: 0,
          claim: null,
        })),
      )
      .execute()
  }
}

/** Push messages, with the browser that gets each. */
export const pushJobs: JobTable<'push_job', PushJob> = {
  name: 'push_job',
  key: { tenant: 'tenant', subscriber: 'subscriber', collapse: 'collapse' },
  leaseMs: 60_000,
  read: async (db, claim) => {
    const rows = await db
      .selectFrom('push_job')
      .innerJoin('push_subscriber', (j) =>
        j
          .onRef('push_subscriber.tenant', '=', 'push_job.tenant')
          .onRef('push_subscriber.id', '=', 'push_job.subscriber'),
      )
      .selectAll('push_job')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('claim', '=', claim)
      .execute()
    return rows.map((row) => ({ ...row, claim }))
  },
}

/** Deletes messages that are too old to be sent. */
export const deleteExpired = ({ db }: Pick<Store, 'db'>, now = Date.now()): Promise<unknown> =>
  db.deleteFrom('push_job').where('expires', '<=', now).execute()

/** The push service accepted a message. */
export const recordDelivery = (
  store: Pick<Store, 'of'>,
  { tenant, subscriber }: PushJob,
  now = Date.now(),
): Promise<unknown> =>
  store
    .of(tenant)
    .updateTable('push_subscriber')
    .set({ delivered_at: now, failures: 0 })
    .where('tenant', '=', tenant)
    .where('id', '=', subscriber)
    .execute()

/** Refused permanently. Resolves with how many messages of this browser were refused in a row. */
export async function recordRejection(
  store: Pick<Store, 'of'>,
  { tenant, subscriber }: PushJob,
): Promise<number> {
  const row = await store
    .of(tenant)
    .updateTable('push_subscriber')
    .set((e) => ({ failures: e('failures', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('id', '=', subscriber)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Whether a message with this topic waits for a browser. */
export async function hasQueuedJob(
  store: Pick<Store, 'of'>,
  tenant: string,
  subscriber: string,
  collapse: string,
): Promise<boolean> {
  const row = await store
    .of(tenant)
    .selectFrom('push_job')
    .select('collapse')
    .where('tenant', '=', tenant)
    .where('subscriber', '=', subscriber)
    .where('collapse', '=', collapse)
    .executeTakeFirst()
  return row !== undefined
}
