import type { Compilable, SelectQueryBuilder } from 'kysely'
import { toInstant } from '../../src/domain/calendar/time-zone.ts'
import type { ReadContext } from './read-context.ts'

/** The key of a query: its SQL and values, with the value `now` replaced by its name. */
function askedOf(query: Compilable, now?: string): string {
  const { sql, parameters } = query.compile()
  const keyValues = parameters.map((parameter) => (parameter === now ? 'now' : parameter))
  return `${sql}|${JSON.stringify(keyValues)}`
}

/** The assumed size of a value in bytes. Measuring costs more than the difference. */
const bytes = 1000

/** A value from the store's cache; inside a transaction it is read directly. */
async function cached<T>(
  { queryCache, tenant, now }: ReadContext,
  queryKey: string,
  topics: readonly string[],
  read: () => Promise<T>,
  untilOf: (value: T) => number,
): Promise<T> {
  if (!queryCache) return read()
  const since = now.getTime()
  const make = async () => {
    const value = await read()
    return { entry: { tenant, topics, since, until: untilOf(value), bytes, value }, keep: true }
  }
  return (await queryCache.getOrMake(`${tenant}|${queryKey}`, tenant, make, since)).value as T
}

/**
 * Rows cached until a topic of the answer so far changes, or until its next change by time alone.
 * So touch the topics first. For few rows that many answers need, and for counts. Callers must not
 * change the rows.
 */
export async function cachedRows<R>(
  context: ReadContext,
  query: Compilable & { execute(): Promise<R[]> },
  now?: string,
): Promise<readonly R[]> {
  const until = context.until
  return cached(
    context,
    askedOf(query, now),
    [...context.topics],
    () => query.execute(),
    () => until,
  )
}

/** The same for rows that depend on one topic only. */
export async function rowsOfTopic<R>(
  context: ReadContext,
  topic: string,
  query: Compilable & { execute(): Promise<R[]> },
): Promise<readonly R[]> {
  context.touch(topic)
  return cached(
    context,
    askedOf(query),
    [topic],
    () => query.execute(),
    () => Number.POSITIVE_INFINITY,
  )
}

/**
 * Limits the lifetime of the answer to the next item that becomes visible: the query finds the
 * first wall clock (`due`) of the zone after `now`. It is cached until then or until the topic
 * changes.
 */
export async function nextDue<R extends { due: string | null }>(
  context: ReadContext,
  topic: string,
  query: Compilable & { executeTakeFirst(): Promise<R | undefined> },
  now: string,
  zone: string,
): Promise<void> {
  const read = async () => {
    const due = (await query.executeTakeFirst())?.due
    return due ? toInstant(due, zone).getTime() : Number.POSITIVE_INFINITY
  }
  const dueAt = await cached(context, askedOf(query, now), [topic], read, (value) => value)
  if (dueAt < Number.POSITIVE_INFINITY) context.changesAt(dueAt)
}

/** The number of rows of a list, cached like `cachedRows`. */
export async function readTotal<DB, T extends keyof DB>(
  context: ReadContext,
  rows: SelectQueryBuilder<DB, T, object>,
  now?: string,
): Promise<number> {
  const [counted] = await cachedRows(
    context,
    rows.select((e) => e.fn.countAll().as('total')) as unknown as Compilable & {
      execute(): Promise<{ total: number | string }[]>
    },
    now,
  )
  return Number(counted!.total)
}
