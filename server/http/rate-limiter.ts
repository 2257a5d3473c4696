/** At most a number of actions per key and period. Only keys of the last period are stored. */
export class RateLimiter {
  #most: number
  #spell: number
  #counts = new Map<string, { from: number; count: number }>()
  #swept = 0

  constructor(max: number, windowMs: number) {
    this.#most = max
    this.#spell = windowMs
  }

  /** Counts one. Returns the milliseconds to wait; 0 when it is allowed. */
  take(key: string, now = Date.now()): number {
    this.#sweep(now)
    const counter = this.#counts.get(key)
    // The clock was set back: what is counted stays, for one period of the new time.
    if (counter && counter.from > now) counter.from = now
    if (!counter || now - counter.from >= this.#spell) {
      this.#counts.set(key, { from: now, count: 1 })
      return 0
    }
    if (counter.count >= this.#most) return counter.from + this.#spell - now
    counter.count++
    return 0
  }

  /** Takes back a count made at `countedAt`. */
  give(key: string, countedAt: number): void {
    const counter = this.#counts.get(key)
    if (counter && counter.from <= countedAt && counter.count > 0) counter.count--
  }

  #sweep(now: number): void {
    if (Math.abs(now - this.#swept) < this.#spell) return
    this.#swept = now
    for (const [key, { from }] of this.#counts)
      if (now - from >= this.#spell) this.#counts.delete(key)
  }
}
