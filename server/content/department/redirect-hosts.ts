import type { ReadContext } from '../read-context.ts'
import { readSettings } from './site.ts'

/** The hosts that this tenant may send people to: its own, and those of its settings. */
export const redirectHosts = (reading: ReadContext): Promise<string[]> =>
  reading.once('redirect-hosts', async () => {
    const settings = await readSettings(reading)
    const row = await reading.db
      .selectFrom('tenant')
      .select('hosts')
      .where('id', '=', reading.tenant)
      .executeTakeFirst()
    return [...(row ? (JSON.parse(row.hosts) as string[]) : []), ...(settings?.redirectHosts ?? [])]
  })
