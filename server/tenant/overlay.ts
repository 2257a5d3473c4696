import { SiteSettings } from '../../src/contract/schema/site.ts'
import { ConfigError, type FileTenant } from '../config.ts'
import { Reading } from '../content/reading.ts'
import { readSettings, writeSettings } from '../content/site.ts'
import { write } from '../content/writing.ts'
import type { Store } from '../db/store.ts'

/** Lays the configuration of TENANTS_FILE over the settings in the store. Throws ConfigError with the field that cannot be. */
export async function overlaySettings(store: Store, tenants: FileTenant[]): Promise<void> {
  for (const { id, config } of tenants) {
    if (Object.keys(config).length === 0) continue
    const before = await readSettings(new Reading(store, id))
    const settings = SiteSettings.safeParse({ ...before, ...config, tenant: id })
    if (!settings.success) {
      const faults = settings.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      throw new ConfigError(`TENANTS_FILE, ${id}: ${faults.join('; ')}`)
    }
    await write(store, id, (writing) => writeSettings(writing, settings.data))
  }
}
