import type { Kysely } from 'kysely'
import type { Watch } from './engine.ts'
import type { Tables } from './tables.ts'

/** One entry of the change log: what was written, as topics that readers named when they read. */
export type Change = { seq: number; tenant: string; topics: string[] }
/** Who is told; what it promises is waited for before the write that it is told of resolves. */
type Listener = (changes: Change[]) => void | Promise<void>
/** What a listener could not take waits here, and is told again. */
type Told = { listener: Listener; missed: Change[]; failures: number; notBefore: number }
export type Report = (fault: unknown) => void

/** Milliseconds between two looks at whether another process wrote. */
const lookEvery = 100
/** Rows of the log written between two prunings. */
const pruneEvery = 1000
/** Rows of the log read at once. */
const batch = 1000
/**
 * Milliseconds until the next try after so many failures: what stays broken is reported now and
 * then, not ten times a second.
 */
const pauseAfter = (failures: number) => Math.min(10_000, lookEvery * 2 ** failures)

/**
 * Reads the change log from its last known sequence and tells those who listen: the page cache, the
 * live hub, caches in front, the notification planner. A write of this process calls `catchUp` itself; a write
 * of another is noticed by the engine's watch. What fails is reported and tried again; it never
 * ends the process, and never keeps a change from the other listeners.
 */
export class Changes {
  #db: Kysely<Tables>
  #watch: Watch
  #report: Report
  #listeners = new Set<Told>()
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #again = false
  /**
   * The log could not be read to its end so many times: look again at this moment, whether or not
   * another process writes.
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
    // First the watch: what is written before the read is then noticed, at worst for nothing.
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
    const told: Told = { listener, missed: [], failures: 0, notBefore: 0 }
    this.#listeners.add(told)
    return () => this.#listeners.delete(told)
  }

  /**
   * Resolves when everything written before the call has been told, or what went wrong has been
   * reported. Never rejects.
   */
  async catchUp(): Promise<void> {
    if (this.#reading) {
      this.#again = true
      return this.#reading
    }
    this.#reading = this.#read().catch((fault: unknown) => {
      this.#retryAt = Date.now() + pauseAfter(this.#failures++)
      this.#report(fault)
    })
    try {
      await this.#reading
    } finally {
      this.#reading = undefined
    }
  }

  /**
   * Keeps the log from growing for ever; does nothing until many rows were written since the last
   * time. Never rejects.
   */
  async prune(): Promise<void> {
    if (this.last - this.#prunedAt < pruneEvery) return
    this.#prunedAt = this.last
    await pruneChanges(this.#db).catch(this.#report)
  }

  #look(): void {
    // Woken before the last number is known: the first tick looks.
    if (!this.#timer) return
    try {
      const waiting = [...this.#listeners].some(
        ({ missed, notBefore }) => missed.length > 0 && notBefore <= Date.now(),
      )
      if (this.#watch.changed() || Date.now() >= this.#retryAt || waiting) void this.catchUp()
    } catch (fault) {
      this.#report(fault)
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
      await Promise.all([...this.#listeners].map((told) => this.#tell(told, changes)))
    } while (this.#again || full)
  }

  async #tell(told: Told, changes: Change[]): Promise<void> {
    const all = [...told.missed, ...changes]
    if (all.length === 0) return
    told.missed = all
    if (told.notBefore > Date.now()) return
    try {
      await told.listener(all)
      Object.assign(told, { missed: [], failures: 0, notBefore: 0 })
    } catch (fault) {
      told.notBefore = Date.now() + pauseAfter(told.failures++)
      this.#report(fault)
    }
  }

  #topicsOf(text: string): string[] {
    try {
      return JSON.parse(text) as string[]
    } catch (fault) {
      this.#report(fault)
      return []
    }
  }
}

/**
 * Rows of the log that stay at least, rows that one pruning takes at most, and milliseconds for
 * which every row stays.
 */
const kept = 100_000
const most = 10_000
const day = 86_400_000

/**
 * Takes the oldest rows out of the log: not those of the last day, and a few at a time, because a
 * write waits for it.
 */
export async function pruneChanges(db: Kysely<Tables>, { keep = kept } = {}): Promise<void> {
  const { oldest, newest } = await db
    .selectFrom('change')
    .select((e) => [e.fn.min('seq').as('oldest'), e.fn.max('seq').as('newest')])
    .executeTakeFirstOrThrow()
  const upTo = Math.min(Number(newest ?? 0) - keep, Number(oldest ?? 0) + most)
  if (upTo < Number(oldest ?? 0)) return
  await db
    .deleteFrom('change')
    .where('seq', '<=', upTo)
    .where('at', '<', new Date(Date.now() - day).toISOString())
    .execute()
}
