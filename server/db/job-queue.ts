import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Updateable } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

type JobTables = Pick<Tables, 'form_mail' | 'form_payment' | 'push_job'>
/** A claimed job. `claim` belongs to this process until the job is done, retried or replaced. */
export type Job = { tenant: string; tries: number; claim: string }

/** A table of jobs, with the columns `tenant`, `due`, `tries` and `claim`. */
export type JobTable<T extends keyof JobTables, J extends Job> = {
  name: T
  /** The columns of its primary key, with the fields of a job that have their values. */
  key: Record<string, keyof J>
  /**
   * Milliseconds that a claim lasts. When a process dies, another one takes its jobs after that.
   */
  leaseMs: number
  /** Rows for which this is false are never claimed. */
  condition?: RawBuilder<boolean>
  /** The jobs with this claim. */
  read(db: Kysely<Tables>, claim: string): Promise<J[]>
}

/** Columns to change before the next run; by default one more try, and the backoff as `due`. */
export type Retry<T extends keyof JobTables> = Updateable<JobTables[T]>

type Options<T extends keyof JobTables, J extends Job> = {
  store: Store
  table: JobTable<T, J>
  /** Jobs claimed at once: few enough to be run before the claim expires. */
  batchSize: number
  /** Jobs run at once. */
  concurrency?: number
  /**
   * Milliseconds between two checks when nothing is known to be due: another process may have
   * queued jobs.
   */
  pollIntervalMs: number
  /** Milliseconds until the next run after this many. */
  backoffMs(tries: number): number
  /** 'done' deletes the job. An error is reported, and the job is run again. */
  run(job: J): Promise<'done' | Retry<T>>
  /** Called before jobs are claimed. */
  prepare?(): Promise<void>
  report(error: unknown): void
}

/** Doubles from the first pause up to the longest, both in milliseconds. */
export const doubling =
  (firstMs: number, longestMs: number) =>
  (tries: number): number =>
    Math.min(longestMs, firstMs * 2 ** tries)

const storeBackoffMs = doubling(2000, 300_000)

/**
 * Runs the jobs of a table, of all departments. Each is claimed by one process for a limited time,
 * on both engines.
 */
export class JobQueue<T extends keyof JobTables, J extends Job> {
  #options: Options<T, J>
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #isWoken = false
  #isClosed = false
  #failures = 0

  constructor(options: Options<T, J>) {
    this.#options = options
    this.wake()
  }

  /** Call when a job may be due. */
  wake(): void {
    if (this.#isClosed) return
    this.#isWoken = true
    if (this.#round) return
    clearTimeout(this.#timer)
    this.#round = this.#runDue().finally(() => {
      this.#round = undefined
      if (this.#isWoken) this.wake()
      else void this.#sleep()
    })
  }

  /** Resolves when all due jobs have run. */
  async drained(): Promise<void> {
    this.wake()
    while (this.#round) await this.#round
  }

  /** Resolves when running jobs have ended. Other claimed jobs are released. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#round
  }

  async #sleep(): Promise<void> {
    const due = this.#failures ? null : await this.#nextDue().catch(() => null)
    if (this.#isClosed || this.#round) return
    const wait = this.#failures
      ? storeBackoffMs(this.#failures)
      : Math.min(this.#options.pollIntervalMs, Math.max(10, (due ?? Infinity) - Date.now()))
    this.#timer = setTimeout(() => this.wake(), wait)
    this.#timer.unref()
  }

  async #runDue(): Promise<void> {
    this.#isWoken = false
    const { concurrency = 1, prepare, report } = this.#options
    try {
      await prepare?.()
      for (let jobs = await this.#claim(); jobs.length > 0; jobs = await this.#claim())
        await allEnded(Array.from({ length: concurrency }, () => this.#runEach(jobs)))
      this.#failures = 0
    } catch (error) {
      this.#failures++
      report(error)
    }
  }

  async #runEach(jobs: J[]): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift())
      if (this.#isClosed) await this.#retry(job, { due: Date.now(), tries: job.tries })
      else await this.#run(job)
  }

  async #run(job: J): Promise<void> {
    const { store, table, run, report } = this.#options
    const result = await run(job).catch((error: unknown) => {
      report(error)
      return null
    })
    if (result !== 'done') return this.#retry(job, result)
    await sql`delete from ${sql.table(table.name)} where ${this.#isOurs(job)}`.execute(
      store.of(job.tenant),
    )
  }

  async #retry(job: J, changes: object | null): Promise<void> {
    const { store, table, backoffMs } = this.#options
    const { tries } = job
    const columns = {
      tries: tries + 1,
      due: Date.now() + backoffMs(tries),
      ...changes,
      claim: null,
    }
    const assignments = Object.entries(columns).map((entry) => equal(...entry))
    await sql`
      update ${sql.table(table.name)} set ${sql.join(assignments)}
      where ${this.#isOurs(job)}`.execute(store.of(job.tenant))
  }

  /** Not true of a job that was replaced in the meantime: it has another claim. */
  #isOurs(job: J): RawBuilder<unknown> {
    const key = Object.entries(this.#options.table.key)
    return sql.join(
      [equal('claim', job.claim), ...key.map(([column, field]) => equal(column, job[field]))],
      sql` and `,
    )
  }

  async #claim(): Promise<J[]> {
    if (this.#isClosed) return []
    const { store, batchSize, table } = this.#options
    const { condition = sql`true`, leaseMs } = table
    const now = Date.now()
    const claim = randomUUID()
    const name = sql.table(table.name)
    const key = sql.join(Object.keys(table.key).map((column) => sql.ref(column)))
    const lock = store.engine === 'postgres' ? sql`for update skip locked` : sql``
    const { numAffectedRows } = await sql`
      with ready as (
        select ${key} from ${name} where due <= ${now} and ${condition}
        order by due limit ${batchSize} ${lock}
      )
      update ${name} set claim = ${claim}, due = ${now + leaseMs}
      where (${key}) in (select ${key} from ready)`.execute(store.db)
    return numAffectedRows ? table.read(store.db, claim) : []
  }

  async #nextDue(): Promise<number | null> {
    const { store, table } = this.#options
    const { name, condition = sql`true` } = table
    const { rows } = await sql<{ due: number | null }>`
      select min(due) as due from ${sql.table(name)} where ${condition}`.execute(store.db)
    return rows[0]?.due ?? null
  }
}

const equal = (column: string, value: unknown): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = ${value}`

/** Unlike Promise.all, does not reject before all have ended. */
async function allEnded(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work)
  await Promise.all(work)
}
