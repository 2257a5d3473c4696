import { countRequest, uncountRequest, type RateLimit } from '../content/rate-counts.ts'
import type { Store } from '../db/store.ts'
import { RateLimiter } from '../http/rate-limiter.ts'

/**
 * Rate limits per site, not per process. Each is counted in memory first, so that a flood costs
 * little, then in the database where several processes may share it.
 */
export class RateLimiters {
  #store: Store
  #here = new Map<string, RateLimiter>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Counts one request. Returns the milliseconds to wait; 0 when it is allowed. */
  async take(tenant: string, limits: readonly RateLimit[]): Promise<number> {
    for (const { action, subject, max, windowMs } of limits) {
      const rate = this.#here.get(action) ?? new RateLimiter(max, windowMs)
      this.#here.set(action, rate)
      const wait = rate.take(`${tenant}|${subject}`)
      if (wait > 0) return wait
    }
    if (this.#store.engine !== 'postgres') return 0
    // A refused request does not count toward other limits.
    for (const limit of limits) {
      const wait = await countRequest(this.#store, tenant, limit)
      if (wait > 0) return wait
    }
    return 0
  }

  /** Takes back a count made at `countedAt`, for a request that the limit is not meant for. */
  async give(tenant: string, limits: readonly RateLimit[], countedAt: number): Promise<void> {
    for (const { action, subject } of limits)
      this.#here.get(action)?.give(`${tenant}|${subject}`, countedAt)
    if (this.#store.engine === 'postgres')
      for (const limit of limits) await uncountRequest(this.#store, tenant, limit, countedAt)
  }
}
