import { z } from 'zod'
import { SiteSettings } from '../../src/contract/site.schema.ts'
import { ConfigError, type FileTenant } from '../config.ts'
import { flagOf, respelled } from '../upstream/complete.ts'
import { isContainer, unwrapped } from '../upstream/schema-parts.ts'
import { imageOf } from '../upstream/values.ts'
import { Tenants } from './tenants.ts'
import { layOver } from '../content/overlays.ts'
import { ReadContext } from '../content/read-context.ts'
import { readStoredSettings } from '../content/department/site.ts'
import type { Store } from '../db/store.ts'

/**
 * Applies the overrides of TENANTS_FILE to the stored settings, which stay as they are; `gone` are
 * tenants no longer in it. All or nothing: throws ConfigError with the invalid field.
 */
export async function overlaySettings(
  store: Store,
  tenants: FileTenant[],
  upstream = false,
  gone: string[] = [],
): Promise<void> {
  const overlays: [id: string, over: Partial<SiteSettings>][] = gone.map((id) => [id, {}])
  for (const { id, config } of tenants)
    overlays.push([
      id,
      Object.keys(config).length === 0 ? {} : await overlayFor(store, id, config, upstream),
    ])
  for (const [id, over] of overlays) layOver(store, id, over)
}

/**
 * Lays the configuration of each tenant over its settings, and gives the tenants that can be
 * served: one with a wrong field, or with a host of another tenant, is left out and named in
 * `faults`. Throws ConfigError when none of them is left.
 */
export async function usableTenants(
  store: Store,
  all: FileTenant[],
  upstream: boolean,
): Promise<{ tenants: FileTenant[]; faults: string[] }> {
  const hosts = new Tenants(store, undefined, [], upstream)
  const tenants: FileTenant[] = []
  const faults: string[] = []
  for (const tenant of all) {
    try {
      await hosts.check([tenant])
      await overlaySettings(store, [tenant], upstream)
      tenants.push(tenant)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      faults.push(`${error.message}. This tenant is left out`)
    }
  }
  if (tenants.length === 0 && faults.length > 0) throw new ConfigError(faults.join('; '))
  return { tenants, faults }
}

async function overlayFor(
  store: Store,
  id: string,
  config: FileTenant['config'],
  upstream: boolean,
): Promise<Partial<SiteSettings>> {
  // The upstream's settings are not known yet, so only the configuration is checked.
  const before = upstream ? null : await readStoredSettings(new ReadContext(store, id))
  const given = inOurShape(config, upstream)
  const settings = (upstream ? SiteSettings.partial() : SiteSettings).safeParse({
    ...before,
    ...given,
    tenant: id,
  })
  const unknown = Object.keys(given)
    .filter((key) => !(key in SiteSettings.shape))
    .map((key) => `${key}: there is no such setting`)
  const faults = [
    ...unknown,
    ...(settings.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []),
  ]
  if (!settings.success || faults.length > 0)
    throw new ConfigError(`TENANTS_FILE, ${id}: ${faults.join('; ')}`)
  return Object.fromEntries(Object.entries(settings.data).filter(([key]) => key in given))
}

const shape: Record<string, z.ZodType> = SiteSettings.shape
const pictures = ['logo', 'defaultPersonImage']

/**
 * A configuration as the specification writes it (`logo`, `conference` and `defaultPersonImage` as
 * text, flags as 'yes' and 'no') in the shape of our settings. Paths of pictures are below the
 * address of the department's files. With a store of its own, pictures come from there.
 */
function inOurShape(config: FileTenant['config'], upstream: boolean): Record<string, unknown> {
  const given = respelled(SiteSettings, config) as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given)) {
    if (pictures.includes(key) && typeof value === 'string') {
      if (upstream) out[key] = imageOf(pictureUrl(value, given))
    } else if (key === 'conference' && typeof value === 'string')
      out[key] = value ? { title: value, abbreviation: value, url: '' } : null
    else out[key] = withFlags(shape[key], value)
  }
  const host = upstream && filesOf(given)?.host
  if (host && !('imageHosts' in out)) out['imageHosts'] = [host]
  return out
}

/** The words 'yes' and 'no' as flags, where the schema has a flag. */
function withFlags(schema: z.ZodType | undefined, value: unknown): unknown {
  const plain = schema && unwrapped(schema)
  if (plain instanceof z.ZodBoolean) return flagOf(value)
  if (!(plain instanceof z.ZodObject) || !isContainer(value) || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      withFlags(plain.shape[key] as z.ZodType | undefined, inside),
    ]),
  )
}

/** Where the department's files are: the CDN and the bucket of the configuration. */
function filesOf(config: Record<string, unknown>): URL | undefined {
  const path = [config['imagesCdnPath'], config['cdnPath']].find(
    (one) => typeof one === 'string' && one !== '',
  ) as string | undefined
  if (!path) return undefined
  const url = /^https?:\/\//.test(path) ? path : `https://${path.replace(/^\/+/, '')}`
  const bucket = typeof config['bucket'] === 'string' ? config['bucket'] : ''
  const base = url.replace(/\/+$/, '') + (bucket && !url.includes(bucket) ? `/${bucket}` : '')
  return URL.canParse(base) ? new URL(`${base}/`) : undefined
}

function pictureUrl(path: string, config: Record<string, unknown>): string | null {
  if (/^https:\/\//.test(path)) return path
  const base = filesOf(config)
  return base && path ? new URL(path.replace(/^\/+/, ''), base).href : null
}
