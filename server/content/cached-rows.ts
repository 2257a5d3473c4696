import type { Compilable, SelectQueryBuilder } from 'kysely'
import { momentOf } from '../../src/domain/calendar/zone.ts'
import type { ReadContext } from './read-context.ts'

/**
 * How a query is known: its words and its values, with `now` (a wall clock that it compares with)
 * by its name.
 */
function askedOf(query: Compilable, now?: string): string {
  const { sql, parameters } = query.compile()
  return `${sql}|${JSON.stringify(parameters.map((one) => (one === now ? 'now' : one)))}`
}

/** What the size of a value counts as, in bytes: it is rarely more, and measuring costs more. */
const bytes = 1000

/** A value from the cache of the store, where it is read outside of a transaction. */
async function cached<T>(
  { queryCache, tenant, now }: ReadContext,
  asked: string,
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
  return (await queryCache.getOrMake(`${tenant}|${asked}`, tenant, make, since)).value as T
}

/**
 * Rows that are read once until something that the answer read so far is written: which topics
 * those are must have been said before, and the next moment at which time alone changes them. For
 * few rows that many answers need, and for what is counted of many. Nobody may change them.
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

/** The same for rows that depend on one topic alone, whatever else the answer has read. */
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
 * Promises that the answer changes when the next thing comes to be seen: by a query for the first
 * wall clock (`due`) of the zone that is after `now`, which is remembered until that moment, or
 * until the topic is written.
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
    return due ? momentOf(due, zone).getTime() : Number.POSITIVE_INFINITY
  }
  const moment = await cached(context, askedOf(query, now), [topic], read, (value) => value)
  if (moment < Number.POSITIVE_INFINITY) context.changesAt(moment)
}

/**
 * The number of rows of a list, counted once until something that the answer read so far is
 * written, as above.
 */
export async function totalOf<DB, T extends keyof DB>(
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
