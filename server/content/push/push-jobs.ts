import { randomUUID } from 'node:crypto'
import type { PushMessage } from '../../../src/contract/follow.schema.ts'
import { getEngineName } from '../../db/engine.ts'
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
/**
 * A push message to send now. `claim` belongs to this process until the job is done, postponed or
 * replaced.
 */
export type Job = {
  tenant: string
  subscriber: string
  collapse: string
  claim: string
  message: string
  urgency: 'normal' | 'high'
  expires: number
  tries: number
  endpoint: string
  p256dh: string
  auth: string
}

/** Milliseconds that a claim lasts. When a process dies, another one takes its jobs after that. */
const lease = 60_000

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

/** Claims due jobs of all departments, so that no other process sends them. */
export async function claimJobs(
  { db }: Pick<Store, 'db'>,
  limit: number,
  now = Date.now(),
): Promise<Job[]> {
  const claim = randomUUID()
  await db.deleteFrom('push_job').where('expires', '<=', now).execute()
  const taken = await db.transaction().execute(async (trx) => {
    let due = trx
      .selectFrom('push_job')
      .select(['tenant', 'subscriber', 'collapse'])
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
    if (getEngineName(trx as never) === 'postgres') due = due.forUpdate().skipLocked()
    const rows = await due.execute()
    for (const row of rows) {
      await trx
        .updateTable('push_job')
        .set({ claim, due: now + lease })
        .where('tenant', '=', row.tenant)
        .where('subscriber', '=', row.subscriber)
        .where('collapse', '=', row.collapse)
        .execute()
    }
    return rows.length
  })
  if (taken === 0) return []
  const rows = await db
    .selectFrom('push_job')
    .innerJoin('push_subscriber', (j) =>
      j
        .onRef('push_subscriber.tenant', '=', 'push_job.tenant')
        .onRef('push_subscriber.id', '=', 'push_job.subscriber'),
    )
    .select([
      'push_job.tenant',
      'subscriber',
      'collapse',
      'message',
      'urgency',
      'expires',
      'tries',
      'endpoint',
      'p256dh',
      'auth',
    ])
    .where('claim', '=', claim)
    .execute()
  return rows.map((row) => ({ ...row, claim, expires: Number(row.expires) }))
}

const ours = (store: Pick<Store, 'of'>, { tenant, subscriber, collapse, claim }: Job) => ({
  gone: () =>
    store
      .of(tenant)
      .deleteFrom('push_job')
      .where('tenant', '=', tenant)
      .where('subscriber', '=', subscriber)
      .where('collapse', '=', collapse)
      .where('claim', '=', claim)
      .execute(),
  later: (due: number, tried: 0 | 1) =>
    store
      .of(tenant)
      .updateTable('push_job')
      .set((e) => ({ claim: null, due, tries: e('tries', '+', tried) }))
      .where('tenant', '=', tenant)
      .where('subscriber', '=', subscriber)
      .where('collapse', '=', collapse)
      .where('claim', '=', claim)
      .execute(),
})

/** The push service accepted the message. A job that replaced it in the meantime stays. */
export async function completeJob(
  store: Pick<Store, 'of'>,
  job: Job,
  now = Date.now(),
): Promise<void> {
  await ours(store, job).gone()
  await store
    .of(job.tenant)
    .updateTable('push_subscriber')
    .set({ delivered_at: now, failures: 0 })
    .where('tenant', '=', job.tenant)
    .where('id', '=', job.subscriber)
    .execute()
}

/** Schedules another attempt, never after the job expires. `tried`: whether this was an attempt. */
export async function postponeJob(
  store: Pick<Store, 'of'>,
  job: Job,
  due: number,
  tried: 0 | 1 = 1,
): Promise<void> {
  await (due < job.expires ? ours(store, job).later(due, tried) : ours(store, job).gone())
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

/** Refused permanently. Resolves with how many messages of this browser were refused in a row. */
export async function recordRejection(store: Pick<Store, 'of'>, job: Job): Promise<number> {
  await ours(store, job).gone()
  const of = store.of(job.tenant)
  await of
    .updateTable('push_subscriber')
    .set((e) => ({ failures: e('failures', '+', 1) }))
    .where('tenant', '=', job.tenant)
    .where('id', '=', job.subscriber)
    .execute()
  return (
    (
      await of
        .selectFrom('push_subscriber')
        .select('failures')
        .where('tenant', '=', job.tenant)
        .where('id', '=', job.subscriber)
        .executeTakeFirst()
    )?.failures ?? 0
  )
}

/** When the next job is due; null when none is queued. */
export async function nextDue({ db }: Pick<Store, 'db'>): Promise<number | null> {
  const row = await db
    .selectFrom('push_job')
    .select((e) => e.fn.min('due').as('due'))
    .executeTakeFirst()
  return row?.due === null || row?.due === undefined ? null : Number(row.due)
}
