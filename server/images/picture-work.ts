import { SingleFlight } from '../db/single-flight.ts'
import { Semaphore } from '../http/semaphore.ts'

/** Too much is asked at once; the answer is to come again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Work that costs the processor: each once, a few at a time, the others in a bounded line. */
export class PictureWork<R> {
  #turns: Semaphore
  #flights = new SingleFlight<R>()

  constructor(atOnce: number, longest: number) {
    this.#turns = new Semaphore(atOnce, longest)
  }

  /** Work that has not begun is dropped when all who asked for it have gone away. */
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
