import sharp from 'sharp'
import { mostPixels, type Picture } from '../content/files/pictures.ts'
import { shapes, type Format, type Variant } from './address.ts'

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
