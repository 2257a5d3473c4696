import sharp from 'sharp'
import { mostPixels, type Picture } from '../content/files/pictures.ts'
import { imageWidths } from '../../src/contract/image-widths.ts'

/**
 * The widths that pictures are made in, and no others: a stranger cannot ask us for a thousand
 * sizes of one picture.
 */
export const widths: readonly number[] = imageWidths
/** The width of an address that names none. */
export const plainWidth = 1280

export type Format = 'webp' | 'jpeg' | 'png'
/** Shapes that a picture is cut to, as pages have them: width by height. */
export const shapes = { '16x9': 16 / 9, '3x2': 3 / 2, '1x1': 1, '4x5': 4 / 5 } as const
/** What stays when it is cut: a side, the middle, or where there is most to see. */
export const gravities = ['centre', 'north', 'east', 'south', 'west', 'attention'] as const
export type Shape = keyof typeof shapes
export type Gravity = (typeof gravities)[number]

/** How a picture is drawn besides its width: cut to a shape, without its colours. */
export type Variant = { shape: Shape | null; gravity: Gravity; grey: boolean }
export type Asked = { sha: string; width: number; format: Format | null; variant: Variant }

const asItIs: Variant = { shape: null, gravity: 'centre', grey: false }

/**
 * The end of a name: '-1x1-north-bw'; what is usual is not written, so a variant has one address.
 */
export const variantName = ({ shape, gravity, grey }: Variant): string =>
  `${shape ? `-${shape}${gravity === 'centre' ? '' : `-${gravity}`}` : ''}${grey ? '-bw' : ''}`

const address = new RegExp(
  `^/images/([0-9a-f]{16})(?:/(\\d{2,4})(?:-(${Object.keys(shapes).join('|')})(?:-(${gravities.slice(1).join('|')}))?)?(-bw)?\\.(webp|jpeg|png))?$`,
)

/**
 * '/images/0123456789abcdef/640.webp', '…/640-16x9-north-bw.webp' or '/images/0123456789abcdef';
 * null for everything else, which is not found.
 */
export function imageAddress(pathname: string): Asked | null {
  const [, sha, width, shape, gravity = 'centre', grey, format] = address.exec(pathname) ?? []
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
          grey: grey !== undefined,
        },
      }
    : null
}

/** Seconds that one picture may take; what takes longer was made to. */
const longest = 5

/**
 * A picture in a width, a format, and a shape where one is asked for. Never wider than its source,
 * unless it is a drawing, which has every width.
 */
export async function resize(
  bytes: Uint8Array,
  { type, width: own }: Pick<Picture, 'type' | 'width'>,
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
  const wide = type === 'svg' ? width : Math.min(width, own)
  const cut = shape
    ? {
        height: Math.max(1, Math.round(wide / shapes[shape])),
        fit: 'cover' as const,
        position: gravity,
      }
    : {}
  const drawn = sharp(bytes, { ...input, ...(density ? { density } : {}) })
    .autoOrient()
    .timeout({ seconds: longest })
    .resize({ width: wide, ...cut })
  const made = grey ? drawn.toColourspace('b-w') : drawn
  if (format === 'webp') return made.webp({ quality: 80, effort: 3 }).toBuffer()
  if (format === 'png') return made.png({ compressionLevel: 9 }).toBuffer()
  // JPEG knows no transparency; what shows through is paper.
  return made.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
}
