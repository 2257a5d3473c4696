import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engine } from '../../../tests/support/engine.ts'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { importPicture } from '../../../tests/support/import-picture.ts'
import { readPictureBytes, inspectPicture, readPicture, shaOfPicture } from './pictures.ts'

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`)
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })

describe('an imported picture [MD-01]', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is stored as %s with its real size, once',
    async (format) => {
      const store = await storeForTest()
      const bytes = await photo(120, 80).toFormat(format).toBuffer()
      const image = await importPicture(store, 'test', bytes, 'A catch', null)
      expect(image).toEqual({
        url: `/images/${shaOfPicture(bytes)}`,
        width: 120,
        height: 80,
        altText: 'A catch',
        caption: null,
      })
      await importPicture(store, 'test', bytes, 'Again', 'c')
      if (engine === 'sqlite')
        expect(readdirSync(join(store.dataDir, 'pictures', 'test'))).toEqual([shaOfPicture(bytes)])
      expect(await readPictureBytes(store, 'test', shaOfPicture(bytes))).toEqual(bytes)
      await expect(readPictureBytes(store, 'other', shaOfPicture(bytes))).rejects.toMatchObject({
        code: 'ENOENT',
      })
      expect(await readPicture(store, 'other', shaOfPicture(bytes))).toBeNull()
    },
  )

  it('is turned upright by its camera orientation', async () => {
    const turned = await photo(120, 80).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await inspectPicture(turned)).toMatchObject({ width: 80, height: 120 })
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'is refused as %s when it is damaged after its first bytes',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * i) % 251))
      const raw = { width: 300, height: 200, channels: 3 as const }
      const whole = await sharp(noise, { raw }).toFormat(format, { lossless: true }).toBuffer()
      expect(await inspectPicture(whole)).toEqual({ type: format, width: 300, height: 200 })
      const damaged = Buffer.from(whole).fill(0xff, whole.length >> 1)
      expect((await sharp(damaged).metadata()).width).toBe(300)
      await expect(inspectPicture(damaged)).rejects.toThrow(
        /^is damaged and cannot be drawn \([^\n]+\); export it again$/,
      )
    },
  )

  it('has every width when it is a drawing', async () => {
    expect(
      await inspectPicture(drawing('<rect width="9" height="9" fill="url(#g)"/><use href="#g"/>')),
    ).toEqual({ type: 'svg', width: 1600, height: 800 })
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a foreign object', '<foreignObject><p>x</p></foreignObject>'],
    ['an event handler', '<rect onclick="x()"/>'],
    ['an external picture', '<image href="https://x.example/a.png"/>'],
    ['a file', '<image xlink:href="file:///etc/passwd"/>'],
    ['an import', '<style>@import "x"</style>'],
    ['an external style', '<rect style="fill:url(https://x.example/a)"/>'],
    ['a link', '<a href="#x"/>'],
    ['a hidden link', '<use href="&#106;avascript:x"/>'],
    ['an external use', '<use xlink:href="other.svg#x"/>'],
    ['a named script entity', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>'],
  ])('is refused when a drawing contains %s', async (_, inside) => {
    await expect(inspectPicture(drawing(inside))).rejects.toThrow(/holds|refers|style/)
  })

  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a web page', Buffer.from('<html><svg></svg></html>')],
    ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a truncated JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'a file that is a PNG only by name',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
    ],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(inspectPicture(bytes)).rejects.toThrow(/is not a png|cannot be read|DOCTYPE/)
  })

  it('is refused and not stored when it decodes to more than 40 megapixels', async () => {
    const store = await storeForTest()
    const bomb = await photo(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(importPicture(store, 'test', bomb, 'x', null)).rejects.toThrow('100 megapixels')
    expect(() => statSync(join(store.dataDir, 'pictures'))).toThrow('ENOENT')
    const huge = (box: string) => Buffer.from(drawing('<g/>').toString().replace('0 0 40 20', box))
    expect(await inspectPicture(huge('0 0 20000 10000'))).toEqual({
      type: 'svg',
      width: 1600,
      height: 800,
    })
    await expect(inspectPicture(huge('0 0 10 2000'))).rejects.toThrow('10 times as high')
    await expect(
      inspectPicture(
        Buffer.concat([await photo(2, 2).png().toBuffer(), Buffer.alloc(16 * 1024 * 1024)]),
      ),
    ).rejects.toThrow('larger than 15 MB')
  })
})
