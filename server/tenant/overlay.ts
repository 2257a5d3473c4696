import { SiteSettings } from '../../src/contract/schema/site.ts'
import { ConfigError, type FileTenant } from '../config.ts'
import { layOver } from '../content/overlays.ts'
import { Reading } from '../content/reading.ts'
import { readSettings } from '../content/site.ts'
import type { Store } from '../db/store.ts'

/** Lays the configuration of TENANTS_FILE over the settings in the store, which stay as they are. Throws ConfigError with the field that cannot be. */
export async function overlaySettings(store: Store, tenants: FileTenant[], upstream = false): Promise<void> {
  for (const { id, config } of tenants) {
    layOver(store, id, {})
    if (Object.keys(config).length === 0) continue
    // What an upstream says is not known yet: the configuration is checked by itself.
    const before = upstream ? null : await readSettings(new Reading(store, id))
    const settings = (upstream ? SiteSettings.partial() : SiteSettings).safeParse({ ...before, ...config, tenant: id })
    const unknown = Object.keys(config).filter((key) => !(key in SiteSettings.shape)).map((key) => `${key}: there is no such setting`)
    const faults = [...unknown, ...(settings.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [])]
    if (!settings.success || faults.length > 0) throw new ConfigError(`TENANTS_FILE, ${id}: ${faults.join('; ')}`)
    layOver(store, id, Object.fromEntries(Object.entries(settings.data).filter(([key]) => key in config)))
  }
}
