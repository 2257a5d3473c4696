import {
  claimJobs,
  delivered,
  nextDue,
  putOff,
  refused,
  type Job,
} from '../content/push/push-jobs.ts'
import { removeSubscriber } from '../content/push/push-subscribers.ts'
import type { Store } from '../db/store.ts'
import { send, type Said, type Sender } from './send.ts'

/**
 * Jobs taken at once, and sent at the same time: even when each takes its 10 s, all are sent while
 * the claim on them holds.
 */
const armful = 100
const atOnce = 20
/** Refusals in a row after which a browser is forgotten. */
const mostRefusals = 5
/**
 * Milliseconds between two looks when nothing is known to be due: another process may have made
 * jobs.
 */
const lookEvery = 5000
/**
 * Milliseconds until a message is tried again after so many tries, and a host that says 429 without
 * a time.
 */
const pauseAfter = (tries: number): number => Math.min(300_000, 2000 * 2 ** tries)
const pauseOfHost = 60_000
/**
 * Browsers of a host that must fail, or be told 429, within a minute until the whole host is left
 * alone: one alone may be somebody's game with us.
 */
const mostOfHost = 3

/**
 * Carries what waits in the queue to the push services: those that refuse are left alone for a
 * while, browsers that are gone are forgotten.
 */
export class PushWorker {
  #store: Store
  #sender: Sender
  #report: (fault: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  #failures = 0
  /** Hosts that are left alone, until when, and whose browsers failed lately. */
  #resting = new Map<string, number>()
  #failing = new Map<string, Map<string, number>>()

  constructor(store: Store, sender: Sender, report: (fault: unknown) => void) {
    this.#store = store
    this.#sender = sender
    this.#report = report
    this.wake()
  }

  /** There may be something to carry. */
  wake(): void {
    if (this.#stopped) return
    if (this.#round) return void (this.#again = true)
    clearTimeout(this.#timer)
    this.#round = this.#carry()
      .catch((fault: unknown) => {
        this.#failures++
        this.#report(fault)
      })
      .finally(() => {
        this.#round = undefined
        if (this.#again) {
          this.#again = false
          this.wake()
        } else void this.#sleep()
      })
  }

  /** Resolves when all that is due now is carried, or put off. */
  async carried(): Promise<void> {
    this.wake()
    while (this.#round) await this.#round
  }

  /** Resolves when what was begun is carried. */
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
    for (
      let jobs = await claimJobs(this.#store, armful);
      jobs.length > 0;
      jobs = this.#stopped ? [] : await claimJobs(this.#store, armful)
    ) {
      const line = [...jobs]
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let job = line.shift(); job; job = line.shift())
            await (this.#stopped ? putOff(this.#store, job, Date.now(), 0) : this.#one(job))
        }),
      )
    }
    this.#failures = 0
  }

  async #one(job: Job): Promise<void> {
    const host = URL.canParse(job.endpoint) ? new URL(job.endpoint).host : ''
    const rest = this.#resting.get(host) ?? 0
    if (rest > Date.now()) return putOff(this.#store, job, rest, 0)
    let said: Said
    try {
      said = await send(job, this.#sender)
    } catch {
      return this.#later(job, host, pauseAfter(job.tries))
    }
    const { status, retryAfter } = said
    if (status >= 200 && status < 300) return delivered(this.#store, job)
    if (status === 404 || status === 410)
      return removeSubscriber(this.#store, job.tenant, job.subscriber)
    if (status === 429)
      return this.#later(
        job,
        host,
        retryAfter === null ? pauseOfHost : Math.min(retryAfter, 3600) * 1000,
      )
    if (status >= 500)
      return this.#later(
        job,
        host,
        retryAfter === null ? pauseAfter(job.tries) : Math.min(retryAfter, 3600) * 1000,
      )
    if ((await refused(this.#store, job)) >= mostRefusals)
      await removeSubscriber(this.#store, job.tenant, job.subscriber)
  }

  /** This message later; and when it is not this browser alone, all of its host. */
  #later(job: Job, host: string, pause: number): Promise<void> {
    const now = Date.now()
    const failing = new Map(
      [...(this.#failing.get(host) ?? [])].filter(([, at]) => at > now - 60_000),
    ).set(job.subscriber, now)
    this.#failing.set(host, failing)
    if (failing.size >= mostOfHost) this.#resting.set(host, now + pause)
    return putOff(this.#store, job, now + pause)
  }
}
