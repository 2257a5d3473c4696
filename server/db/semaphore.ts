/** At most `max` holders at a time, first come, first served, and a bounded queue. */
export class Semaphore {
  #max: number
  #maxWaiting: number
  #timeoutMs: number | undefined
  #holders = 0
  #waiting = new Set<() => void>()

  constructor(max: number, maxWaiting: number, timeoutMs?: number) {
    this.#max = max
    this.#maxWaiting = maxWaiting
    this.#timeoutMs = timeoutMs
  }

  /** Whether the queue is full. */
  get full(): boolean {
    return this.#holders >= this.#max && this.#waiting.size >= this.#maxWaiting
  }

  /** Whether no work holds it. */
  get idle(): boolean {
    return this.#holders === 0
  }

  /** Resolves with a function to leave, which is called once. Rejects when the time is over. */
  async enter(): Promise<() => void> {
    if (this.#holders < this.#max) this.#holders++
    else await this.#turn()
    return () => this.#leave()
  }

  /** Begins at once when there is a place. */
  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#holders < this.#max) this.#holders++
    else await this.#turn()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #leave(): void {
    // The place is handed to the next in line. If it were given back first, a new caller could take
    // it, too.
    const [next] = this.#waiting
    if (next) next()
    else this.#holders--
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        this.#waiting.delete(start)
        resolve()
      }
      const refuse = () => {
        this.#waiting.delete(start)
        reject(new Error('timeout exceeded when trying to connect'))
      }
      const timer = this.#timeoutMs === undefined ? undefined : setTimeout(refuse, this.#timeoutMs)
      this.#waiting.add(start)
    })
  }
}
