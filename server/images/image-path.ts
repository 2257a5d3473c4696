import sharp from 'sharp'
import { mostPixels, type Picture } from '../content/files/pictures.ts'
import { imageWidths } from '../../src/contract/image-widths.ts'

/**
 * The widths of pictures. No others, so that a client cannot request a thousand sizes of one
 * picture.
 */
export const widths: readonly number[] = imageWidths
/** The width of a URL without one. */
export const plainWidth = 1280

export type Format = 'webp' | 'jpeg' | 'png'
/** Aspect ratios that pictures are cropped to: width by height. */
export const shapes = { '16x9': 16 / 9, '3x2': 3 / 2, '1x1': 1, '4x5': 4 / 5 } as const
/** What is kept when cropping: a side, the center, or the most interesting area. */
export const gravities = ['centre', 'north', 'east', 'south', 'west', 'attention'] as const
export type Shape = keyof typeof shapes
export type Gravity = (typeof gravities)[number]

/** Variants besides the width: cropped, in grayscale. */
export type Variant = { shape: Shape | null; gravity: Gravity; grey: boolean }
export type ImageRequest = { sha: string; width: number; format: Format | null; variant: Variant }

const asItIs: Variant = { shape: null, gravity: 'centre', grey: false }

/** The end of a name: '-1x1-north-bw'. Defaults are left out, so that each variant has one URL. */
export const variantName = ({ shape, gravity, grey }: Variant): string =>
  `${shape ? `-${shape}${gravity === 'centre' ? '' : `-${gravity}`}` : ''}${grey ? '-bw' : ''}`

const crop = `(${Object.keys(shapes).join('|')})(?:-(${gravities.slice(1).join('|')}))?`
const file = String.raw`(\d{2,4})(?:-${crop})?(-bw)?\.(webp|jpeg|png)`
const address = new RegExp(`^/images/([0-9a-f]{16})(?:/${file})?$`)

/**
 * '/images/0123456789abcdef/640.webp', '…/640-16x9-north-bw.webp' or '/images/0123456789abcdef';
 * null for any other path.
 */
export function parseImagePath(pathname: string): ImageRequest | null {
  const [, sha, width, shape, gravity = 'centre', grayscale, format] = address.exec(pathname) ?? []
  if (!sha) return null
  if (!width) return { sha, width: plainWidth, format: null, variant: asItIs }
  return widths.includes(Number(width))
    ? {
        sha,
        width: Number(width),
        format: format as Format,
        variant: {
          shape: (shape as Shape | undefined) ?? null,
          gravity: gravity as Gravity,
          grey: grayscale !== undefined,
        },
      }
    : null
}

/** Most seconds for one picture, against pictures made to take long. */
const timeoutSeconds = 5

/**
 * A picture in a width, a format and optionally a shape. Never wider than its source, except an
 * SVG, which has every width.
 */
export async function resizeImage(
  bytes: Uint8Array,
  { type, width: ownWidth }: Pick<Picture, 'type' | 'width'>,
  width: number,
  format: Format,
  { shape, gravity, grey }: Variant = { shape: null, gravity: 'centre', grey: false },
): Promise<Buffer> {
  const input = { limitInputPixels: mostPixels, failOn: 'error' as const, pages: 1 }
  const density =
    type === 'svg'
      ? Math.min(
          2400,
          Math.max(
            1,
            (72 * width) / (await sharp(bytes, { limitInputPixels: false }).metadata()).width,
          ),
        )
      : undefined
  const wide = type === 'svg' ? width : Math.min(width, ownWidth)
  const cut = shape
    ? {
        height: Math.max(1, Math.round(wide / shapes[shape])),
        fit: 'cover' as const,
        position: gravity,
      }
    : {}
  const resized = sharp(bytes, { ...input, ...(density ? { density } : {}) })
    .autoOrient()
    .timeout({ seconds: timeoutSeconds })
    .resize({ width: wide, ...cut })
  const output = grey ? resized.toColourspace('b-w') : resized
  if (format === 'webp') return output.webp({ quality: 75, effort: 4 }).toBuffer()
  if (format === 'png') return output.png({ compressionLevel: 9 }).toBuffer()
  // JPEG has no transparency, so the background is white.
  return output
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer()
}
