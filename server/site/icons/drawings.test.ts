import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { SiteSettings } from '../../../src/contract/site.schema.ts'
import type { Store } from '../../db/store.ts'
import { departmentStore } from '../../../tests/support/department-store.ts'
import { callApi } from '../../api/call-api.ts'
import { ReadContext } from '../../content/read-context.ts'
import { getDrawing, drawingsVersion, iconSizes, posterSizes, shortcuts } from './drawings.ts'

const sprite = readFileSync('src/ui/icons/general.svg', 'utf8')
let store: Store
let settings: SiteSettings
beforeAll(async () => {
  store = await departmentStore()
  settings = (await callApi('settings', new ReadContext(store, 'testham'), {})) as SiteSettings
  return () => store.close()
})
const draw = (name: string, more: Partial<SiteSettings> = {}) =>
  getDrawing(name, sprite)!(store, { ...settings, ...more })
/** Red, green, blue and alpha of each pixel. */
const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    size: info.width,
    at: (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ],
  }
}

test.each([
  ['with a mark', {}],
  ['without a mark', { logo: null }],
])('keeps an icon inside the safe zone %s [OF-01]', async (_, more) => {
  const { size, at } = await pixels(await draw('maskable-512', more))
  const brand = [0x10, 0x2a, 0x5c, 255]
  let inside = 0
  for (let x = 0; x < size; x += 4) {
    for (let y = 0; y < size; y += 4) {
      const isSafe = Math.hypot(x - size / 2, y - size / 2) <= size * 0.4
      if (!isSafe) expect(at(x, y)).toEqual(brand)
      else if (at(x, y).join() !== brand.join()) inside++
    }
  }
  expect(inside).toBeGreaterThan(200)
})

test('draws the monochrome icon in white on transparency [OF-01]', async () => {
  const { size, at } = await pixels(await draw('monochrome-512'))
  const all = Array.from({ length: size * size }, (_, i) => at(i % size, Math.floor(i / size)))
  expect(
    all.every(
      ([red, green, blue, alpha]) => alpha === 0 || (red === 255 && green === 255 && blue === 255),
    ),
  ).toBe(true)
  const covered = (pixels: number[][]) =>
    pixels.filter(([, , , alpha]) => alpha! > 128).length / pixels.length
  expect(covered(all)).toBeGreaterThan(0.02)
  expect(covered(all)).toBeLessThan(0.9)
})

test('draws every icon in the size of the manifest [OF-01]', async () => {
  const wanted = [
    ...iconSizes.map(({ purpose, size }) => [`${purpose}-${size}`, size, size] as const),
    ['apple-180', 180, 180] as const,
    ...shortcuts.map(({ sign }) => [`shortcut-${sign}`, 192, 192] as const),
    ...Object.entries(posterSizes).map(
      ([form, [width, height]]) => [`poster-${form}`, width, height] as const,
    ),
  ]
  for (const [name, width, height] of wanted)
    expect(await sharp(await draw(name)).metadata(), name).toMatchObject({
      format: 'png',
      width,
      height,
    })
  for (const other of ['any-1024', 'shortcut-nothing', 'poster-square', 'any'])
    expect(getDrawing(other, sprite)).toBeUndefined()
})

test('changes the address with the mark, color or name only [OF-01]', () => {
  const version = drawingsVersion(settings)
  expect(version).toMatch(/^[0-9a-f]{10}$/)
  expect(drawingsVersion({ ...settings, tagline: 'else' })).toBe(version)
  for (const other of [
    { logo: null },
    { name: 'B' },
    { abbreviation: 'B' },
    { colours: { ...settings.colours, second: '#000000' } },
  ])
    expect(drawingsVersion({ ...settings, ...other })).not.toBe(version)
})
