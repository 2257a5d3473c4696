import sharp from 'sharp'
import { getContentSource } from '../../content/content-source.ts'
import { readPictureBytes } from '../../content/files/pictures.ts'
import type { Store } from '../../db/store.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'

/**
 * Letters as strokes on a 4 by 6 grid. A server may have no fonts, and icons and install pictures
 * must be the same everywhere.
 */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6V1.2L1.2 0H2.8L4 1.2V6M0 3.7H4',
  B: 'M0 0H2.9L4 1V2L3.1 2.9H0M3.1 2.9L4 3.9V5L2.9 6H0V0',
  C: 'M4 1.6V1.2L2.8 0H1.2L0 1.2V4.8L1.2 6H2.8L4 4.8V4.4',
  D: 'M0 0H2.8L4 1.2V4.8L2.8 6H0Z',
  E: 'M4 0H0V6H4M0 2.9H3',
  F: 'M4 0H0V6M0 2.9H3',
  G: 'M4 1.6V1.2L2.8 0H1.2L0 1.2V4.8L1.2 6H2.8L4 4.8V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 2.9H4',
  I: 'M1 0H3M1 6H3M2 0V6',
  J: 'M4 0V4.8L2.8 6H1.2L0 4.8V4.2',
  K: 'M0 0V6M4 0L0.6 3.2M1.2 2.7L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z',
  P: 'M0 6V0H2.9L4 1V2.4L2.9 3.4H0',
  Q: 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2ZM2.4 4.2L4.2 6.2',
  R: 'M0 6V0H2.9L4 1V2.2L2.9 3.2H0M2.2 3.2L4 6',
  S: 'M4 1.4V1L3 0H1L0 1V1.9L1 2.8L3 3.2L4 4.1V5L3 6H1L0 5V4.6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4.8L1.2 6H2.8L4 4.8V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L0.9 6L2 3L3.1 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z',
  1: 'M1 1L2 0V6M1 6H3',
  2: 'M0 1.4V1L1 0H3L4 1V2L0 6H4',
  3: 'M0 0H4L2 2.4L4 3.8V5L3 6H1L0 5',
  4: 'M3 6V0L0 4H4',
  5: 'M4 0H0V2.6H3L4 3.6V5L3 6H1L0 5',
  6: 'M3.6 0H1.2L0 1.2V5L1 6H3L4 5V3.6L3 2.7H0',
  7: 'M0 0H4L1.6 6',
  8: 'M1 0H3L4 1V2L3 2.9H1L0 2V1ZM1 2.9L0 3.9V5L1 6H3L4 5V3.9L3 2.9',
  9: 'M0.4 6H2.8L4 4.8V1L3 0H1L0 1V2.4L1 3.3H4',
  '&': 'M4 6L0.8 1.6V0.8L1.5 0H2.3L3 0.8V1.4L0 4V5.2L0.8 6H2L4 3.6',
  '-': 'M0.8 3H3.2',
  '.': 'M0 5.7V6',
  "'": 'M0 0V1.2',
  ',': 'M0.3 5.6L0 6.6',
}
/** Letters narrower than 4. */
const widths: Readonly<Record<string, number>> = {
  I: 2,
  1: 2,
  '.': 0.2,
  "'": 0.2,
  ',': 0.3,
  ' ': 1.6,
}
const shift: Readonly<Record<string, number>> = { I: -1, 1: -1 }

const gap = 1.9
const weight = 1.15

export type Lettering = {
  /** SVG in `currentColor`, from 0 0. */
  svg: string
  width: number
  height: number
}

/**
 * A line of text of this height in pixels. Accents are removed, lower case becomes upper case,
 * unknown characters are left out.
 */
export function lettering(text: string, height: number): Lettering {
  const scale = height / (6 + weight)
  let x = weight / 2
  let svg = ''
  for (const letter of text.normalize('NFD').toUpperCase()) {
    const path = strokes[letter]
    if (path === undefined && letter !== ' ') continue
    if (path !== undefined)
      svg += `<path transform="translate(${x + (shift[letter] ?? 0)} ${weight / 2})" d="${path}"/>`
    x += (widths[letter] ?? 4) + gap
  }
  const width = Math.max(0, x - gap + weight / 2)
  return {
    svg:
      `<g transform="scale(${scale})" fill="none" stroke="currentColor" ` +
      `stroke-width="${weight}" stroke-linejoin="miter" stroke-miterlimit="2" ` +
      `stroke-linecap="square">${svg}</g>`,
    width: width * scale,
    height,
  }
}

/** A picture with more pixels is not a mark. */
const limitInputPixels = 40e6

/**
 * The department's mark in a square of this size in pixels; without a readable mark its letters in
 * this color.
 */
export async function renderMark(
  store: Store,
  settings: SiteSettings,
  size: number,
  ink: string,
): Promise<Buffer> {
  const bytes =
    settings.logo &&
    (await sourceOf(store, settings).catch((error: unknown) => {
      if (getContentSource(store)) throw error
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
 * The mark in one color by its transparency, for launchers that color icons. A mark that fills its
 * square has no outline, so its letters are used.
 */
export async function renderSilhouette(
  store: Store,
  settings: SiteSettings,
  size: number,
): Promise<Buffer> {
  const mark = await renderMark(store, settings, size, '#ffffff')
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

/** Renders an SVG at the final size instead of enlarging it. */
async function densityFor(bytes: Buffer, size: number): Promise<number> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels }).metadata()
  return format === 'svg'
    ? Math.min(2400, Math.max(72, (72 * size) / Math.max(1, Math.min(width, height))))
    : 72
}

async function sourceOf(store: Store, { tenant, logo }: SiteSettings): Promise<Buffer> {
  const contentSource = getContentSource(store)
  if (!contentSource) return readPictureBytes(store, tenant, logo!.url.split('/').at(-1)!)
  const picture = await contentSource.picture(
    tenant,
    logo!.url.startsWith('/images/at-') ? logo!.url : `${logo!.url}/640.png`,
  )
  if (!picture) throw new Error(`the mark of ${tenant} is missing at the upstream: ${logo!.url}`)
  return picture.bytes
}

/** At most four letters; a ring for a name without known letters. */
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
    ? `<g transform="translate(${(wide - text.width) / 2} ` +
      `${(wide - text.height) / 2})">${text.svg}</g>`
    : '<circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" stroke-width="2.2"/>'
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" color="${ink}" viewBox="0 0 ${wide} ${wide}" ` +
        `width="${size}" height="${size}">${drawing}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}
