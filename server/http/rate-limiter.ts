/** At most a number of actions per key and period. Only keys of the last period are stored. */
export class RateLimiter {
  #most: number
  #spell: number
  #counts = new Map<string, { from: number; count: number }>()
  #swept = 0

  constructor(most: number, spell: number) {
    this.#most = most
    this.#spell = spell
  }

  /** Counts one. Returns the milliseconds to wait; 0 when it is allowed. */
  take(key: string, now = Date.now()): number {
    this.#sweep(now)
    const known = this.#counts.get(key)
    // The clock was set back: what is counted stays, for one period of the new time.
    if (known && known.from > now) known.from = now
    if (!known || now - known.from >= this.#spell) {
      this.#counts.set(key, { from: now, count: 1 })
      return 0
    }
    if (known.count >= this.#most) return known.from + this.#spell - now
    known.count++
    return 0
  }

  /** Takes back a count made at `at`. */
  give(key: string, at: number): void {
    const known = this.#counts.get(key)
    if (known && known.from <= at && known.count > 0) known.count--
  }

  #sweep(now: number): void {
    if (Math.abs(now - this.#swept) < this.#spell) return
    this.#swept = now
    for (const [key, { from }] of this.#counts)
      if (now - from >= this.#spell) this.#counts.delete(key)
  }
}
