import { SingleFlight } from '../db/single-flight.ts'
import { FairQueue, QueueFull, type Party } from '../http/fair-queue.ts'

/** Too many requests at once. The response says when to try again. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

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

  /** Work that has not begun is dropped when all its callers have aborted. */
  run(key: string, party: Party, work: () => Promise<R>, signal?: AbortSignal): Promise<R> {
    this.#turns.join(key, party)
    return this.#flights.fly(
      key,
      async (isWanted) => {
        try {
          return await this.#turns.run(key, party, async () => {
            if (!isWanted()) throw new DOMException('no request waits any more', 'AbortError')
            return work()
          })
        } catch (error) {
          throw error instanceof QueueFull
            ? new QueueFullError('too many pictures are being made')
            : error
        }
      },
      signal,
    )
  }
}
