import type { Kysely } from 'kysely'
import type { Watch } from './engine.ts'
import type { Tables } from './tables.ts'

/** One entry of the change log: the topics that a write changed. */
export type Change = { seq: number; tenant: string; topics: string[] }
/** In place of topics: everything of the tenant may have changed, as after a restore. */
export const everyTopic = '*'
/** The returned promise is awaited before the write resolves. */
type Listener = (changes: Change[]) => void | Promise<void>
/** Changes that a listener failed on stay here and are passed to it again. */
type Subscription = { listener: Listener; missed: Change[]; failures: number; notBefore: number }
export type Report = (error: unknown) => void

/** Milliseconds between two checks whether another process wrote. */
const lookEvery = 100
/** Rows of the log written between two prunings. */
const pruneEvery = 1000
/** Rows of the log read at once. */
const batch = 1000
/**
 * Milliseconds until the next attempt after this many failures, so that a lasting failure is not
 * reported ten times a second.
 */
const pauseAfter = (failures: number) => Math.min(10_000, lookEvery * 2 ** failures)

/**
 * Reads the change log from the last known sequence and calls the listeners: page cache, live hub,
 * edge cache, notification planner. A write of this process calls `catchUp`; a write of another is
 * noticed by the engine's watch. A listener's failure is reported and tried again, and does not
 * affect the other listeners.
 */
export class Changes {
  #db: Kysely<Tables>
  #watch: Watch
  #report: Report
  #listeners = new Set<Subscription>()
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #again = false
  /**
   * Failed reads of the log in a row. The next attempt is at this moment, even if no other process
   * writes.
   */
  #failures = 0
  #retryAt = Number.POSITIVE_INFINITY
  #prunedAt = Number.NEGATIVE_INFINITY
  last = 0

  constructor(db: Kysely<Tables>, watch: Watch, report: Report) {
    this.#db = db
    this.#watch = watch
    this.#report = report
  }

  async start(): Promise<void> {
    // The watch starts before the read, so that no write is missed. At worst it wakes once for
    // nothing.
    await this.#watch.start(() => this.#look())
    const row = await this.#db
      .selectFrom('change')
      .select((e) => e.fn.max('seq').as('seq'))
      .executeTakeFirst()
    this.last = Number(row?.seq ?? 0)
    this.#timer = setInterval(() => this.#look(), lookEvery)
    this.#timer.unref()
  }

  /** Resolves when no listener is running. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#listeners.clear()
    await this.#watch.stop()
    await this.#reading
  }

  listen(listener: Listener): () => void {
    const subscription: Subscription = { listener, missed: [], failures: 0, notBefore: 0 }
    this.#listeners.add(subscription)
    return () => this.#listeners.delete(subscription)
  }

  /**
   * Resolves when everything written before the call was passed to the listeners or its failure was
   * reported. Never rejects.
   */
  async catchUp(): Promise<void> {
    if (this.#reading) {
      this.#again = true
      return this.#reading
    }
    this.#reading = this.#read().catch((error: unknown) => {
      this.#retryAt = performance.now() + pauseAfter(this.#failures++)
      this.#report(error)
    })
    try {
      await this.#reading
    } finally {
      this.#reading = undefined
    }
  }

  /** Prunes the log after many rows were written. Never rejects. */
  async prune(): Promise<void> {
    if (this.last - this.#prunedAt < pruneEvery) return
    this.#prunedAt = this.last
    await pruneChanges(this.#db).catch(this.#report)
  }

  #look(): void {
    // Woken before the last sequence is known: the first tick checks.
    if (!this.#timer) return
    try {
      const waiting = [...this.#listeners].some(
        ({ missed, notBefore }) => missed.length > 0 && notBefore <= performance.now(),
      )
      if (this.#watch.changed() || performance.now() >= this.#retryAt || waiting)
        void this.catchUp()
    } catch (error) {
      this.#report(error)
    }
  }

  async #read(): Promise<void> {
    let full = false
    do {
      this.#again = false
      const rows = await this.#db
        .selectFrom('change')
        .selectAll()
        .where('seq', '>', this.last)
        .orderBy('seq')
        .limit(batch)
        .execute()
      full = rows.length === batch
      this.#failures = 0
      this.#retryAt = Number.POSITIVE_INFINITY
      this.last = Number(rows.at(-1)?.seq ?? this.last)
      const changes = rows.map((row) => ({
        seq: Number(row.seq),
        tenant: row.tenant,
        topics: this.#topicsOf(row.topics),
      }))
      await Promise.all(
        [...this.#listeners].map((subscription) => this.#tell(subscription, changes)),
      )
    } while (this.#again || full)
  }

  async #tell(subscription: Subscription, changes: Change[]): Promise<void> {
    const all = [...subscription.missed, ...changes]
    if (all.length === 0) return
    subscription.missed = all
    if (subscription.notBefore > performance.now()) return
    try {
      await subscription.listener(all)
      Object.assign(subscription, { missed: [], failures: 0, notBefore: 0 })
    } catch (error) {
      subscription.notBefore = performance.now() + pauseAfter(subscription.failures++)
      this.#report(error)
    }
  }

  #topicsOf(text: string): string[] {
    try {
      return JSON.parse(text) as string[]
    } catch (error) {
      this.#report(error)
      return []
    }
  }
}

/**
 * Rows of the log that always stay, most rows of one pruning, and milliseconds for which every row
 * stays.
 */
const minStayingRows = 100_000
const maxPrunedRows = 10_000
const day = 86_400_000

/**
 * Deletes the oldest rows of the log, except those of the last day. Few at a time, because writes
 * wait for it.
 */
export async function pruneChanges(
  db: Kysely<Tables>,
  { keep = minStayingRows } = {},
): Promise<void> {
  const { oldest, newest } = await db
    .selectFrom('change')
    .select((e) => [e.fn.min('seq').as('oldest'), e.fn.max('seq').as('newest')])
    .executeTakeFirstOrThrow()
  const upTo = Math.min(Number(newest ?? 0) - keep, Number(oldest ?? 0) + maxPrunedRows)
  if (upTo < Number(oldest ?? 0)) return
  await db
    .deleteFrom('change')
    .where('seq', '<=', upTo)
    .where('at', '<', new Date(Date.now() - day).toISOString())
    .execute()
}
