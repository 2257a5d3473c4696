import { imageWidths } from '../../src/contract/image-widths.ts'

/** The widths that pictures are made in, and no others: a stranger cannot ask us for a thousand sizes of one picture. */
export const widths: readonly number[] = imageWidths
/** The width of an address that names none. */
export const plainWidth = 1280

export type Format = 'webp' | 'jpeg' | 'png'
export type Asked = { sha: string; width: number; format: Format | null }

/** '/images/0123456789abcdef/640.webp' or '/images/0123456789abcdef'; null for everything else, which is not found. */
export function imageAddress(pathname: string): Asked | null {
  const [, sha, width, format] = /^\/images\/([0-9a-f]{16})(?:\/(\d{2,4})\.(webp|jpeg|png))?$/.exec(pathname) ?? []
  if (!sha) return null
  if (!width) return { sha, width: plainWidth, format: null }
  return widths.includes(Number(width)) ? { sha, width: Number(width), format: format as Format } : null
}
