/** A bounded queue for CPU-heavy work: more at once would only be slower. */
export class Semaphore {
  #atOnce: number
  #longest: number
  #running = 0
  #line: (() => void)[] = []

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce
    this.#longest = maxWaiting
  }

  /** Whether the queue is full. */
  get full(): boolean {
    return this.#running >= this.#atOnce && this.#line.length >= this.#longest
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((go) => this.#line.push(go))
    try {
      return await work()
    } finally {
      // The place is handed to the next in line. If it were given back first, a new caller could
      // take it, too.
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
