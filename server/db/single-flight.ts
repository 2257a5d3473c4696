type Flight<R> = { promise: Promise<R>; waiting: number }

/** Runs work once for all callers that request the same key at the same time. */
export class SingleFlight<R> {
  #flights = new Map<string, Flight<R>>()

  /**
   * Joins the run in progress or starts `work`, which can check whether a caller still waits.
   * Rejects with the signal's reason when the caller aborts; other callers still get the result.
   */
  async fly(
    key: string,
    work: (isWanted: () => boolean) => Promise<R>,
    signal?: AbortSignal,
  ): Promise<R> {
    signal?.throwIfAborted()
    const flight = this.#flights.get(key) ?? this.#start(key, work)
    flight.waiting++
    try {
      return await (signal ? Promise.race([flight.promise, rejectOnAbort(signal)]) : flight.promise)
    } finally {
      flight.waiting--
    }
  }

  /** Later callers do not join runs in progress for keys with this prefix. */
  forget(prefix: string): void {
    for (const key of this.#flights.keys()) if (key.startsWith(prefix)) this.#flights.delete(key)
  }

  #start(key: string, work: (isWanted: () => boolean) => Promise<R>): Flight<R> {
    // The caller is counted when this returns, so work that asks earlier counts as wanted.
    let starting = true
    const run = async () => {
      try {
        return await work(() => starting || flight.waiting > 0)
      } finally {
        // After `forget` another run may have the key.
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      }
    }
    const flight: Flight<R> = { promise: Promise.resolve() as Promise<never>, waiting: 0 }
    this.#flights.set(key, flight)
    flight.promise = run()
    starting = false
    return flight
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
