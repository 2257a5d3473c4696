import type { UpstreamFailure } from './failure.ts'

/** Calls remembered at once; who invents more only loses the older pauses. */
const most = 5000

/**
 * A call that has just failed is not made again for a moment, however many ask. It is the asking
 * that is kept back; no answer is made of it.
 */
export class Pauses {
  #pauses = new Map<string, { until: number; because: UpstreamFailure }>()
  #milliseconds: number
  #now: () => number

  constructor(milliseconds: number, now: () => number) {
    this.#milliseconds = milliseconds
    this.#now = now
  }

  after(key: string, because: UpstreamFailure): void {
    this.#pauses.delete(key)
    for (const oldest of this.#pauses.keys()) {
      if (this.#pauses.size < most) break
      this.#pauses.delete(oldest)
    }
    this.#pauses.set(key, { until: this.#now() + this.#milliseconds, because })
  }

  /** Null when it may be asked. */
  of(key: string): UpstreamFailure | null {
    const pause = this.#pauses.get(key)
    if (pause && pause.until > this.#now()) return pause.because
    this.#pauses.delete(key)
    return null
  }
}
