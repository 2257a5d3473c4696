/** A bounded line for work of the processor: more of it at once is only slower. */
export class Semaphore {
  #atOnce: number
  #longest: number
  #running = 0
  #line: (() => void)[] = []

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  /** No more may wait. */
  get full(): boolean {
    return this.#running >= this.#atOnce && this.#line.length >= this.#longest
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#running < this.#atOnce) this.#running++
    else await new Promise<void>((go) => this.#line.push(go))
    try {
      return await work()
    } finally {
      // The place goes from hand to hand: given back first, somebody who comes in between would
      // take it as well.
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
