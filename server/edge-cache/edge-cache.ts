import {
  deleteExpiredCachedUrls,
  deleteCachedUrl,
  recordCachedUrl,
  findCachedUrls,
} from './cached-urls.ts'
import type { Change, Report } from '../db/changes.ts'
import type { Store } from '../db/store.ts'
import type { Dependent } from '../db/cache.ts'
import { purge } from './purge.ts'

/**
 * Most seconds that a cache in front may store an answer, so an answer that a purge missed is
 * outdated no longer than this.
 */
const maxAgeSeconds = 300
/** Milliseconds after which a note is renewed, well before it expires. */
const renew = 240_000
/** Milliseconds for which a note is stored. */
const noted = 2 * maxAgeSeconds * 1000
/**
 * Milliseconds after which a purge is repeated: an answer that was on its way during the purge
 * arrives after it.
 */
const again = [1000, 5000]

/**
 * Most spellings of a host (with a port or a trailing dot) noted for an answer. A client can invent
 * any number, and each would be purged at every change.
 */
const mostSpellings = 8

/** An answer that caches in front may be allowed to store. */
export type Shareable = Dependent & {
  /** Hosts under which it was noted, with the times. */
  hosts?: Map<string, number>
}

/**
 * Caches in front of the server, at PURGE_URL. Notes which URLs they may store, and purges those
 * that a change affects. Every process notes its own answers and purges for changes of all
 * processes.
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
   * Headers for an answer that was recently noted under this host; undefined when it must be noted
   * first.
   */
  known(entry: Shareable, host: string): Record<string, string> | undefined {
    const recordedAt = entry.hosts?.get(host)
    return recordedAt !== undefined && Date.now() - recordedAt < renew
      ? headersOf(entry)
      : undefined
  }

  /**
   * Notes that caches may store this answer at this URL, and returns the headers that allow it.
   * `still` tells whether the answer is current after all changes up to the note; else the headers
   * are undefined.
   */
  async share(
    entry: Shareable,
    tenant: string,
    host: string,
    address: string,
    still: () => boolean,
  ): Promise<Record<string, string> | undefined> {
    const knownHeaders = this.known(entry, host)
    if (knownHeaders) return knownHeaders
    // Hosts without a port or trailing dot are those of the department: any other host was refused
    // before.
    if (
      !host ||
      (/[.:][\d]*$/.test(host) &&
        (entry.hosts?.size ?? 0) >= mostSpellings &&
        !entry.hosts?.has(host))
    )
      return undefined
    this.#sweep()
    await recordCachedUrl(
      this.#store,
      tenant,
      { host, address },
      entry.topics,
      this.#store.changes.last,
    )
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
   * Resolves when all changes so far are purged. A write does not wait for it, because a slow cache
   * must not delay a scorer.
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
      } catch (error) {
        this.#report(error)
        // By then no cache may still store what this would purge.
        if (++failures > 8) continue
        this.#pending.unshift(...changes)
        await new Promise((wait) => setTimeout(wait, Math.min(30_000, 250 * 2 ** failures)).unref())
      }
    }
  }

  async #purge(changes: Change[]): Promise<void> {
    for (const [tenant, some] of Map.groupBy(changes, (change) => change.tenant)) {
      const topics = [...new Set(some.flatMap((change) => change.topics))]
      const addresses = await findCachedUrls(this.#store, tenant, topics)
      if (addresses.length === 0) continue
      await purge(this.#purgeUrl, addresses)
      for (const wait of again) this.#later(wait, () => purge(this.#purgeUrl, addresses))
      for (const address of addresses)
        await deleteCachedUrl(this.#store, tenant, address, some.at(-1)!.seq)
    }
    this.#sweep()
  }

  /** Runs also without changes, because the number of invented URLs that are noted is unlimited. */
  #sweep(): void {
    if (Date.now() - this.#swept < noted) return
    this.#swept = Date.now()
    deleteExpiredCachedUrls(this.#store, Date.now() - noted).catch(this.#report)
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
 * Browsers revalidate each time; caches in front store it until its next change by time, within a
 * limit. Computed on sending, because it also ages in our own cache.
 */
function headersOf({ tenant, topics, until }: Shareable): Record<string, string> {
  const seconds = Math.max(0, Math.min(maxAgeSeconds, Math.floor((until - Date.now()) / 1000)))
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    'surrogate-key': [...topics].map((topic) => `${tenant}/${topic}`).join(' '),
  }
}
