import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Store } from '../../db/store.ts'
import { renderMark, renderSilhouette, lettering } from './mark.ts'
import { readableOn } from '../../tenant/theme.ts'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import { calendarHref, boardHref, archivesHref, searchHref } from '../../../src/routes/links.ts'

/**
 * Shortcuts of the app icon, most important first, because systems show three or four. `sign` is a
 * symbol of the sprite.
 */
export const shortcuts = [
  {
    name: 'Scores',
    description: 'Live scores of all games',
    url: boardHref(undefined),
    sign: 'grid',
  },
  {
    name: 'Calendar',
    description: 'Games of every sport',
    url: calendarHref(),
    sign: 'calendar',
  },
  { name: 'News', description: 'All stories, newest first', url: archivesHref(), sign: 'list' },
  {
    name: 'Search',
    description: 'Players, games and stories by name',
    url: searchHref(''),
    sign: 'search',
  },
] as const

/**
 * All icons of an installed site, by the name in their URL: /icons/<name>.png. `any` is the mark
 * alone, `maskable` has a brand background, `apple` is opaque, `monochrome` has one color.
 */
export const iconSizes = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 192 },
  { purpose: 'maskable', size: 512 },
  { purpose: 'monochrome', size: 512 },
] as const
/** Install dialogs show them at most 2.3 times as long as wide (Chromium). */
export const posterSizes = { narrow: [720, 1280], wide: [1440, 900] } as const
/** Change it with any drawing, because browsers cache icons for a year. */
const drawnAs = 3

/**
 * Share of the icon that the mark fills. A maskable icon may be cropped to a circle of 80 %, in
 * which a square is 0.56 wide.
 */
const fill = { any: 0.96, maskable: 0.56, monochrome: 0.96, apple: 0.74 }
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * What the icons of this department depend on. It is part of their URLs, so that a cached icon
 * never becomes outdated.
 */
export const drawingsVersion = ({
  logo,
  colours,
  abbreviation,
  shortName,
  name,
}: SiteSettings): string =>
  createHash('sha256')
    .update(JSON.stringify([drawnAs, logo?.url, colours, abbreviation, shortName, name]))
    .digest('hex')
    .slice(0, 10)

/** Renders the icon of this name, if there is one; `sprite` has the signs of shortcuts. */
export function getDrawing(
  name: string,
  sprite: string,
): ((store: Store, settings: SiteSettings) => Promise<Buffer>) | undefined {
  const [, purpose, digits] = /^(any|maskable|apple|monochrome)-(180|192|512)$/.exec(name) ?? []
  if (purpose && digits)
    return (store, settings) => icon(store, settings, purpose as keyof typeof fill, Number(digits))
  const [, form] = /^poster-(narrow|wide)$/.exec(name) ?? []
  if (form)
    return (store, settings) =>
      poster(store, settings, posterSizes[form as keyof typeof posterSizes])
  const shortcut = shortcuts.find(({ sign }) => name === `shortcut-${sign}`)
  return shortcut && ((_, settings) => sign(settings, shortcut.sign, sprite))
}

async function icon(
  store: Store,
  settings: SiteSettings,
  purpose: keyof typeof fill,
  size: number,
): Promise<Buffer> {
  const { brand } = settings.colours
  const inner = Math.round(size * (settings.logo ? fill[purpose] : Math.min(fill[purpose], 0.66)))
  if (purpose === 'monochrome')
    return onGround(await renderSilhouette(store, settings, inner), size, clear)
  const mark = await renderMark(store, settings, inner, readableOn(brand))
  return onGround(
    mark,
    size,
    purpose !== 'any' ? brand : settings.logo ? clear : plate(brand, size),
  )
}

const onGround = (mark: Buffer, size: number, ground: string | typeof clear | Buffer) =>
  (Buffer.isBuffer(ground)
    ? sharp(ground)
    : sharp({ create: { width: size, height: size, channels: 4, background: ground } })
  )
    .composite([{ input: mark, gravity: 'centre' }])
    .png()
    .toBuffer()

/** Background of letters without a mark: they would be invisible on a tab of the same color. */
const plate = (brand: string, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ` +
      `10 10"><rect width="10" height="10" rx="2" fill="${brand}"/></svg>`,
  )

/** A symbol of the site's sprite on a disc of the brand color, for shortcuts. */
async function sign(
  { colours: { brand } }: SiteSettings,
  name: string,
  sprite: string,
): Promise<Buffer> {
  const [, attributes, shapes] =
    new RegExp(`<symbol id="${name}"([^>]*)>(.*?)</symbol>`, 's').exec(sprite) ?? []
  if (attributes === undefined || shapes === undefined) throw new Error(`the sprite has no ${name}`)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 48 48" ' +
    `color="${readableOn(brand)}"><circle cx="24" cy="24" r="24" fill="${brand}"/><svg x="11" ` +
    `y="11" width="26" height="26"${attributes}>${shapes}</svg></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Features listed in the install dialog. */
const lines = ['Live scores', 'Schedules & rosters', 'Works offline']

/**
 * The picture of the install dialog: mark, name and features in the department's colors. Not a
 * screenshot, because the server has no browser and a build is for all departments.
 */
async function poster(
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
  const write = (text: string, size: number, color: string, after: number) => {
    const full = lettering(text, size)
    const line = full.width > room ? lettering(text, (size * room) / full.width) : full
    parts.push(`<g color="${color}" transform="translate(${start} ${top})">${line.svg}</g>`)
    top += line.height + after
  }
  for (const line of brokenName(settings.name))
    write(line, height * (isWide ? 0.085 : 0.06), ink, height * 0.028)
  parts.push(
    `<rect x="${start}" y="${top + height * 0.01}" width="${width * 0.12}" ` +
      `height="${Math.round(height * 0.009)}" fill="${second}"/>`,
  )
  top += height * 0.06
  for (const line of lines) write(line, height * (isWide ? 0.038 : 0.026), ink, height * 0.022)
  const stripes =
    `<path d="M0 ${height} V${height * 0.94} L${width} ${height * 0.86} V${height}Z" ` +
    `fill="${second}"/><path d="M0 ${height} V${height * 0.96} L${width} ${height * 0.88} ` +
    `V${height}Z" fill="${ink}" opacity="0.92"/>`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect ` +
    `width="100%" height="100%" fill="${brand}"/>${stripes}${parts.join('')}</svg>`
  const markPosition = isWide
    ? { left: Math.round(width * 0.1), top: Math.round((height * 0.92 - side) / 2) }
    : { left: Math.round(width * 0.08), top: Math.round(height * 0.1) }
  return sharp(Buffer.from(svg))
    .composite([{ input: await renderMark(store, settings, side, ink), ...markPosition }])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

/** Two lines for a name of several words: the last word is on its own line. */
function brokenName(name: string): string[] {
  const nameParts = name.trim().split(/\s+/)
  return nameParts.length > 1 ? [nameParts.slice(0, -1).join(' '), nameParts.at(-1)!] : nameParts
}
