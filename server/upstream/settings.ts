import { SiteSettings } from '../../src/contract/site.schema.ts'

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

/** The configuration by itself, when it says everything. */
export const settingsAlone = (over: Partial<SiteSettings>, tenant: string): SiteSettings | null =>
  SiteSettings.safeParse({ ...over, tenant }).data ?? null
