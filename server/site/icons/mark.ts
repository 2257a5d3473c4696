import sharp from 'sharp'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { contentSourceOf } from '../../content/content-source.ts'
import { readPictureBytes } from '../../content/files/pictures.ts'
import type { Store } from '../../db/store.ts'
import { lettering } from './letters.ts'

/** Pixels of what is drawn beyond which a picture is none of a mark. */
const limitInputPixels = 40e6

/**
 * The department's mark in a square of so many pixels; without one, or where it cannot be read, its
 * letters in this colour.
 */
export async function markOf(
  store: Store,
  settings: SiteSettings,
  size: number,
  ink: string,
): Promise<Buffer> {
  const bytes =
    settings.logo &&
    (await sourceOf(store, settings).catch((fault: unknown) => {
      if (contentSourceOf(store)) throw fault
      return null
    }))
  return bytes
    ? sharp(bytes, { limitInputPixels, density: await densityFor(bytes, size) })
        .resize(size, size, { fit: 'contain', background: '#00000000' })
        .png()
        .toBuffer()
    : letters(settings, size, ink)
}

/**
 * One colour, drawn by what is not see-through: for launchers that paint icons themselves. A mark
 * that fills its square says nothing there, its letters do.
 */
export async function silhouetteOf(
  store: Store,
  settings: SiteSettings,
  size: number,
): Promise<Buffer> {
  const mark = await markOf(store, settings, size, '#ffffff')
  const alpha = sharp(mark).ensureAlpha().extractChannel('alpha')
  const {
    channels: [seen],
  } = await sharp(await alpha.toBuffer()).stats()
  if (seen!.mean > 0.9 * 255) return letters(settings, size, '#ffffff')
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .joinChannel(await alpha.toBuffer())
    .png()
    .toBuffer()
}

/** A drawing is drawn at the size that is wanted, not enlarged afterwards. */
async function densityFor(bytes: Buffer, size: number): Promise<number> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels }).metadata()
  return format === 'svg'
    ? Math.min(2400, Math.max(72, (72 * size) / Math.max(1, Math.min(width, height))))
    : 72
}

async function sourceOf(store: Store, { tenant, logo }: SiteSettings): Promise<Buffer> {
  const elsewhere = contentSourceOf(store)
  if (!elsewhere) return readPictureBytes(store, tenant, logo!.url.split('/').at(-1)!)
  const found = await elsewhere.picture(
    tenant,
    logo!.url.startsWith('/images/at-') ? logo!.url : `${logo!.url}/640.png`,
  )
  if (!found) throw new Error(`the mark of ${tenant} is not at its upstream: ${logo!.url}`)
  return found.bytes
}

/** At most four letters; a name that has none of ours is a plain ring. */
function letters(
  { abbreviation, shortName }: SiteSettings,
  size: number,
  ink: string,
): Promise<Buffer> {
  const text = [abbreviation, shortName]
    .map((name) => lettering(name.slice(0, 4), 100))
    .find(({ width }) => width > 0)
  const wide = text ? Math.max(text.width, text.height) : 10
  const drawing = text
    ? `<g transform="translate(${(wide - text.width) / 2} ${(wide - text.height) / 2})">${text.svg}</g>`
    : '<circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" stroke-width="2.2"/>'
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" color="${ink}" viewBox="0 0 ${wide} ${wide}" width="${size}" height="${size}">${drawing}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}
