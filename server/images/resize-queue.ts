import { SingleFlight } from '../db/single-flight.ts'
import { FairQueue, type Party } from '../http/fair-queue.ts'

/**
 * CPU-heavy work: each key once at a time, a few in parallel, the others in a bounded queue. Turns
 * rotate by department and client, so that one client's new pictures do not delay those of others.
 */
export class ResizeQueue<R> {
  #turns: FairQueue
  #flights = new SingleFlight<R>()

  constructor(atOnce: number, maxWaiting: number) {
    this.#turns = new FairQueue(atOnce, maxWaiting)
  }

  /**
   * Work that has not begun is dropped when all its callers have aborted. Throws QueueFull when it
   * was refused.
   */
  run(key: string, party: Party, work: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    this.#turns.join(key, party)
    return this.#flights.fly(
      key,
      (isWanted) =>
        this.#turns.run(key, party, async () => {
          if (!isWanted()) throw new DOMException('no request waits any more', 'AbortError')
          return work()
        }),
      signal,
    )
  }
}
