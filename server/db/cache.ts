import type { Changes } from './changes.ts'
import { SingleFlight } from './single-flight.ts'

/**
 * Something that was made from content: out of date the moment any topic it was made from is
 * written, or when its time is up.
 */
export type Dependent = {
  tenant: string
  topics: Iterable<string>
  /** Milliseconds since 1970. */
  until: number
  /** From when on it holds, where a reader's clock may be behind that of the one before. */
  since?: number
  bytes: number
  /** Asked for since it was last looked at for room. */
  used?: boolean
}

/** What is kept at most, in bytes of bodies; what was not asked for lately goes first. */
const limit = 256 * 1024 * 1024
/**
 * What an entry takes besides its body: itself, its key, and its place under each topic. A small
 * answer is mostly that, and of invented addresses with small answers there is no end.
 */
const around = 600
const perTopic = 100
const costOf = (key: string, entry: Dependent): number =>
  entry.bytes + around + 2 * key.length + perTopic * [...entry.topics].length

type Options = {
  /** Bytes that are kept. */
  most?: number
  /** The log whose changes drop entries. */
  changes?: Pick<Changes, 'listen'>
  /** Entries that are out of date stay as long as there is room, for `stale`. */
  keepsStale?: boolean
}

/**
 * The server's one cache. Entries name the topics they were made from, and the change log drops
 * exactly those that read what was written. One maker at a time per key; what was made while its
 * tenant changed is given out but not kept. Keys begin with `<tenant>|`.
 */
export class Cache<Entry extends Dependent> {
  #entries = new Map<string, Entry>()
  #byTopic = new Map<string, Set<string>>()
  #making = new SingleFlight<Entry>()
  /** Grows with every drop of a tenant: an entry begun before is not stored after. */
  #drops = new Map<string, number>()
  #bytes = 0
  #limit: number
  #keepsStale: boolean

  constructor({ most = limit, changes, keepsStale = false }: Options = {}) {
    this.#limit = most
    this.#keepsStale = keepsStale
    changes?.listen((all) => {
      for (const { tenant, topics } of all) this.drop(tenant, topics)
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  /** What holds at `now`, in milliseconds since 1970. */
  get(key: string, now: number): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (holds(entry, now)) {
      entry.used = true
      return entry
    }
    if (!this.#keepsStale && entry.until <= now) this.#remove(key)
    return undefined
  }

  /** The last entry, also when it is out of date. */
  stale(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.used = true
    return entry
  }

  put(key: string, entry: Entry): void {
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
   * Gives what is kept, waits for who is making it, or makes it. `keep` false (an error) is given
   * out, never kept.
   */
  async getOrMake(
    key: string,
    tenant: string,
    make: () => Promise<{ entry: Entry; keep: boolean }>,
    now = Date.now(),
  ): Promise<Entry> {
    const known = this.get(key, now)
    if (known) return known
    const began = this.#drops.get(tenant) ?? 0
    const made = await this.#making.fly(key, async () => {
      const { entry, keep } = await make()
      const overtaken = (this.#drops.get(tenant) ?? 0) !== began
      if (overtaken && this.#keepsStale) entry.until = 0
      // Out of date as it is, it is newer than what it takes the place of.
      const replaces = this.#keepsStale && !this.get(key, Date.now())
      if (keep && (!overtaken || replaces)) this.put(key, entry)
      return entry
    })
    // Made by a reader whose clock says something else.
    return made.since === undefined || holds(made, now) ? made : (await make()).entry
  }

  /**
   * Drops what read these topics. Anything of the tenant that is being made right now will not be
   * kept either.
   */
  drop(tenant: string, topics: readonly string[]): void {
    this.#drops.set(tenant, (this.#drops.get(tenant) ?? 0) + 1)
    this.#making.forget(`${tenant}|`)
    for (const topic of topics) {
      // Removing a key while its set is walked is safe: a Set's iterator minds it.
      for (const key of this.#byTopic.get(`${tenant}|${topic}`) ?? [])
        if (this.#keepsStale) this.#entries.get(key)!.until = 0
        else this.#remove(key)
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

const holds = ({ since = 0, until }: Dependent, now: number): boolean => since <= now && until > now
