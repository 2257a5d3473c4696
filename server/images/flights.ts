/** Too much is asked at once; the answer is to come again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

type Flight<R> = { promise: Promise<R>; waiting: number }

/** Work that costs the processor: one run for all who ask for the same thing, a few at a time, the others in a bounded line. */
export class Flights<R> {
  #atOnce: number
  #longest: number
  #running = 0
  #line: (() => void)[] = []
  #flights = new Map<string, Flight<R>>()

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** Rejects with the signal's reason when the asker goes away; the work is dropped only if nobody else waits for it and it has not begun. */
  async fly(key: string, work: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    signal?.throwIfAborted()
    const known = this.#flights.get(key)
    const flight = known ?? { waiting: 0, promise: this.#start(key, work) }
    if (!known) this.#flights.set(key, flight)
    flight.waiting++
    try {
      return await (signal ? Promise.race([flight.promise, gone(signal)]) : flight.promise)
    } finally {
      flight.waiting--
    }
  }

  async #start(key: string, work: () => Promise<R>): Promise<R> {
    try {
      await this.#turn()
      try {
        if (this.#flights.get(key)?.waiting === 0) throw new DOMException('nobody waits any more', 'AbortError')
        return await work()
      } finally {
        this.#running--
        this.#line.shift()?.()
      }
    } finally {
      this.#flights.delete(key)
    }
  }

  async #turn(): Promise<void> {
    // Also when there is room: whoever asked must first be counted as waiting.
    await Promise.resolve()
    if (this.#running >= this.#atOnce) {
      if (this.#line.length >= this.#longest) throw new TooBusy('too many pictures are being made')
      await new Promise<void>((go) => this.#line.push(go))
    }
    this.#running++
  }
}

const gone = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))
