import type { Config } from '../config.ts'
import { readTenants } from '../content/tenants.ts'
import type { Store } from '../db/store.ts'

/** The address under which a tenant is known to the world: its first host, never what a request claims. */
export async function originsOf(store: Store, config: Config): Promise<(tenant: string) => string> {
  const port = config.ORIGIN_SCHEME === 'https' || config.PORT === 80 ? '' : `:${config.PORT}`
  const origins = new Map<string, string>()
  const load = async () => {
    for (const { id, hosts: [first] } of [...(await readTenants(store)), ...config.tenants]) if (first) origins.set(id, `${config.ORIGIN_SCHEME}://${first}${port}`)
  }
  await load()
  store.changes.listen(async (changes) => {
    if (changes.some(({ topics }) => topics.includes('settings'))) await load()
  })
  return (tenant) => origins.get(tenant) ?? `${config.ORIGIN_SCHEME}://localhost${port}`
}
