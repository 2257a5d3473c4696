import { createHash } from 'node:crypto'
import { plainWidth, widths, type Format } from './address.ts'

/**
 * '/images/at-<address>/640.webp' or '/images/at-<address>': a picture that an upstream keeps on
 * another host, in one of our widths. Null for everything else.
 */
export function pictureAt(
  pathname: string,
): { name: string; width: number; format: Format } | null {
  const [, code, width, format] =
    /^\/images\/at-([\w-]{8,1400})(?:\/(\d{2,4})\.(webp|jpeg|png))?$/.exec(pathname) ?? []
  if (!code || (width && !widths.includes(Number(width)))) return null
  return {
    name: `at-${createHash('sha256').update(code).digest('hex').slice(0, 16)}`,
    width: width ? Number(width) : plainWidth,
    format: (format ?? 'webp') as Format,
  }
}
