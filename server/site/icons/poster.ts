import sharp from 'sharp'
import type { SiteSettings } from '../../../src/contract/schema/site.ts'
import type { Store } from '../../db/store.ts'
import { readableOn } from '../../tenant/theme.ts'
import { lettering } from './letters.ts'
import { markOf } from './mark.ts'

/** What the app is for, as the install dialog shows it. */
const lines = ['Live scores', 'Schedules & rosters', 'Opens with no signal']

/**
 * The picture of the install dialog: mark, name and what there is, in the department's colours. A
 * poster and no photograph of a page: a server has no browser to take one, and one that was taken
 * at build would show another department's site.
 */
export async function poster(
  store: Store,
  settings: SiteSettings,
  [width, height]: readonly [number, number],
): Promise<Buffer> {
  const { brand, second } = settings.colours
  const ink = readableOn(brand)
  const isWide = width > height
  const side = Math.round(Math.min(width, height) * 0.42)
  const room = width * (isWide ? 0.5 : 0.84)
  const start = isWide ? width * 0.44 : width * 0.08
  const parts: string[] = []
  let top = isWide ? height * 0.3 : height * 0.12 + side + height * 0.06
  const write = (text: string, wanted: number, colour: string, after: number) => {
    const full = lettering(text, wanted)
    const line = full.width > room ? lettering(text, (wanted * room) / full.width) : full
    parts.push(`<g color="${colour}" transform="translate(${start} ${top})">${line.svg}</g>`)
    top += line.height + after
  }
  for (const line of brokenName(settings.name))
    write(line, height * (isWide ? 0.085 : 0.06), ink, height * 0.028)
  parts.push(
    `<rect x="${start}" y="${top + height * 0.01}" width="${width * 0.12}" height="${Math.round(height * 0.009)}" fill="${second}"/>`,
  )
  top += height * 0.06
  for (const line of lines) write(line, height * (isWide ? 0.038 : 0.026), ink, height * 0.022)
  const stripes = `<path d="M0 ${height} V${height * 0.94} L${width} ${height * 0.86} V${height}Z" fill="${second}"/><path d="M0 ${height} V${height * 0.96} L${width} ${height * 0.88} V${height}Z" fill="${ink}" opacity="0.92"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${brand}"/>${stripes}${parts.join('')}</svg>`
  const place = isWide
    ? { left: Math.round(width * 0.1), top: Math.round((height * 0.92 - side) / 2) }
    : { left: Math.round(width * 0.08), top: Math.round(height * 0.1) }
  return sharp(Buffer.from(svg))
    .composite([{ input: await markOf(store, settings, side, ink), ...place }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

/** In two lines where it has several words: the last alone, as on a jersey. */
function brokenName(name: string): string[] {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)!] : words
}
