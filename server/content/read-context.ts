import type { Kysely } from 'kysely'
import type { QueryCache, Store } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'
import type { Transaction } from './transaction.ts'

/**
 * Read access of one tenant for one answer. Readers add their topics here, which are what the
 * answer depends on. `until` is the next moment at which it changes by time alone (a kickoff), in
 * milliseconds since 1970.
 */
export class ReadContext {
  readonly db: Kysely<Tables>
  readonly tenant: string
  readonly now: Date
  /** Cached queries; undefined inside a transaction, where everything is read from the store. */
  readonly queryCache: QueryCache | undefined
  readonly topics = new Set<string>()
  until = Number.POSITIVE_INFINITY
  /** From when on the answer shows what is hidden then, such as an alert that has ended. */
  hidesAt = Number.POSITIVE_INFINITY
  /** Set when the reader may see hidden content. Other readers must not learn that it exists. */
  seesHidden = false
  /** The name of the signed-in account, if that is the reason. */
  signedInAs: string | null = null
  #once = new Map<string, Promise<unknown>>()

  /** Reads through the store's tenant database, or inside a transaction. */
  constructor(
    store: (Pick<Store, 'of'> & Partial<Pick<Store, 'queryCache'>>) | Pick<Transaction, 'db'>,
    tenant: string,
    now = new Date(),
  ) {
    this.db = 'of' in store ? store.of(tenant) : store.db
    this.queryCache = 'of' in store ? store.queryCache : undefined
    this.tenant = tenant
    this.now = now
  }

  touch(...topics: string[]): void {
    for (const topic of topics) this.topics.add(topic)
  }

  /** Reads what several parts of one answer need (sports, settings) only once. */
  once<R>(key: string, read: () => Promise<R>): Promise<R> {
    const pending = this.#once.get(key) as Promise<R> | undefined
    if (pending) return pending
    const promise = read()
    this.#once.set(key, promise)
    return promise
  }

  /** The largest value of `hidden` in rows that this reader may see. */
  get mostHidden(): 0 | 1 {
    return this.seesHidden ? 1 : 0
  }

  changesAt(timestamp: number): void {
    if (timestamp > this.now.getTime() && timestamp < this.until) this.until = timestamp
  }

  /** Something of the answer ends at this moment, and may not be shown afterwards. */
  endsAt(timestamp: number): void {
    this.changesAt(timestamp)
    if (timestamp > this.now.getTime() && timestamp < this.hidesAt) this.hidesAt = timestamp
  }
}
