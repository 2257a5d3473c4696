import { SingleFlight } from '../db/single-flight.ts'
import { Semaphore } from '../http/semaphore.ts'

/** Too many requests at once. The response says when to try again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** CPU-heavy work: each key once at a time, a few in parallel, the others in a bounded queue. */
export class PictureWork<R> {
  #turns: Semaphore
  #flights = new SingleFlight<R>()

  constructor(atOnce: number, longest: number) {
    this.#turns = new Semaphore(atOnce, longest)
  }

  /** Work that has not begun is dropped when all its callers have aborted. */
  run(key: string, work: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    return this.#flights.fly(
      key,
      async (isWanted) => {
        if (this.#turns.full) throw new TooBusy('too many pictures are being made')
        return this.#turns.run(async () => {
          if (!isWanted()) throw new DOMException('no request waits any more', 'AbortError')
          return work()
        })
      },
      signal,
    )
  }
}
