import { SiteSettings } from '../../src/contract/site.schema.ts'
import { readAs } from './read-as.ts'

/** The zone of a department whose upstream and TENANTS_FILE name none. */
export const defaultZone = 'America/Chicago'

/** A tenant's overrides in TENANTS_FILE. */
export type Overlays = (tenant: string) => Partial<SiteSettings>

/**
 * The upstream's settings with the overrides, before validation, because an upstream may have only
 * some of them. The tenant is the requested one.
 */
export const overSettings = (
  input: unknown,
  over: Partial<SiteSettings>,
  tenant: string,
): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { ...input, ...over, tenant }
    : (settingsAlone(over, tenant) ?? input)

/** The overrides alone, if they are complete. */
export function settingsAlone(over: Partial<SiteSettings>, tenant: string): SiteSettings | null {
  if (!(over.name ?? over.clientName)) return null
  const around = { asked: {}, zone: defaultZone, sports: [] }
  const read = readAs(SiteSettings, { ...over, tenant }, around)
  return 'value' in read ? (read.value as SiteSettings) : null
}
