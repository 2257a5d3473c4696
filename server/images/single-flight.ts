import { Semaphore } from '../http/semaphore.ts'

/** Too much is asked at once; the answer is to come again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

type Flight<R> = { promise: Promise<R>; waiting: number }

/**
 * Work that costs the processor: one run for all who ask for the same thing, a few at a time, the
 * others in a bounded line.
 */
export class SingleFlight<R> {
  #turns: Semaphore
  #flights = new Map<string, Flight<R>>()

  constructor(atOnce: number, longest: number) {
    this.#turns = new Semaphore(atOnce, longest)
  }

  /**
   * Rejects with the signal's reason when the asker goes away; the work is dropped only if nobody
   * else waits for it and it has not begun.
   */
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
      // Also when there is room: whoever asked must first be counted as waiting.
      await Promise.resolve()
      if (this.#turns.full) throw new TooBusy('too many pictures are being made')
      return await this.#turns.run(async () => {
        if (this.#flights.get(key)?.waiting === 0)
          throw new DOMException('nobody waits any more', 'AbortError')
        return await work()
      })
    } finally {
      this.#flights.delete(key)
    }
  }
}

const gone = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
