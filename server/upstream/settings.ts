import { SiteSettings } from '../../src/contract/site.schema.ts'

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
  SiteSettings.safeParse({ ...over, tenant }).data ?? null
