import {
  claimJobs,
  completeJob,
  nextDue,
  postponeJob,
  recordRejection,
  type Job,
} from '../content/push/push-jobs.ts'
import { dropSilent, removeSubscriber } from '../content/push/push-subscribers.ts'
import type { Store } from '../db/store.ts'
import { send, type PushResponse, type Sender } from './send.ts'

/**
 * Jobs claimed and sent at once: even if each takes its 10 s, all are sent before the claim
 * expires.
 */
const armful = 100
const atOnce = 20
/** Refusals in a row after which a subscription is deleted. */
const mostRefusals = 5
/** Milliseconds between two attempts, and two warnings, while a service rejects the site itself. */
const pauseOfRejected = 60_000
const warnEvery = 10 * 60_000
/**
 * Milliseconds between two checks when nothing is known to be due: another process may have queued
 * jobs.
 */
const lookEvery = 5000
/** Milliseconds between two deletions of browsers that no message ever reached. */
const sweepEvery = 3_600_000
/** Milliseconds until the next attempt, also for a host that answers 429 without a time. */
const pauseAfter = (tries: number): number => Math.min(300_000, 2000 * 2 ** tries)
const pauseOfHost = 60_000
const longestRest = 3_600_000
/**
 * Browsers of a host that must fail or get 429 within a minute before the whole host is paused, so
 * that a single one cannot pause it.
 */
const mostOfHost = 3

/**
 * Sends queued messages to push services. Services that refuse are paused; subscriptions that are
 * gone are deleted.
 */
export class PushWorker {
  #store: Store
  #sender: Sender
  #report: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  #failures = 0
  #swept = 0
  #warn: (line: string) => void
  #warned = new Map<string, number>()
  /** Since the start: messages accepted and refused by push services, and subscriptions deleted. */
  readonly counts = { delivered: 0, refused: 0, deleted: 0 }
  /** Paused hosts with the end of the pause, and their recently failed browsers. */
  #resting = new Map<string, number>()
  #failing = new Map<string, Map<string, number>>()

  constructor(
    store: Store,
    sender: Sender,
    { report, warn }: { report: (error: unknown) => void; warn: (line: string) => void },
  ) {
    this.#store = store
    this.#sender = sender
    this.#report = report
    this.#warn = warn
    this.wake()
  }

  /** Call when a message may be due. */
  wake(): void {
    if (this.#stopped) return
    if (this.#round) return void (this.#again = true)
    clearTimeout(this.#timer)
    this.#round = this.#carry()
      .catch((error: unknown) => {
        this.#failures++
        this.#report(error)
      })
      .finally(() => {
        this.#round = undefined
        if (this.#again) {
          this.#again = false
          this.wake()
        } else void this.#sleep()
      })
  }

  /** Resolves when all due messages are sent or postponed. */
  async carried(): Promise<void> {
    this.wake()
    while (this.#round) await this.#round
  }

  /** Resolves when running sends are done. */
  async close(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#round
  }

  async #sleep(): Promise<void> {
    const due = this.#failures ? null : await nextDue(this.#store).catch(() => null)
    if (this.#stopped) return
    const wait = this.#failures
      ? pauseAfter(this.#failures)
      : Math.min(lookEvery, Math.max(10, (due ?? Number.POSITIVE_INFINITY) - Date.now()))
    this.#timer = setTimeout(() => this.wake(), wait)
    this.#timer.unref()
  }

  async #carry(): Promise<void> {
    if (Math.abs(Date.now() - this.#swept) > sweepEvery) {
      this.#swept = Date.now()
      this.counts.deleted += await dropSilent(this.#store)
    }
    for (
      let jobs = await claimJobs(this.#store, armful);
      jobs.length > 0;
      jobs = this.#stopped ? [] : await claimJobs(this.#store, armful)
    ) {
      const line = [...jobs]
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let job = line.shift(); job; job = line.shift())
            await (this.#stopped ? postponeJob(this.#store, job, Date.now(), 0) : this.#one(job))
        }),
      )
    }
    this.#failures = 0
  }

  async #one(job: Job): Promise<void> {
    const host = URL.canParse(job.endpoint) ? new URL(job.endpoint).host : ''
    const rest = this.#resting.get(host) ?? 0
    // One that is further away was noted before the clock was set back.
    const left = rest - Date.now()
    if (left > 0 && left <= longestRest) return postponeJob(this.#store, job, rest, 0)
    let said: PushResponse
    try {
      said = await send(job, this.#sender)
    } catch {
      return this.#later(job, host, pauseAfter(job.tries))
    }
    const { status, retryAfter } = said
    if (status >= 200 && status < 300) {
      this.counts.delivered++
      return completeJob(this.#store, job)
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
        retryAfter === null ? pauseAfter(job.tries) : Math.min(retryAfter * 1000, longestRest),
      )
    this.counts.refused++
    if ((await recordRejection(this.#store, job)) >= mostRefusals)
      await this.#remove(job, host, status)
  }

  async #remove(job: Job, host: string, status: number): Promise<void> {
    await removeSubscriber(this.#store, job.tenant, job.subscriber)
    this.counts.deleted++
    this.#warn(
      `deleted a push subscription of ${job.tenant}, because ${host} answered ${status}; the ` +
        'browser subscribes again at its next visit',
    )
  }

  #warnOnce(host: string, line: string): void {
    if ((this.#warned.get(host) ?? 0) > Date.now() - warnEvery) return
    this.#warned.set(host, Date.now())
    this.#warn(line)
  }

  /** Postpones this message; if several browsers of the host fail, all of the host. */
  #later(job: Job, host: string, pause: number): Promise<void> {
    const now = Date.now()
    const failing = new Map(
      [...(this.#failing.get(host) ?? [])].filter(([, at]) => at > now - 60_000),
    ).set(job.subscriber, now)
    this.#failing.set(host, failing)
    if (failing.size >= mostOfHost) this.#resting.set(host, now + pause)
    return postponeJob(this.#store, job, now + pause)
  }
}
