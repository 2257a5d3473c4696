import { everyTopic, type Changes } from './changes.ts'
import { SingleFlight } from './single-flight.ts'

/**
 * A value made from content. It is out of date when one of its topics changes or its time is up.
 */
export type Dependent = {
  tenant: string
  topics: Iterable<string>
  /** Milliseconds since 1970. */
  until: number
  /** From when on it would show what is hidden then; milliseconds since 1970. */
  hidesAt?: number
  /** From when on it is valid, for readers whose clock is behind the maker's. */
  since?: number
  bytes: number
  /** Requested since the last time room was made. */
  used?: boolean
  /** When a change dropped it that `mayStandIn` allows, in milliseconds since 1970. */
  dropped?: number
}

/** Most bytes of bodies; entries that were not requested lately are dropped first. */
const limit = 64 * 1024 * 1024
/**
 * Bytes of an entry besides its body: the object, its key and its topics. They matter because the
 * number of small answers under invented URLs is unlimited.
 */
const around = 600
const perTopic = 100
const costOf = (key: string, entry: Dependent): number =>
  entry.bytes + around + 2 * key.length + perTopic * [...entry.topics].length

type Options = {
  /** Largest total size in bytes. */
  most?: number
  /** The log whose changes drop entries. */
  changes?: Pick<Changes, 'listen'>
  /** Keeps outdated entries while there is room, for `stale`. */
  keepsStale?: boolean
  /**
   * Whether the entries that a change of these topics dropped may stand in for their successors.
   * Entries whose time is up may, too (`standIn`, `lastCopy`).
   */
  mayStandIn?: (topics: readonly string[]) => boolean
}

/** Milliseconds for which a dropped entry may stand in. */
const brief = 2000
/** Milliseconds that a reader may be behind another one; more means that the clock was set back. */
const setBack = 300_000

/**
 * The server's cache. Entries name the topics they were made from, and the change log drops those
 * whose topics changed. Each key is made once at a time. A value made while its tenant changed is
 * returned but not stored. Keys begin with `<tenant>|`.
 */
export class Cache<Entry extends Dependent> {
  #entries = new Map<string, Entry>()
  #byTopic = new Map<string, Set<string>>()
  #making = new SingleFlight<Entry>()
  /** Incremented by every drop of a tenant: an entry started before a drop is not stored. */
  #drops = new Map<string, number>()
  #bytes = 0
  #latest = 0
  #limit: number
  #keepsStale: boolean
  #mayStandIn: ((topics: readonly string[]) => boolean) | undefined

  constructor({ most = limit, changes, keepsStale = false, mayStandIn }: Options = {}) {
    this.#limit = most
    this.#keepsStale = keepsStale
    this.#mayStandIn = mayStandIn
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

  /** Grows with every drop of a tenant, so that a maker can tell whether it was overtaken. */
  drops(tenant: string): number {
    return this.#drops.get(tenant) ?? 0
  }

  /** The entry valid at `now`, in milliseconds since 1970. */
  get(key: string, now: number): Entry | undefined {
    this.#followClock(now)
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (holds(entry, now)) {
      entry.used = true
      return entry
    }
    if (!this.#keepsStale && !this.#mayStandIn && entry.until <= now) this.#remove(key)
    return undefined
  }

  /** The entry dropped at most 2 s before `now`, if the change allows it. */
  standIn(key: string, now: number): Entry | undefined {
    const entry = this.lastCopy(key, now)
    return entry?.dropped !== undefined && entry.until > now && now - entry.dropped <= brief
      ? entry
      : undefined
  }

  /** The last entry, however old, unless it shows what is hidden at `now`. */
  lastCopy(key: string, now: number): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry || (entry.hidesAt ?? Number.POSITIVE_INFINITY) > now) return entry
    this.#remove(key)
    return undefined
  }

  /** The last entry, even if it is out of date. */
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
   * Returns the stored entry, waits for the request that is making it, or makes it. With `keep`
   * false (an error) it is returned and not stored.
   */
  async getOrMake(
    key: string,
    tenant: string,
    make: () => Promise<{ entry: Entry; keep: boolean }>,
    now = Date.now(),
  ): Promise<Entry> {
    const cachedEntry = this.get(key, now)
    if (cachedEntry) return cachedEntry
    const began = this.drops(tenant)
    const sharedEntry = await this.#making.fly(key, async () => {
      const { entry, keep } = await make()
      const overtaken = this.drops(tenant) !== began
      if (overtaken && this.#keepsStale) entry.until = 0
      // It may be out of date, but it is newer than the entry it replaces.
      const replaces = this.#keepsStale && !this.get(key, Date.now())
      if (keep && (!overtaken || replaces)) this.put(key, entry)
      return entry
    })
    // Made by a reader with another clock.
    return sharedEntry.since === undefined || holds(sharedEntry, now)
      ? sharedEntry
      : (await make()).entry
  }

  /**
   * Drops entries made from these topics, or all of the tenant's (`everyTopic`). Entries of the
   * tenant that are being made now will not be stored.
   */
  drop(tenant: string, topics: readonly string[]): void {
    this.#drops.set(tenant, this.drops(tenant) + 1)
    this.#making.forget(`${tenant}|`)
    const all = topics.includes(everyTopic)
    const dropped = !all && this.#mayStandIn?.(topics) ? Date.now() : undefined
    const dropOne = (key: string) => {
      if (this.#keepsStale) this.#entries.get(key)!.until = 0
      else if (dropped !== undefined) this.#entries.get(key)!.dropped ??= dropped
      else this.#remove(key)
    }
    // Deleting from a Map or a Set during iteration is safe.
    if (all) {
      for (const [key, entry] of this.#entries) if (entry.tenant === tenant) dropOne(key)
    } else for (const topic of topics) this.#byTopic.get(`${tenant}|${topic}`)?.forEach(dropOne)
  }

  /**
   * Drops from the oldest on. An entry used since the last time moves to the end instead (second
   * chance), so that a hit costs only one assignment.
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

  /** After the clock was set back, times until which entries are valid would come too late. */
  #followClock(now: number): void {
    if (now < this.#latest - setBack)
      for (const [key, entry] of this.#entries)
        if (entry.until === Number.POSITIVE_INFINITY) continue
        else if (this.#keepsStale) entry.until = 0
        else this.#remove(key)
    else if (now <= this.#latest) return
    this.#latest = now
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

const holds = ({ since = 0, until, dropped }: Dependent, now: number): boolean =>
  since <= now && until > now && dropped === undefined
