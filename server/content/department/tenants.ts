import { z } from 'zod'
import type { Store } from '../../db/store.ts'

export type TenantRow = { id: string; hosts: string[]; demo: boolean }

export async function readTenants(store: Pick<Store, 'db'>): Promise<TenantRow[]> {
  const rows = await store.db.selectFrom('tenant').selectAll().orderBy('id').execute()
  return rows.map(({ id, hosts, demo }) => ({
    id,
    hosts: JSON.parse(hosts) as string[],
    demo: demo === 1,
  }))
}

/** Adds a tenant or changes its hosts. Requests for its hosts are answered from then on. */
export async function writeTenant(store: Pick<Store, 'db'>, tenant: TenantRow): Promise<void> {
  const values = { hosts: JSON.stringify(tenant.hosts), demo: Number(tenant.demo) }
  await store.db
    .insertInto('tenant')
    .values({ id: tenant.id, ...values })
    .onConflict((c) => c.column('id').doUpdateSet(values))
    .execute()
}

/** A host as a browser sends it, without the port. Other spellings would never match. */
const host = z
  .string({ error: 'is missing or not text' })
  .trim()
  .min(1, 'is empty')
  .transform((text) => text.toLowerCase())
  .refine(
    (text) =>
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(
        text,
      ) && text.length < 254,
    'is not a host name (no scheme, no port)',
  )
export const Hosts = z.array(host)

/** Each host belongs to one tenant only. */
export function hostClash(
  tenants: Pick<TenantRow, 'id' | 'hosts'>[],
  tenant: string,
  hosts: string[],
): string | null {
  for (const other of tenants) {
    const takenHost =
      other.id === tenant ? undefined : hosts.find((name) => other.hosts.includes(name))
    if (takenHost) return `hosts: ${takenHost} belongs to the tenant ${other.id}`
  }
  return null
}
