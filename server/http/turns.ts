/**
 * Lets one waiting request go on in each round of the event loop. A thousand requests that arrive
 * at once, or that waited for one page, would otherwise hold up every other request until the last
 * of them is done.
 */
export class Turns {
  #waiting: (() => void)[] = []
  #runs = false

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#runs) this.#run()
    })
  }

  #run(): void {
    this.#runs = this.#waiting.length > 0
    if (this.#runs)
      setImmediate(() => {
        this.#waiting.shift()!()
        this.#run()
      })
  }
}
