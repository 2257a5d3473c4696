import { SiteSettings } from '../../src/contract/site.schema.ts'
import { completed } from './complete.ts'

/** The zone of a department whose upstream and TENANTS_FILE name none. */
export const defaultZone = 'America/Chicago'

/** What TENANTS_FILE says of a tenant. */
export type Overlays = (tenant: string) => Partial<SiteSettings>

/**
 * The upstream's settings with the configuration laid over, before anything is checked: an upstream
 * may know only half of them. The tenant is who was asked for.
 */
export const overSettings = (
  input: unknown,
  over: Partial<SiteSettings>,
  tenant: string,
): unknown =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { ...input, ...over, tenant }
    : (settingsAlone(over, tenant) ?? input)

/**
 * The configuration by itself, where it names the department; what it leaves out has the default of
 * a setting that an upstream leaves out.
 */
export const settingsAlone = (over: Partial<SiteSettings>, tenant: string): SiteSettings | null =>
  (over.name ?? over.clientName)
    ? (SiteSettings.safeParse(
        completed(SiteSettings, { ...over, tenant }, { zone: defaultZone, sports: [] }),
      ).data ?? null)
    : null
