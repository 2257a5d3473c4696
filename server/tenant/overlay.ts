import { SiteSettings } from '../../src/contract/site.schema.ts'
import { ConfigError, type FileTenant } from '../config.ts'
import { checkHosts } from './tenants.ts'
import { setOverrides } from '../content/setting-overrides.ts'
import { ReadContext } from '../content/read-context.ts'
import { readStoredSettings } from '../content/department/site.ts'
import type { Store } from '../db/store.ts'

/**
 * Applies the overrides of TENANTS_FILE to the stored settings, which stay as they are;
 * `removedTenants` are tenants no longer in it. All or nothing: throws ConfigError with the invalid
 * field.
 */
export async function overlaySettings(
  store: Store,
  tenants: FileTenant[],
  upstream = false,
  removedTenants: string[] = [],
): Promise<void> {
  const overlays: [id: string, over: Partial<SiteSettings>][] = removedTenants.map((id) => [id, {}])
  for (const { id, config } of tenants)
    overlays.push([
      id,
      Object.keys(config).length === 0 ? {} : await overlayFor(store, id, config, upstream),
    ])
  for (const [id, over] of overlays) setOverrides(store, id, over)
}

/**
 * Lays the configuration of each tenant over its settings, and gives the tenants that can be
 * served: one with a wrong field, or with a host of another tenant, is left out and named in
 * `faults`. Throws ConfigError when no tenant is left.
 */
export async function usableTenants(
  store: Store,
  all: FileTenant[],
  upstream: boolean,
): Promise<{ tenants: FileTenant[]; faults: string[] }> {
  const tenants: FileTenant[] = []
  const problems: string[] = []
  for (const tenant of all) {
    try {
      if (!upstream) await checkHosts(store, [tenant])
      await overlaySettings(store, [tenant], upstream)
      tenants.push(tenant)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(`${error.message}. This tenant is left out`)
    }
  }
  if (tenants.length === 0 && problems.length > 0) throw new ConfigError(problems.join('; '))
  return { tenants, faults: problems }
}

type Issue = { code?: string; path: PropertyKey[]; message: string; expected?: unknown }

/** The field, its value, and what is accepted. */
function wordsOf(issue: Issue, config: FileTenant['config']): string {
  const { path, message } = issue
  const value = path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    config,
  )
  const field = path.join('.')
  const accepted =
    issue.code === 'invalid_type' && typeof issue.expected === 'string'
      ? `must be ${names[issue.expected] ?? issue.expected}`
      : message
  return value === undefined
    ? `${field} is missing: ${accepted}`
    : `${field}: ${accepted}; it is ${JSON.stringify(value).slice(0, 60)}`
}
const names: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

async function overlayFor(
  store: Store,
  id: string,
  config: FileTenant['config'],
  upstream: boolean,
): Promise<Partial<SiteSettings>> {
  // The upstream's settings are not known yet, so only the configuration is checked.
  const before = upstream ? null : await readStoredSettings(new ReadContext(store, id))
  const settings = (upstream ? SiteSettings.partial() : SiteSettings).safeParse({
    ...before,
    ...config,
    tenant: id,
  })
  const unknown = Object.keys(config)
    .filter((key) => !(key in SiteSettings.shape))
    .map((key) => `${key}: there is no such setting`)
  const problems = [
    ...unknown,
    ...(settings.error?.issues.map((issue) => wordsOf(issue, config)) ?? []),
  ]
  if (!settings.success || problems.length > 0)
    throw new ConfigError(`TENANTS_FILE, ${id}: ${problems.join('; ')}`)
  return Object.fromEntries(Object.entries(settings.data).filter(([key]) => key in config))
}
