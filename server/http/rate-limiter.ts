/** At most so many of one key in so many milliseconds; remembers keys of the last spell alone. */
export class RateLimiter {
  #most: number
  #spell: number
  #counts = new Map<string, { from: number; count: number }>()
  #swept = 0

  constructor(most: number, spell: number) {
    this.#most = most
    this.#spell = spell
  }

  /** Counts one. Milliseconds until the next may come; 0 when this one may. */
  take(key: string, now = Date.now()): number {
    this.#sweep(now)
    const known = this.#counts.get(key)
    if (!known || now - known.from >= this.#spell) {
      this.#counts.set(key, { from: now, count: 1 })
      return 0
    }
    if (known.count >= this.#most) return known.from + this.#spell - now
    known.count++
    return 0
  }

  /** What was taken at `at` counts no more. */
  give(key: string, at: number): void {
    const known = this.#counts.get(key)
    if (known && known.from <= at && known.count > 0) known.count--
  }

  #sweep(now: number): void {
    if (now - this.#swept < this.#spell) return
    this.#swept = now
    for (const [key, { from }] of this.#counts)
      if (now - from >= this.#spell) this.#counts.delete(key)
  }
}
