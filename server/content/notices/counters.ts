import type { CallHandlers } from '../call-handlers.ts'
import type { Kysely } from 'kysely'
import { toLocalDateTime } from '../../../src/domain/calendar/time-zone.ts'
import type { Store } from '../../db/store.ts'
import type { Tables } from '../../db/tables.ts'
import { getContentSource } from '../content-source.ts'
import { readItems } from '../items.ts'
import { splash } from '../kinds/notices.ts'
import { getStoreKey } from '../setting-overrides.ts'
import { readCampaignIds } from './promotions.ts'
import { ReadContext } from '../read-context.ts'
import { readSettings } from '../department/site.ts'

/** What is counted: impressions of campaigns, clicks on them and on splash screens. */
export type Counted = 'impression' | 'promotion-click' | 'splash-click'

/** Only existing ids are counted, so that a client cannot fill the table with invented ones. */
const idReaders: Record<Counted, (context: ReadContext) => Promise<Set<number>>> = {
  impression: readCampaignIds,
  'promotion-click': readCampaignIds,
  'splash-click': async (context) =>
    new Set((await readItems(context, splash)).map(({ id }) => id)),
}

/**
 * Milliseconds between two writes, each in one transaction. A process that is killed loses at most
 * the counts of this time.
 */
const every = 1000
/** Most ids of a tenant that wait to be written. Campaigns are fewer, so more are invented ids. */
const mostWaiting = 5000

type Waiting = { db: Kysely<Tables>; counts: Map<string, number> }
type Place = {
  tenants: Map<string, Waiting>
  timer: NodeJS.Timeout | undefined
  lastWrite: Promise<void>
  report(error: unknown): void
}
const pendingByStore = new WeakMap<object, Place>()

function placeOf(db: Kysely<Tables>): Place {
  const existing = pendingByStore.get(getStoreKey(db))
  if (existing) return existing
  const pending: Place = {
    tenants: new Map(),
    timer: undefined,
    lastWrite: Promise.resolve(),
    report: (error) =>
      void process.stderr.write(`fieldhouse: counts were lost: ${String(error)}\n`),
  }
  pendingByStore.set(getStoreKey(db), pending)
  return pending
}

/** Counts one view or click of each; written within a second. It does not go to the change log. */
function countUp({ db, tenant }: ReadContext, kind: Counted, ids: Iterable<number>): void {
  const pending = placeOf(db)
  const waiting = pending.tenants.get(tenant) ?? { db, counts: new Map<string, number>() }
  pending.tenants.set(tenant, waiting)
  for (const id of new Set(ids)) {
    const key = `${kind}|${id}`
    const before = waiting.counts.get(key)
    if (before !== undefined || waiting.counts.size < mostWaiting)
      waiting.counts.set(key, (before ?? 0) + 1)
  }
  pending.timer ??= setTimeout(() => void write(pending), every).unref()
}

/** Writes pending counts when the server stops; resolves when they are stored. */
export const flushCounts = (store: Pick<Store, 'db'>): Promise<void> => write(placeOf(store.db))

function write(pending: Place): Promise<void> {
  clearTimeout(pending.timer)
  pending.timer = undefined
  const all = [...pending.tenants]
  pending.tenants.clear()
  pending.lastWrite = pending.lastWrite.then(async () => {
    for (const [tenant, waiting] of all) await writeOf(tenant, waiting).catch(pending.report)
  })
  return pending.lastWrite
}

async function writeOf(tenant: string, { db, counts }: Waiting): Promise<void> {
  const context = new ReadContext({ of: () => db }, tenant)
  const day = toLocalDateTime(context.now, (await readSettings(context))?.timeZone ?? 'UTC').slice(
    0,
    10,
  )
  const rows = [...counts].map(([key, count]) => ({
    kind: key.split('|')[0] as Counted,
    id: Number(key.split('|')[1]),
    count,
  }))
  const allowed = new Map<Counted, Set<number>>()
  // Ids of an upstream cannot be checked here. They are all counted, up to the limit.
  if (!getContentSource({ db }))
    for (const kind of new Set(rows.map((row) => row.kind)))
      allowed.set(kind, await idReaders[kind](context))
  const countedRows = rows.filter(({ kind, id }) => allowed.get(kind)?.has(id) ?? true)
  if (countedRows.length === 0) return
  await db.transaction().execute(async (trx) => {
    // Sorted, so that two processes that write the same rows do not deadlock.
    for (const { kind, id, count } of countedRows.toSorted((a, b) =>
      a.kind === b.kind ? a.id - b.id : a.kind < b.kind ? -1 : 1,
    )) {
      await trx
        .insertInto('counter')
        .values({ tenant, kind, id, day, count })
        .onConflict((c) =>
          c
            .columns(['tenant', 'kind', 'id', 'day'])
            .doUpdateSet((e) => ({ count: e('counter.count', '+', e.ref('excluded.count')) })),
        )
        .execute()
    }
  })
}

export type Count = { id: number; day: string; count: number }

/** Counts by day and id; days are the department's, both inclusive. */
export async function readCounts(
  { db, tenant }: ReadContext,
  kind: Counted,
  from: string,
  to: string,
): Promise<Count[]> {
  const rows = await db
    .selectFrom('counter')
    .select(['id', 'day', 'count'])
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map(({ id, day, count }) => ({ id: Number(id), day, count: Number(count) }))
}

export const handlers = {
  countSplashClick: async (context, { splashId }) => (
    countUp(context, 'splash-click', [splashId]),
    null
  ),
  countPromotionClick: async (context, { campaignId }) => (
    countUp(context, 'promotion-click', [campaignId]),
    null
  ),
  countImpressions: async (context, { adIds }) => (
    countUp(context, 'impression', adIds.split(',').map(Number)),
    null
  ),
} satisfies Partial<CallHandlers>
