import type { Pool, PoolClient, QueryResult } from 'pg'
import { bound } from '../engine.ts'
import { toUnavailableError, isConnectionError } from './errors.ts'
import { TenantSemaphore } from './tenancy.ts'
import { isOutdated, preparedName } from './prepared.ts'
import { connectTimeoutMs } from './settings.ts'

/** Most connections of one process, besides the listening one. */
export const maxConnections = 10

/** Limits of each tenant in this process. */
export type TenantLimits = { writers: TenantSemaphore; connections: TenantSemaphore }

/**
 * A tenant whose statements wait (for a locked row, say) has at most half of the connections, and
 * its other requests wait as long as for any connection.
 */
export const createTenantLimits = (): TenantLimits => ({
  writers: new TenantSemaphore(1),
  connections: new TenantSemaphore(maxConnections / 2, connectTimeoutMs),
})

/** Tenant setting for rows of no tenant or of all. It is not a valid tenant id. */
export const everyTenant = '*'

/** The tenant last set on each connection; it is set again only for another tenant. */
const tenantOfConnection = new WeakMap<PoolClient, string>()

/**
 * A connection for Kysely's driver that shows one tenant's rows. It is taken from the pool at the
 * first statement. A read is repeated on another connection when its connection is dead or has an
 * outdated plan. Transactions of a tenant run one after the other, as on SQLite.
 */
export class PooledConnection {
  #pool: Pool
  #limits: TenantLimits
  #tenant: string
  #client: PoolClient | undefined
  #writing = false
  #outdated = false
  /** Leave the places of this connection among those of its tenant. */
  #leaveWriters: (() => void) | undefined
  #leaveConnections: (() => void) | undefined

  constructor(pool: Pool, limits: TenantLimits, tenant: string) {
    this.#pool = pool
    this.#limits = limits
    this.#tenant = tenant
  }

  async query(text: string, parameters: readonly unknown[] = []): Promise<QueryResult> {
    if (text === 'begin') return this.#begin()
    // The connection was lost, and its transaction with it.
    if (this.#writing && !this.#client) {
      if (text === 'rollback')
        return this.#end({ command: 'ROLLBACK', rows: [] as unknown[] } as QueryResult)
      throw toUnavailableError(new Error('the transaction is lost'))
    }
    const ends = text === 'commit' || text === 'rollback'
    const read = !this.#writing && /^select\s/i.test(text)
    try {
      const result = read ? await this.#read(text, parameters) : await this.#ask(text, parameters)
      return ends ? this.#end(result) : result
    } catch (error) {
      if (isOutdated(error)) this.#outdated = true
      if (!isConnectionError(error)) throw error
      this.#discard()
      throw toUnavailableError(error)
    }
  }

  release(broken = false): void {
    if (broken || this.#writing || this.#outdated) this.#discard()
    this.#giveBack(false)
    this.#endWriting()
  }

  /**
   * A restarting server ends all connections at once and the pool notices them one by one, so a
   * read is tried on as many connections as the pool can hold. When the server is unavailable,
   * connecting fails and ends the loop.
   */
  async #read(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    let prepared = true
    for (let tries = 0; ; tries++) {
      try {
        return await this.#ask(text, parameters, prepared)
      } catch (error) {
        const again =
          (prepared && isOutdated(error)) || (tries < maxConnections && diedBefore(error))
        if (!again || !this.#client) throw error
        // Every connection may have plans for the old tables.
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
    this.#client ??= await this.#connect()
    if (tenantOfConnection.get(this.#client) !== this.#tenant) {
      tenantOfConnection.delete(this.#client)
      // Custom plans: a generic plan is made for the average tenant and would read all stories of a
      // large one.
      await this.#client.query({
        name: 'tenant',
        text:
          `select set_config('fieldhouse.tenant', $1, false), set_config('plan_cache_mode', ` +
          `'force_custom_plan', false)`,
        values: [this.#tenant],
      })
      tenantOfConnection.set(this.#client, this.#tenant)
    }
    return this.#client
  }

  async #connect(): Promise<PoolClient> {
    if (this.#tenant !== everyTenant)
      this.#leaveConnections = await this.#limits.connections.enter(this.#tenant)
    try {
      return await this.#pool.connect()
    } catch (error) {
      this.#giveBack(false)
      throw error
    }
  }

  /** Writers queue in this process first, or each would hold a connection while it waits. */
  async #begin(): Promise<QueryResult> {
    const alone = this.#tenant !== everyTenant
    if (alone) this.#leaveWriters = await this.#limits.writers.enter(this.#tenant)
    try {
      const client = await this.#take()
      const lock = alone
        ? '; select ' +
          `pg_advisory_xact_lock(hashtextextended(${client.escapeLiteral(this.#tenant)}, 0))`
        : ''
      const result = await client.query(`begin${lock}`)
      this.#writing = true
      return result
    } catch (error) {
      this.#discard()
      this.#endWriting()
      throw isConnectionError(error) ? toUnavailableError(error) : error
    }
  }

  #end(result: QueryResult): QueryResult {
    this.#endWriting()
    return result
  }

  #endWriting(): void {
    this.#writing = false
    this.#leaveWriters?.()
    this.#leaveWriters = undefined
  }

  #discard(): void {
    this.#outdated = false
    this.#giveBack(true)
  }

  #giveBack(broken: boolean): void {
    this.#client?.release(broken)
    this.#client = undefined
    this.#leaveConnections?.()
    this.#leaveConnections = undefined
  }
}

/**
 * Whether the connection was lost. A statement that timed out is not repeated, because it would
 * only time out again.
 */
const diedBefore = (error: unknown) =>
  isConnectionError(error) && !/timeout/i.test((error as Error).message)

/**
 * PostgreSQL text cannot contain a zero byte. Documents escape it; in a plain value it becomes the
 * replacement character.
 */
const boundText = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : bound(value)
