import { ConfigError } from '../config.ts'
import { hostClash, readTenants, type TenantRow } from '../content/department/tenants.ts'
import { holdsToken } from '../content/accounts/tokens.ts'
import type { Store } from '../db/store.ts'

export type Named =
  | { tenant: string; /** The request has a forwarder's token. */ forwarded?: true }
  | { refused: 421 | 400 }

/** Decides which tenant each request is for, by a listed host name. */
export class Tenants {
  #store: Store
  #local: string | undefined
  #extra: TenantRow[]
  #alone: boolean
  #byHost = new Map<string, string>()
  #ids = new Set<string>()

  /**
   * `local` answers on localhost and 127.0.0.1; without it the first demo tenant does. `extra` come
   * from TENANTS_FILE; with `alone` there are no others.
   */
  constructor(store: Store, local: string | undefined, extra: TenantRow[], alone = false) {
    this.#alone = alone
    this.#store = store
    this.#local = local
    this.#extra = extra
    store.changes.listen(async (changes) => {
      if (changes.some(({ topics }) => topics.includes('settings'))) await this.#read()
    })
  }

  /**
   * Reads the hosts for the first time. Throws ConfigError when TENANTS_FILE has a host of another
   * tenant.
   */
  async load(): Promise<void> {
    await this.check(this.#extra)
    await this.#read()
  }

  /** Throws ConfigError when one of these hosts belongs to another tenant of the store. */
  async check(extra: TenantRow[]): Promise<void> {
    if (!this.#alone) await checkHosts(this.#store, extra)
  }

  /** Replaces the tenants of TENANTS_FILE. Removed ones are no longer answered. */
  async replace(extra: TenantRow[]): Promise<void> {
    this.#extra = extra
    await this.#read()
  }

  async #read(): Promise<void> {
    const rows = [...(this.#alone ? [] : await readTenants(this.#store)), ...this.#extra]
    const byHost = new Map<string, string>()
    // When two tenants have the same host, it stays with the earlier one.
    for (const { id, hosts } of rows)
      for (const host of hosts)
        if (!byHost.has(host) || this.#byHost.get(host) === id) byHost.set(host, id)
    const local = this.#local ?? rows.find(({ demo }) => demo)?.id ?? rows[0]?.id
    if (local)
      for (const host of ['localhost', '127.0.0.1', '[::1]'])
        if (!byHost.has(host)) byHost.set(host, local)
    this.#byHost = byHost
    this.#ids = new Set(rows.map(({ id }) => id))
  }

  get ids(): string[] {
    return [...this.#ids]
  }

  /**
   * The tenant of a request: by host without port; by the tenant header only with a forwarder's
   * token.
   */
  async of(request: Request): Promise<Named> {
    const authorization = request.headers.get('authorization')
    if (authorization && (await holdsToken(this.#store, authorization, '', 'forwarder'))) {
      const claimed = request.headers.get('tenant')
      return claimed && this.#ids.has(claimed)
        ? { tenant: claimed, forwarded: true }
        : { refused: 400 }
    }
    return this.ofHost(request.headers.get('host'))
  }

  ofHost(host: string | null): Named {
    const name = hostOnly(host)
    const tenant = name && this.#byHost.get(name)
    return tenant ? { tenant } : { refused: 421 }
  }
}

/** Throws ConfigError when one of these hosts belongs to another tenant of the store. */
export async function checkHosts(store: Store, tenants: TenantRow[]): Promise<void> {
  const stored = await readTenants(store)
  for (const { id, hosts } of tenants) {
    const clash = hostClash(stored, id, hosts)
    if (clash) throw new ConfigError(`TENANTS_FILE, ${id}, ${clash}`)
  }
}

/** 'Harlan.localhost:3000' → 'harlan.localhost'; null when it is not a host. */
function hostOnly(host: string | null): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(?::\d{1,5})?$/i.exec(host ?? '')
  return match?.[1]?.toLowerCase() ?? null
}
