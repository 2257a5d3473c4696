/** The department and the client address that a turn is for. */
export type Party = { tenant: string; client: string }

/** The queue was full, and the client with the most waiting turns was refused. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Turn = { key: string; parties: Party[]; start(): void; refuse(error: Error): void }

/**
 * A bounded queue for CPU-heavy work that many clients request. Turns rotate by tenant and then by
 * client address, so one client that asks for much delays only itself. When the queue is full, the
 * client with the most waiting turns loses its newest.
 */
export class FairQueue {
  #atOnce: number
  #longest: number
  #running = 0
  /** By tenant and client; the next turn is that of the first client of the first tenant. */
  #lines = new Map<string, Map<string, Set<Turn>>>()
  #waiting = 0
  #isStarting = false
  /** The newest waiting turn of each key. */
  #byKey = new Map<string, Turn>()

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce
    this.#longest = maxWaiting
  }

  /** Whether new work would have to wait. */
  get busy(): boolean {
    return this.#running >= this.#atOnce || this.#waiting > 0
  }

  /** Runs work in its turn. Throws QueueFull when it was refused. */
  async run<R>(key: string, party: Party, work: () => Promise<R>): Promise<R> {
    if (this.busy) await this.#wait(key, party)
    else this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#startNext()
    }
  }

  /**
   * Starts one waiting turn in each round of the event loop: turns that only wait for the store
   * would otherwise follow each other without a break, and no other request would be answered.
   */
  #startNext(): void {
    if (this.#isStarting || this.#waiting === 0) return
    this.#isStarting = true
    setImmediate(() => {
      this.#isStarting = false
      if (this.#running >= this.#atOnce) return
      const next = this.#next()
      if (!next) return
      this.#running++
      this.#leave(next).start()
      this.#startNext()
    })
  }

  /** Work that waits under this key is also due when the turn of this party comes. */
  join(key: string, party: Party): void {
    const turn = this.#byKey.get(key)
    if (turn) this.#enter(turn, party)
  }

  #wait(key: string, party: Party): Promise<void> {
    return new Promise((start, refuse) => {
      const turn: Turn = { key, parties: [], start, refuse }
      this.#byKey.set(key, turn)
      this.#enter(turn, party)
      if (++this.#waiting > this.#longest)
        this.#leave(this.#newestOfLongest()).refuse(new QueueFull())
    })
  }

  #enter(turn: Turn, party: Party): void {
    const { tenant, client } = party
    const clients = this.#lines.get(tenant) ?? new Map<string, Set<Turn>>()
    this.#lines.set(tenant, clients)
    const line = clients.get(client) ?? new Set()
    clients.set(client, line)
    if (line.has(turn)) return
    line.add(turn)
    turn.parties.push(party)
  }

  /** Takes a turn out of all lines. */
  #leave(turn: Turn): Turn {
    for (const { tenant, client } of turn.parties) {
      const clients = this.#lines.get(tenant)!
      const line = clients.get(client)!
      line.delete(turn)
      if (line.size === 0) clients.delete(client)
      if (clients.size === 0) this.#lines.delete(tenant)
    }
    if (this.#byKey.get(turn.key) === turn) this.#byKey.delete(turn.key)
    this.#waiting--
    return turn
  }

  /** The first turn of the client that is next; that client and its tenant go to the end. */
  #next(): Turn | undefined {
    const clients = rotated(this.#lines)
    const [turn] = (clients && rotated(clients)) ?? []
    return turn
  }

  #newestOfLongest(): Turn {
    const lines = [...this.#lines.values()].flatMap((clients) => [...clients.values()])
    const longestLine = lines.reduce((current, line) => (line.size > current.size ? line : current))
    return [...longestLine].at(-1)!
  }
}

/** The first value of a map, which becomes the last. */
function rotated<K, V>(map: Map<K, V>): V | undefined {
  const [first] = map
  if (!first) return undefined
  map.delete(first[0])
  map.set(...first)
  return first[1]
}
