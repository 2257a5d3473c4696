import { forgetOldShared, forgetShared, noteShared, sharedBy } from '../content/shared-counts.ts'
import type { Change, Report } from '../db/changes.ts'
import type { Store } from '../db/store.ts'
import type { Dependent } from '../db/cache.ts'
import { purge } from './purge.ts'

/**
 * Seconds that a cache in front may hold an answer at most: what a purge missed is wrong no longer
 * than this.
 */
const longest = 300
/** Milliseconds after which a note is written again, well before it is too old to be found. */
const renew = 240_000
/** Milliseconds for which a note is kept. */
const noted = 2 * longest * 1000
/**
 * An answer that was on its way to the cache while it was purged arrives after the purge; so it is
 * told again. Milliseconds.
 */
const again = [1000, 5000]

/**
 * Other spellings of a host, with a port or a dot at its end, that an answer is noted under: of
 * those a stranger can invent any number, and each would be purged with every change.
 */
const mostSpellings = 8

/** An answer that caches in front may be allowed to hold. */
export type Shareable = Dependent & {
  /** Hosts under which it was noted, and when. */
  hosts?: Map<string, number>
}

/**
 * Caches in front of us, at PURGE_URL: which addresses they may hold, and that a change takes
 * exactly those away. Every process writes down what it lets them hold and purges what a change of
 * the log has touched, whichever process made it.
 */
export class EdgeCache {
  #store: Store
  #purgeUrl: URL
  #report: Report
  #timers = new Set<NodeJS.Timeout>()
  #swept = 0
  #pending: Change[] = []
  #working: Promise<void> | undefined
  #stopped = false

  constructor(store: Store, purgeUrl: URL, report: Report) {
    this.#store = store
    this.#purgeUrl = purgeUrl
    this.#report = report
    store.changes.listen((changes) => this.#heard(changes))
  }

  /**
   * Headers for an answer that was noted under this host not long ago; undefined when it must be
   * noted first.
   */
  known(entry: Shareable, host: string): Record<string, string> | undefined {
    const at = entry.hosts?.get(host)
    return at !== undefined && Date.now() - at < renew ? headersOf(entry) : undefined
  }

  /**
   * Notes that caches may hold this answer at this address, and gives the headers that tell them.
   * `still` says whether the answer is still the newest after every change that was written before
   * the note has been heard: only then may it leave with them.
   */
  async share(
    entry: Shareable,
    tenant: string,
    host: string,
    address: string,
    still: () => boolean,
  ): Promise<Record<string, string> | undefined> {
    const known = this.known(entry, host)
    if (known) return known
    // Plain names are those of the department alone: who asks under another is refused before.
    if (
      !host ||
      (/[.:][\d]*$/.test(host) &&
        (entry.hosts?.size ?? 0) >= mostSpellings &&
        !entry.hosts?.has(host))
    )
      return undefined
    this.#sweep()
    await noteShared(this.#store, tenant, { host, address }, entry.topics, this.#store.changes.last)
    await this.#store.changes.catchUp()
    if (!still()) return undefined
    ;(entry.hosts ??= new Map()).set(host, Date.now())
    return headersOf(entry)
  }

  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /**
   * Resolves when everything heard so far has been purged. A write does not wait for it: whoever is
   * slow in front must not be slow for a scorer.
   */
  async settled(): Promise<void> {
    await this.#working
  }

  #heard(changes: Change[]): void {
    this.#pending.push(...changes)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  async #work(): Promise<void> {
    for (let failures = 0; this.#pending.length > 0 && !this.#stopped;) {
      const changes = this.#pending.splice(0)
      try {
        await this.#purge(changes)
        failures = 0
      } catch (fault) {
        this.#report(fault)
        // After so long nobody may hold what this would have purged.
        if (++failures > 8) continue
        this.#pending.unshift(...changes)
        await new Promise((wait) => setTimeout(wait, Math.min(30_000, 250 * 2 ** failures)).unref())
      }
    }
  }

  async #purge(changes: Change[]): Promise<void> {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      const topics = [...new Set(some.flatMap((change) => change.topics))]
      const addresses = await sharedBy(this.#store, tenant, topics)
      if (addresses.length === 0) continue
      await purge(this.#purgeUrl, addresses)
      for (const wait of again) this.#later(wait, () => purge(this.#purgeUrl, addresses))
      for (const address of addresses)
        await forgetShared(this.#store, tenant, address, some.at(-1)!.seq)
    }
    this.#sweep()
  }

  /**
   * Once in a while, also while nothing changes: of invented addresses that are noted there is no
   * end.
   */
  #sweep(): void {
    if (Date.now() - this.#swept < noted) return
    this.#swept = Date.now()
    forgetOldShared(this.#store, Date.now() - noted).catch(this.#report)
  }

  #later(wait: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work().catch(this.#report)
    }, wait)
    timer.unref()
    this.#timers.add(timer)
  }
}

/**
 * Browsers ask each time; caches in front hold it until it changes by itself, at most for a while.
 * Computed when it is sent: it grows old in our own cache, too.
 */
function headersOf({ tenant, topics, until }: Shareable): Record<string, string> {
  const seconds = Math.max(0, Math.min(longest, Math.floor((until - Date.now()) / 1000)))
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'surrogate-key': [...topics].map((topic) => `${tenant}/${topic}`).join(' '),
  }
}
