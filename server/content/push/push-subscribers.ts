import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  NotificationPreferences,
  type PushState,
  type PushSubscription,
} from '../../../src/contract/follow.schema.ts'
import type { Store } from '../../db/store.ts'
import { hashSubject } from '../rate-counts.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * Most browsers of one department, and most new ones per minute. More are invented subscriptions:
 * then a new one takes the place of one that its network has in excess.
 */
const maxSubscribers = 200_000
const mostNew = 600

/** A transaction of one department. */
export type TenantDb = { db: Kysely<Tables>; tenant: string }
/** A subscriber as a job needs it. */
export type Subscriber = { id: string; wishes: NotificationPreferences }

/** The id of a browser: a hash of its endpoint, because the endpoint is a secret. */
export const hashEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 32)

/** The topics of a browser's preferences: `sport:3:final`, `alert`. */
const listTopics = ({ teams, alerts }: NotificationPreferences): string[] => [
  ...new Set([
    ...teams.flatMap(({ sportId, kinds }) => kinds.map((kind) => `sport:${sportId}:${kind}`)),
    ...(alerts ? ['alert'] : []),
  ]),
]

/**
 * Replaces a browser's preferences. `from` is the network of the browser. 'full': the limit is
 * reached, and no network has more silent subscriptions than this one.
 */
export async function saveSubscriber(
  store: Pick<Store, 'of' | 'epoch'>,
  tenant: string,
  { endpoint, keys }: PushSubscription,
  preferences: NotificationPreferences,
  from = '',
  now = Date.now(),
): Promise<PushState | 'full'> {
  const id = hashEndpoint(endpoint)
  const network = hashSubject(store.epoch, from)
  return store
    .of(tenant)
    .transaction()
    .execute(async (db) => {
      const existing = await db
        .selectFrom('push_subscriber')
        .select('delivered_at')
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!existing) {
        const { all, lately } = await db
          .selectFrom('push_subscriber')
          .where('tenant', '=', tenant)
          .select((e) => [
            e.fn.countAll().as('all'),
            e.fn
              .sum(
                e
                  .case()
                  .when('made_at', '>', now - 60_000)
                  .then(1)
                  .else(0)
                  .end(),
              )
              .as('lately'),
          ])
          .executeTakeFirstOrThrow()
        const isFull = Number(all) >= maxSubscribers
        if (isFull || Number(lately) >= mostNew) {
          const since = isFull ? 0 : now - 60_000
          if (!(await displaceSilent(db, tenant, network, since))) return 'full'
        }
      }
      const values = { endpoint, ...keys, wishes: JSON.stringify(preferences), failures: 0 }
      await db
        .insertInto('push_subscriber')
        .values({ tenant, id, made_at: now, delivered_at: null, network, ...values })
        .onConflict((c) => c.columns(['tenant', 'id']).doUpdateSet(values))
        .execute()
      await db
        .deleteFrom('push_topic')
        .where('tenant', '=', tenant)
        .where('subscriber', '=', id)
        .execute()
      const topics = listTopics(preferences)
      if (topics.length > 0)
        await db
          .insertInto('push_topic')
          .values(topics.map((topic) => ({ tenant, topic, subscriber: id })))
          .execute()
      return stateOf(JSON.stringify(preferences), existing?.delivered_at ?? null)
    })
}

/**
 * Deletes the oldest subscription made after `since` that no message reached, of the network with
 * most of them; false when that is this one. A browser that was displaced and is real subscribes
 * again at its next visit.
 */
