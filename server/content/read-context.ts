import type { Kysely } from 'kysely'
import type { QueryCache, Store } from '../db/store.ts'
import type { Tables } from '../db/tables.ts'
import type { Transaction } from './transaction.ts'

/**
 * A tenant's eyes on the store, for one answer. What is read leaves its topics here: they are what
 * the answer depends on, and `until` is the next moment at which time alone changes it (a
 * kick-off), in milliseconds since 1970.
 */
export class ReadContext {
  readonly db: Kysely<Tables>
  readonly tenant: string
  readonly now: Date
  /** What is known already; inside a transaction everything is read. */
  readonly queryCache: QueryCache | undefined
  readonly topics = new Set<string>()
  until = Number.POSITIVE_INFINITY
  /** Set for who may see what is hidden; everybody else must not even learn that it is there. */
  seesHidden = false
  /** The name of who is signed in, where that is why. */
  signedInAs: string | null = null
  #once = new Map<string, Promise<unknown>>()

  /** Through the store's own eyes of the tenant, or inside a transaction of it. */
  constructor(
    place: (Pick<Store, 'of'> & Partial<Pick<Store, 'queryCache'>>) | Pick<Transaction, 'db'>,
    tenant: string,
    now = new Date(),
  ) {
    this.db = 'of' in place ? place.of(tenant) : place.db
    this.queryCache = 'of' in place ? place.queryCache : undefined
    this.tenant = tenant
    this.now = now
  }

  touch(...topics: string[]): void {
    for (const topic of topics) this.topics.add(topic)
  }

  /** Reads a thing that several parts of one answer need (the sports, the settings) only once. */
  once<R>(key: string, read: () => Promise<R>): Promise<R> {
    const known = this.#once.get(key) as Promise<R> | undefined
    if (known) return known
    const context = read()
    this.#once.set(key, context)
    return context
  }

  /** What `hidden` is at most in rows that this reader may see. */
  get mostHidden(): 0 | 1 {
    return this.seesHidden ? 1 : 0
  }

  changesAt(moment: number): void {
    if (moment > this.now.getTime() && moment < this.until) this.until = moment
  }
}
