import { claimJobs, delivered, nextDue, putOff, refused, type Job } from '../content/push-jobs.ts'
import { removeSubscriber } from '../content/push-subscribers.ts'
import type { Store } from '../db/store.ts'
import { send, type Said, type Sender } from './send.ts'

/** Jobs taken at once, and sent at the same time. */
const armful = 200
const atOnce = 20
/** Refusals in a row after which a browser is forgotten (security G6). */
const mostRefusals = 5
/** Milliseconds between two looks when nothing is known to be due: another process may have made jobs. */
const lookEvery = 5000
/** Milliseconds until a message is tried again after so many tries, and a host that says 429 without a time. */
const pauseAfter = (tries: number): number => Math.min(300_000, 2000 * 2 ** tries)
const pauseOfHost = 60_000

/** Carries what waits in the queue to the push services: those that refuse are left alone for a while, browsers that are gone are forgotten. */
export class Courier {
  #store: Store
  #sender: Sender
  #report: (fault: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined
  #again = false
  #stopped = false
  #failures = 0
  /** Hosts that asked for a pause, until when. */
  #resting = new Map<string, number>()

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
    this.#round = this.#carry().catch((fault: unknown) => { this.#failures++; this.#report(fault) }).finally(() => {
      this.#round = undefined
      if (this.#again) { this.#again = false; this.wake() } else void this.#sleep()
    })
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
    const wait = this.#failures ? pauseAfter(this.#failures) : Math.min(lookEvery, Math.max(10, (due ?? Number.POSITIVE_INFINITY) - Date.now()))
    this.#timer = setTimeout(() => this.wake(), wait)
    this.#timer.unref()
  }

  async #carry(): Promise<void> {
    for (let jobs = await claimJobs(this.#store, armful); jobs.length > 0; jobs = this.#stopped ? [] : await claimJobs(this.#store, armful)) {
      const line = [...jobs]
      await Promise.all(Array.from({ length: atOnce }, async () => {
        for (let job = line.shift(); job; job = line.shift()) await this.#one(job)
      }))
    }
    this.#failures = 0
  }

  async #one(job: Job): Promise<void> {
    const host = URL.canParse(job.endpoint) ? new URL(job.endpoint).host : ''
    const rest = this.#resting.get(host) ?? 0
    if (rest > Date.now()) return putOff(this.#store, job, rest)
    let said: Said
    try {
      said = await send(job, this.#sender)
    } catch {
      return putOff(this.#store, job, Date.now() + pauseAfter(job.tries))
    }
    const { status, retryAfter } = said
    if (status >= 200 && status < 300) return delivered(this.#store, job)
    if (status === 404 || status === 410) return removeSubscriber(this.#store, job.tenant, job.subscriber)
    if (status === 429) {
      const until = Date.now() + (retryAfter === null ? pauseOfHost : Math.min(retryAfter, 3600) * 1000)
      this.#resting.set(host, until)
      return putOff(this.#store, job, until)
    }
    if (status >= 500) return putOff(this.#store, job, Date.now() + (retryAfter === null ? pauseAfter(job.tries) : Math.min(retryAfter, 3600) * 1000))
    if ((await refused(this.#store, job)) >= mostRefusals) await removeSubscriber(this.#store, job.tenant, job.subscriber)
  }
}
