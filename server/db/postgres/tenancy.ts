import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { Semaphore } from '../semaphore.ts'
import type { Tables } from '../tables.ts'

/** Our tables with a tenant column, and whether each has row-level security. */
export async function tenantTables(
  db: Kysely<Tables>,
): Promise<{ name: string; guarded: boolean }[]> {
  const { rows } = await sql<{ name: string; guarded: number }>`
    select c.relname as name,
      c.relrowsecurity and c.relforcerowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_rows'
      ) as guarded
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname = 'tenant' and not a.attisdropped
    order by c.relname`.execute(db)
  return rows.map(({ name, guarded }) => ({ name, guarded: Boolean(guarded) }))
}

/**
 * Enables row-level security on every table without it, so that later migrations need not. It
 * applies to the owner of the tables, too.
 */
export async function guardTenants(db: Kysely<Tables>): Promise<void> {
  for (const { name, guarded } of await tenantTables(db)) {
    if (guarded) continue
    const table = sql.table(name)
    await sql`alter table ${table} enable row level security, force row level security`.execute(db)
    await sql`drop policy if exists of_tenant on ${table}`.execute(db)
    // As a subquery the setting is read once per statement, not once per row.
    const current = sql`(select current_setting('fieldhouse.tenant', true))`
    await sql`
      create policy own_rows on ${table} using (tenant = ${current} or ${current} = '*')
    `.execute(db)
  }
}

/** A semaphore for each tenant. */
export class TenantSemaphore {
  #max: number
  #timeoutMs: number | undefined
  #lines = new Map<string, Semaphore>()

  constructor(max: number, timeoutMs?: number) {
    this.#max = max
    this.#timeoutMs = timeoutMs
  }

  /** As of `Semaphore`. */
  async enter(tenant: string): Promise<() => void> {
    const line = this.#lines.get(tenant) ?? new Semaphore(this.#max, Infinity, this.#timeoutMs)
    this.#lines.set(tenant, line)
    const leave = await line.enter()
    return () => {
      leave()
      if (line.idle) this.#lines.delete(tenant)
    }
  }
}

type Connected = (error: Error) => void

/**
 * A client that closes its socket when it cannot connect. pg leaves it open after its own errors (a
 * missing password), and the process would wait a minute for the server.
 */
export class TidyClient extends Client {
  override connect(): Promise<this>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<this> | void {
    if (!callback)
      return new Promise((done, failed) =>
        this.connect((error: Error | null) => (error ? failed(error) : done(this))),
      )
    super.connect((error: Error | null) => {
      if (error)
        (
          this as unknown as { connection: { stream: { destroy(): void } } }
        ).connection.stream.destroy()
      callback(error as Error)
    })
  }
}
