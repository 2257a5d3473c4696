/** An answer that was good when it came. `body` is JSON of our own shape. */
export type KeptAnswer = {
  tenant: string
  body: Buffer
  etag: string | null
  /** When it was so. */
  at: number
  freshUntil: number
  /** It says that there is none: it never stands in for an answer. */
  none: boolean
  topics: string[]
  /** Asked for since it was last looked at for room. */
  used?: boolean
}

/** Bytes of memory that an entry takes besides its body. */
const overhead = 500

/**
 * The last good answers, in so many bytes of memory: what nobody has asked for lately goes first.
 * Only what was validated comes in; a failure never does.
 */
export class KeptAnswers {
  #limit: number
  #entries = new Map<string, KeptAnswer>()
  bytes = 0

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.used = true
    return entry
  }

  put(key: string, entry: KeptAnswer): void {
    this.remove(key)
    const size = sizeOf(key, entry)
    if (size > this.#limit) return
    for (const [oldest, { used }] of this.#entries) {
      if (this.bytes + size <= this.#limit) break
      const passed = this.#entries.get(oldest)!
      this.remove(oldest)
      // A second chance for what was asked for: one who invents a thousand addresses does not push
      // out what everybody reads.
      if (used) this.#add(oldest, { ...passed, used: false })
    }
    this.#add(key, entry)
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.bytes -= sizeOf(key, entry)
  }

  /**
   * They are asked for again the next time; until that is answered they are still the last good
   * ones.
   */
  expire(tenant: string, topics: string[]): void {
    for (const entry of this.#entries.values()) {
      if (
        entry.tenant === tenant &&
        entry.freshUntil > 0 &&
        topics.some((topic) => entry.topics.includes(topic))
      )
        entry.freshUntil = 0
    }
  }

  #add(key: string, entry: KeptAnswer): void {
    this.#entries.set(key, entry)
    this.bytes += sizeOf(key, entry)
  }
}

const sizeOf = (key: string, { body }: KeptAnswer) => body.length + 2 * key.length + overhead
