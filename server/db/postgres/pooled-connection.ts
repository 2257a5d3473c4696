import type { Pool, PoolClient, QueryResult } from 'pg'
import { bound } from '../engine.ts'
import { away, isLost } from './faults.ts'
import type { TenantMutex } from './tenancy.ts'
import { isOutdated, preparedName } from './prepared.ts'

/** Connections that one process holds at most, besides the one that listens. */
export const most = 10

/** Eyes for everything: what belongs to no tenant or to all. No tenant can be called so. */
export const everyTenant = '*'

/**
 * What each connection was last told; a connection is told again only when another tenant gets it.
 */
const shown = new WeakMap<PoolClient, string>()

/**
 * A connection as Kysely's driver borrows it, showing one tenant's rows. It is taken from the pool
 * with the first statement; a read whose connection turns out to be dead, or to have planned for
 * tables of before, is asked again on another one; a transaction of a tenant waits for its turn, so
 * that a tenant's writes come one after the other, as they do on SQLite.
 */
export class PooledConnection {
  #pool: Pool
  #lanes: TenantMutex
  #tenant: string
  #client: PoolClient | undefined
  #writing = false
  #outdated = false
  #leave: (() => void) | undefined

  constructor(pool: Pool, lanes: TenantMutex, tenant: string) {
    this.#pool = pool
    this.#lanes = lanes
    this.#tenant = tenant
  }

  async query(text: string, parameters: readonly unknown[] = []): Promise<QueryResult> {
    if (text === 'begin') return this.#begin()
    // The connection is gone, and what it had begun with it.
    if (this.#writing && !this.#client) {
      if (text === 'rollback')
        return this.#end({ command: 'ROLLBACK', rows: [] as unknown[] } as QueryResult)
      throw away(new Error('the transaction is lost'))
    }
    const ends = text === 'commit' || text === 'rollback'
    const read = !this.#writing && /^select\s/i.test(text)
    try {
      const result = read ? await this.#read(text, parameters) : await this.#ask(text, parameters)
      return ends ? this.#end(result) : result
    } catch (error) {
      if (isOutdated(error)) this.#outdated = true
      if (!isLost(error)) throw error
      this.#discard()
      throw away(error)
    }
  }

  release(broken = false): void {
    if (broken || this.#writing || this.#outdated) this.#discard()
    this.#client?.release()
    this.#client = undefined
    this.#writing = false
    this.#leave?.()
    this.#leave = undefined
  }

  /**
   * A server that restarts ends all connections at once, and the pool notices one after the other:
   * the read is tried on as many as the pool can hold. Where the server is away, connecting fails,
   * which ends it.
   */
  async #read(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    let prepared = true
    for (let tries = 0; ; tries++) {
      try {
        return await this.#ask(text, parameters, prepared)
      } catch (error) {
        const again = (prepared && isOutdated(error)) || (tries < most && diedBefore(error))
        if (!again || !this.#client) throw error
        // Every connection may have planned for the tables of before.
        if (isOutdated(error)) prepared = false
        this.#discard()
      }
    }
  }

  async #ask(text: string, parameters: readonly unknown[], prepared = true): Promise<QueryResult> {
    const client = await this.#take()
    const name = prepared ? preparedName(client, text) : undefined
    return client.query({
      text,
      values: parameters.map(boundText),
      ...(name === undefined ? {} : { name }),
    })
  }

  async #take(): Promise<PoolClient> {
    this.#client ??= await this.#pool.connect()
    if (shown.get(this.#client) !== this.#tenant) {
      shown.delete(this.#client)
      // A plan for the average tenant would be made for a small one, and read all stories of a
      // large one: each statement is planned for its own.
      await this.#client.query({
        name: 'tenant',
        text: `select set_config('fieldhouse.tenant', $1, false), set_config('plan_cache_mode', 'force_custom_plan', false)`,
        values: [this.#tenant],
      })
      shown.set(this.#client, this.#tenant)
    }
    return this.#client
  }

  /**
   * Here in this process first, or a hundred writers of one tenant would wait in the database with
   * a connection each.
   */
  async #begin(): Promise<QueryResult> {
    const alone = this.#tenant !== everyTenant
    if (alone) this.#leave = await this.#lanes.enter(this.#tenant)
    try {
      const client = await this.#take()
      const lock = alone
        ? `; select pg_advisory_xact_lock(hashtextextended(${client.escapeLiteral(this.#tenant)}, 0))`
        : ''
      const result = await client.query(`begin${lock}`)
      this.#writing = true
      return result
    } catch (error) {
      this.#discard()
      this.#leave?.()
      throw isLost(error) ? away(error) : error
    }
  }

  #end(result: QueryResult): QueryResult {
    this.#writing = false
    this.#leave?.()
    this.#leave = undefined
    return result
  }

  #discard(): void {
    this.#outdated = false
    this.#client?.release(true)
    this.#client = undefined
  }
}

/**
 * The connection was dead or died; where a statement was given up after its time, asking again
 * would only take that time twice.
 */
const diedBefore = (error: unknown) => isLost(error) && !/timeout/i.test((error as Error).message)

/**
 * PostgreSQL keeps no zero byte in a text. Documents escape it; in a bare value it becomes the sign
 * for what cannot be read.
 */
const boundText = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : bound(value)
