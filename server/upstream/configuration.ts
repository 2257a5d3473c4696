import { z } from 'zod'
import { SiteSettings } from '../../src/contract/site.schema.ts'
import { converted } from './convert.ts'
import { normalizeKeys } from './respelled.ts'
import { accepts, isContainer, unwrapped } from './schema-parts.ts'
import { toImage } from './values.ts'

const shape: Record<string, z.ZodType> = SiteSettings.shape
const pictures = ['logo', 'defaultPersonImage']

/**
 * A configuration in the format of the specification (`logo`, `conference` and `defaultPersonImage`
 * as text, flags as 'yes' and 'no') in the shape of our settings. Picture paths are relative to the
 * department's files. Without an upstream, pictures come from the local store.
 */
export function toConfiguration(
  config: Record<string, unknown>,
  upstream: boolean,
): Record<string, unknown> {
  const settings = normalizeKeys(SiteSettings, config) as Record<string, unknown>
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(settings)) {
    if (pictures.includes(key) && typeof value === 'string') {
      if (upstream) out[key] = toImage(pictureUrl(value, settings))
    } else if (key === 'conference' && typeof value === 'string')
      out[key] = value ? { title: value, abbreviation: value, url: '' } : null
    else {
      const read = withFlags(shape[key], value)
      if (read !== undefined) out[key] = read
    }
  }
  const host = upstream && findFilesUrl(settings)?.hostname
  if (host && !('imageHosts' in out)) out['imageHosts'] = [host]
  return out
}

/**
 * Converts 'yes' and 'no' to booleans where the schema has a boolean, and an empty text to no value
 * where the schema has an optional one.
 */
function withFlags(schema: z.ZodType | undefined, value: unknown): unknown {
  if (value === '' && schema && !schema.safeParse('').success)
    return accepts(schema, null) ? null : accepts(schema, undefined) ? undefined : value
  const plain = schema && unwrapped(schema)
  if (plain instanceof z.ZodBoolean) return converted(plain, value)
  if (!(plain instanceof z.ZodObject) || !isContainer(value) || Array.isArray(value)) return value
  const out = Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) => {
      const read = withFlags(plain.shape[key] as z.ZodType | undefined, inside)
      return read === undefined ? [] : [[key, read]]
    }),
  )
  // An optional group whose own required value is empty is absent, too.
  const isEmpty = Object.values(value).includes('') && !plain.safeParse(out).success
  return isEmpty && schema && accepts(schema, null) ? null : out
}

/** The base URL of the department's files, from the CDN path and the bucket. */
export function findFilesUrl(config: Record<string, unknown>): URL | undefined {
  const path = [config['imagesCdnPath'], config['cdnPath']].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  ) as string | undefined
  if (!path) return undefined
  const url = /^https?:\/\//.test(path) ? path : `https://${path.replace(/^\/+/, '')}`
  const bucket = typeof config['bucket'] === 'string' ? config['bucket'] : ''
  if (!URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  const hasBucket = host === bucket || pathname.split('/').includes(bucket)
  return new URL(`${url.replace(/\/+$/, '')}${bucket && !hasBucket ? `/${bucket}` : ''}/`)
}

function pictureUrl(path: string, config: Record<string, unknown>): string | null {
  if (/^https?:\/\//.test(path)) return path
  const base = findFilesUrl(config)
  const relative = path.replace(/^\/+/, '')
  return base && path && URL.canParse(relative, base.href) ? new URL(relative, base).href : null
}
