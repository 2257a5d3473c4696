import { SiteSettings } from '../../src/contract/site.schema.ts'
import { completed } from './complete.ts'

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
export const settingsAlone = (over: Partial<SiteSettings>, tenant: string): SiteSettings | null =>
  (over.name ?? over.clientName)
    ? (SiteSettings.safeParse(
        completed(SiteSettings, { ...over, tenant }, { zone: defaultZone, sports: [] }),
      ).data ?? null)
    : null
