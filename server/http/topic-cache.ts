/**
 * Something that was made from content: dropped the moment any topic it was made from is written,
 * or when its time is up.
 */
export type Dependent = {
  tenant: string
  topics: Iterable<string>
  until: number
  bytes: number
  /** Asked for since it was last looked at for room. */
  used?: boolean
}

/** What is kept at most, in bytes of bodies; what nobody has asked for lately goes first. */
const limit = 256 * 1024 * 1024
/**
 * What an entry takes besides its body: itself, its key, and its place under each topic. A small
 * answer is mostly that, and of invented addresses with small answers there is no end.
 */
const around = 600
const perTopic = 100
const costOf = (key: string, entry: Dependent): number =>
  entry.bytes + around + 2 * key.length + perTopic * [...entry.topics].length

/**
 * A cache that is never stale: entries name the topics they were made from, and the change log
 * drops exactly those that read what was written. One maker at a time per key; what was made while
 * its own topic changed is given out but not kept.
 */
export class TopicCache<Entry extends Dependent> {
  #entries = new Map<string, Entry>()
  #byTopic = new Map<string, Set<string>>()
  #making = new Map<string, Promise<Entry>>()
  /** Grows with every drop of a tenant: an entry begun before is not stored after. */
  #drops = new Map<string, number>()
  #bytes = 0
  #limit: number

  /** `most`: bytes that are kept. */
  constructor(most = limit) {
    this.#limit = most
  }

  get(key: string, now: number): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.until > now) {
      entry.used = true
      return entry
    }
    this.#remove(key)
    return undefined
  }

  /**
   * Gives what is kept, waits for who is making it, or makes it. `keep` false (an error) is given
   * out, never kept.
   */
  async getOrMake(
    key: string,
    tenant: string,
    make: () => Promise<{ entry: Entry; keep: boolean }>,
  ): Promise<Entry> {
    const known = this.get(key, Date.now()) ?? this.#making.get(key)
    if (known) return known
    const began = this.#drops.get(tenant) ?? 0
    const making = make()
      .then(({ entry, keep }) => {
        if (keep && (this.#drops.get(tenant) ?? 0) === began) this.#store(key, entry)
        return entry
      })
      .finally(() => {
        // After a drop somebody else may be making it.
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    this.#making.set(key, making)
    return making
  }

  /**
   * Drops what read these topics. Anything of the tenant that is being made right now will not be
   * kept either.
   */
  drop(tenant: string, topics: string[]): void {
    this.#drops.set(tenant, (this.#drops.get(tenant) ?? 0) + 1)
    for (const [key] of this.#making) if (key.startsWith(`${tenant}|`)) this.#making.delete(key)
    for (const topic of topics) {
      // Removing a key while its set is walked is safe: a Set's iterator minds it.
      for (const key of this.#byTopic.get(`${tenant}|${topic}`) ?? []) this.#remove(key)
    }
  }

  get size(): number {
    return this.#entries.size
  }

  #store(key: string, entry: Entry): void {
    this.#remove(key)
    const cost = costOf(key, entry)
    if (cost > this.#limit) return
    this.#makeRoom(cost)
    this.#entries.set(key, entry)
    this.#bytes += cost
    for (const topic of entry.topics) {
      const name = `${entry.tenant}|${topic}`
      const keys = this.#byTopic.get(name)
      if (keys) keys.add(key)
      else this.#byTopic.set(name, new Set([key]))
    }
  }

  /**
   * From the oldest on; what was asked for since the last time goes to the end instead (a second
   * chance: a hit costs one assignment).
   */
  #makeRoom(bytes: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#limit) return
      if (entry.used) {
        entry.used = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else this.#remove(key)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= costOf(key, entry)
    for (const topic of entry.topics) {
      const name = `${entry.tenant}|${topic}`
      const keys = this.#byTopic.get(name)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTopic.delete(name)
    }
  }
}
