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

/** Makes a tenant known, or gives it other hosts. Its first hosts are enough to answer for it. */
export async function writeTenant(store: Pick<Store, 'db'>, tenant: TenantRow): Promise<void> {
  const values = { hosts: JSON.stringify(tenant.hosts), demo: Number(tenant.demo) }
  await store.db
    .insertInto('tenant')
    .values({ id: tenant.id, ...values })
    .onConflict((c) => c.column('id').doUpdateSet(values))
    .execute()
}