async function displaceSilent(
  db: Kysely<Tables>,
  tenant: string,
  network: string,
  since: number,
): Promise<boolean> {
  const silent = db
    .selectFrom('push_subscriber')
    .where('tenant', '=', tenant)
    .where('delivered_at', 'is', null)
    .where('made_at', '>', since)
  const counts = await silent
    .select((e) => ['network', e.fn.countAll().as('count')])
    .groupBy('network')
    .execute()
  const sizes = new Map(counts.map((row) => [row.network, Number(row.count)]))
  const largestSize = Math.max(0, ...sizes.values())
  if ((sizes.get(network) ?? 0) >= largestSize) return false
  const [largestNetwork] = [...sizes].find(([, size]) => size === largestSize)!
  const oldest = await silent
    .select('id')
    .where('network', '=', largestNetwork)
    .orderBy('made_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (oldest) await deleteRows(db, tenant, oldest.id)
  return oldest !== undefined
}

/** What is stored for a browser; null when it is unknown. */
export async function readSubscriber(
  store: Pick<Store, 'of'>,
  tenant: string,
  endpoint: string,
): Promise<PushState | null> {
  const row = await store
    .of(tenant)
    .selectFrom('push_subscriber')
    .select(['wishes', 'delivered_at'])
    .where('tenant', '=', tenant)
    .where('id', '=', hashEndpoint(endpoint))
    .executeTakeFirst()
  return row ? stateOf(row.wishes, row.delivered_at) : null
}

/** Deletes a browser and its queued messages. */
export async function removeSubscriber(
  store: Pick<Store, 'of'>,
  tenant: string,
  id: string,
): Promise<void> {
  await store
    .of(tenant)
    .transaction()
    .execute((db) => deleteRows(db, tenant, id))
}

async function deleteRows(db: Store['db'], tenant: string, id: string): Promise<void> {
  for (const table of ['push_job', 'push_topic'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('subscriber', '=', id).execute()
  await db.deleteFrom('push_subscriber').where('tenant', '=', tenant).where('id', '=', id).execute()
}

/**
 * Longer than from one season to the next. What was invented would otherwise stay until the
 * department has no room left.
 */
const longestSilent = 200 * 86_400_000

/** Deletes browsers that no message ever reached. A browser that returns subscribes again. */
export async function dropSilent({ db }: Pick<Store, 'db'>, now = Date.now()): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const silent = await trx
      .selectFrom('push_subscriber')
      .select(['tenant', 'id'])
      .where('delivered_at', 'is', null)
      .where('made_at', '<', now - longestSilent)
      .limit(1000)
      .execute()
    for (const { tenant, id } of silent) await deleteRows(trx, tenant, id)
    return silent.length
  })
}

/** Subscribers of any of these topics, in batches of thousands by id, each once. */
export async function* iterateSubscribers(
  { db, tenant }: TenantDb,
  topics: string[],
): AsyncGenerator<Subscriber[]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('push_subscriber')
      .select(['id', 'wishes'])
      .where('tenant', '=', tenant)
      .where('id', '>', after)
      .where('id', 'in', (e) =>
        e
          .selectFrom('push_topic')
          .select('subscriber')
          .where('tenant', '=', tenant)
          .where('topic', 'in', topics),
      )
      .orderBy('id')
      .limit(1000)
      .execute()
    if (rows.length > 0)
      yield rows.map(({ id, wishes }) => ({
        id,
        wishes: NotificationPreferences.parse(JSON.parse(wishes)),
      }))
    if (rows.length < 1000) return
    after = rows.at(-1)!.id
  }
}

/** Whether any browser has a topic with this prefix: 'sport:3:' or 'alert'. */
export async function hasSubscribers(
  store: Pick<Store, 'of'>,
  tenant: string,
  start: string,
): Promise<boolean> {
  const row = await store
    .of(tenant)
    .selectFrom('push_topic')
    .select('topic')
    .where('tenant', '=', tenant)
    .where('topic', '>=', start)
    .where('topic', '<', `${start}~`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Departments with a subscriber of this topic. */
export async function tenantsWithSubscribers(
  { db }: Pick<Store, 'db'>,
  topic: string,
): Promise<string[]> {
  return (
    await db
      .selectFrom('push_topic')
      .select('tenant')
      .distinct()
      .where('topic', '=', topic)
      .execute()
  ).map(({ tenant }) => tenant)
}

/** The topics that have a subscriber, by department. */
export async function wantedTopics({ db }: Pick<Store, 'db'>): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('push_topic').select(['tenant', 'topic']).distinct().execute()
  return new Map(
    [...Map.groupBy(rows, ({ tenant }) => tenant)].map(([tenant, some]) => [
      tenant,
      some.map(({ topic }) => topic),
    ]),
  )
}

const stateOf = (preferencesJson: string, deliveredAt: number | null): PushState => ({
  wishes: NotificationPreferences.parse(JSON.parse(preferencesJson)),
  deliveredAt: deliveredAt === null ? null : new Date(Number(deliveredAt)).toISOString(),
})
