import {
  deleteExpired,
  pushJobs,
  recordDelivery,
  recordRejection,
  type PushJob,
} from '../content/push/push-jobs.ts'
import { dropSilent, removeSubscriber } from '../content/push/push-subscribers.ts'
import { doubling, JobQueue, type Retry } from '../db/job-queue.ts'
import type { Store } from '../db/store.ts'
import { send, type PushResponse, type Sender } from './send.ts'

/** Refusals in a row after which a subscription is deleted. */
const mostRefusals = 5
/** Milliseconds between two attempts, and two warnings, while a service rejects the site itself. */
const pauseOfRejected = 60_000
const warnEvery = 10 * 60_000
/** Milliseconds between two deletions of browsers that no message ever reached. */
const sweepEvery = 3_600_000
/** Milliseconds until the next attempt, also for a host that answers 429 without a time. */
const backoffMs = doubling(2000, 300_000)
const pauseOfHost = 60_000
const longestRest = 3_600_000
/**
 * Browsers of a host that must fail or get 429 within a minute before the whole host is paused, so
 * that a single one cannot pause it.
 */
const mostOfHost = 3

type Result = 'done' | Retry<'push_job'>

/**
 * Sends queued messages to push services. Services that refuse are paused; subscriptions that are
 * gone are deleted.
 */
export class PushWorker {
  #store: Store
  #sender: Sender
  #swept = 0
  #warn: (line: string) => void
  #warned = new Map<string, number>()
  /** Since the start: messages accepted and refused by push services, and subscriptions deleted. */
  readonly counts = { delivered: 0, refused: 0, deleted: 0 }
  /** Paused hosts with the end of the pause, and their recently failed browsers. */
  #resting = new Map<string, number>()
  #failing = new Map<string, Map<string, number>>()
  readonly jobs: JobQueue<'push_job', PushJob>

  constructor(
    store: Store,
    sender: Sender,
    { report, warn }: { report: (error: unknown) => void; warn: (line: string) => void },
  ) {
    this.#store = store
    this.#sender = sender
    this.#warn = warn
    this.jobs = new JobQueue({
      store,
      table: pushJobs,
      // Even if each takes its 10 s, all are sent before the claim expires.
      batchSize: 100,
      concurrency: 20,
      pollIntervalMs: 5000,
      backoffMs,
      prepare: () => this.#sweep(),
      run: (job) => this.#send(job),
      report,
    })
  }

  async #sweep(): Promise<void> {
    await deleteExpired(this.#store)
    if (Math.abs(Date.now() - this.#swept) <= sweepEvery) return
    this.#swept = Date.now()
    this.counts.deleted += await dropSilent(this.#store)
  }

  async #send(job: PushJob): Promise<Result> {
    const host = URL.canParse(job.endpoint) ? new URL(job.endpoint).host : ''
    const rest = this.#resting.get(host) ?? 0
    // One that is further away was noted before the clock was set back.
    const left = rest - Date.now()
    if (left > 0 && left <= longestRest) return nextAt(job, rest, 0)
    let pushResponse: PushResponse
    try {
      pushResponse = await send(job, this.#sender)
    } catch {
      return this.#later(job, host, backoffMs(job.tries))
    }
    const { status, retryAfter } = pushResponse
    if (status >= 200 && status < 300) {
      this.counts.delivered++
      await recordDelivery(this.#store, job)
      return 'done'
    }
    if (status === 404 || status === 410) return this.#remove(job, host, status)
    // The key or the contact address of this site is rejected; the subscription may be good.
    if (status === 401 || status === 403) {
      this.counts.refused++
      this.#warnOnce(
        host,
        `${host} rejects this site's notifications (${status}). Check supportEmail in site.yaml ` +
          'and the VAPID keys. Subscriptions are kept.',
      )
      return this.#later(job, host, pauseOfRejected)
    }
    if (status === 429)
      return this.#later(
        job,
        host,
        retryAfter === null ? pauseOfHost : Math.min(retryAfter * 1000, longestRest),
      )
    if (status >= 500)
      return this.#later(
        job,
        host,
        retryAfter === null ? backoffMs(job.tries) : Math.min(retryAfter * 1000, longestRest),
      )
    this.counts.refused++
    const refusals = await recordRejection(this.#store, job)
    return refusals >= mostRefusals ? this.#remove(job, host, status) : 'done'
  }

  async #remove(job: PushJob, host: string, status: number): Promise<'done'> {
    await removeSubscriber(this.#store, job.tenant, job.subscriber)
    this.counts.deleted++
    this.#warn(
      `deleted a push subscription of ${job.tenant}, because ${host} answered ${status}; the ` +
        'browser subscribes again at its next visit',
    )
    return 'done'
  }

  #warnOnce(host: string, line: string): void {
    if ((this.#warned.get(host) ?? 0) > Date.now() - warnEvery) return
    this.#warned.set(host, Date.now())
    this.#warn(line)
  }

  /** Postpones this message; if several browsers of the host fail, all of the host. */
  #later(job: PushJob, host: string, pause: number): Result {
    const now = Date.now()
    const failing = new Map(
      [...(this.#failing.get(host) ?? [])].filter(([, failedAt]) => failedAt > now - 60_000),
    ).set(job.subscriber, now)
    this.#failing.set(host, failing)
    if (failing.size >= mostOfHost) this.#resting.set(host, now + pause)
    return nextAt(job, now + pause)
  }
}

/** Another attempt, never after the job expires. `tried`: whether this was an attempt. */
const nextAt = ({ tries, expires }: PushJob, due: number, tried: 0 | 1 = 1): Result =>
  due < expires ? { due, tries: tries + tried } : 'done'
