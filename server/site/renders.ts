/** How many pages are drawn at once, and how many may wait. Drawing is work of the processor: more at once is only slower. */
const atOnce = 4
const waiting = 100

/** A bounded queue of renders. */
export class Renders {
  #running = 0
  #queue: (() => void)[] = []

  get full(): boolean {
    return this.#queue.length >= waiting
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#queue.shift()?.()
    }
  }
}
