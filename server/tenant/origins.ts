import type { Config } from '../config.ts'
import { readTenants, type TenantRow } from '../content/department/tenants.ts'
import type { Store } from '../db/store.ts'

/**
 * Returns a tenant's canonical origin: its first host, never the host of a request. `listed` are
 * the tenants of TENANTS_FILE now.
 */
export async function readOrigins(
  store: Store,
  config: Config,
  listed: () => Pick<TenantRow, 'id' | 'hosts'>[] = () => config.tenants,
): Promise<(tenant: string) => string> {
  const port = config.ORIGIN_SCHEME === 'https' || config.PORT === 80 ? '' : `:${config.PORT}`
  let origins = new Map<string, string>()
  const load = async () => {
    const rows = [...(await readTenants(store)), ...listed()]
    origins = new Map(
      rows.flatMap(({ id, hosts: [first] }) =>
        first ? [[id, `${config.ORIGIN_SCHEME}://${first}${port}`]] : [],
      ),
    )
  }
  await load()
  store.changes.listen(async (changes) => {
    if (changes.some(({ topics }) => topics.includes('settings'))) await load()
  })
  return (tenant) => origins.get(tenant) ?? `${config.ORIGIN_SCHEME}://localhost${port}`
}
