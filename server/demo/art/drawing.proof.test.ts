import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { logoSvg } from './logo.ts'
import { portraitSvg } from './portrait.ts'
import { sceneSvg } from './scene.ts'
import { shieldSvg } from './shield.ts'
import { sportCodes } from './sport-code.ts'

const herons = { brand: '#0b3d4f', second: '#f2a81d' }
const ironwood = { brand: '#5b1a2e', second: '#c9c2b4' }
const seeds = Array.from({ length: 60 }, (_, i) => `seed-${i}`)
const sportAt = (i: number) => sportCodes[i % sportCodes.length] ?? 'football'

const kinds = [
  {
    kind: 'scene',
    most: 40_960,
    width: 1600,
    height: 900,
    draw: (seed: string, i: number) =>
      sceneSvg({ sport: sportAt(i), seed, ...(i % 2 ? ironwood : herons) }),
  },
  {
    kind: 'portrait',
    most: 12_288,
    width: 800,
    height: 1000,
    draw: (seed: string, i: number) =>
      portraitSvg({
        seed,
        sport: sportAt(i),
        jersey: String(i),
        gender: i % 2 ? 'women' : 'men',
        ...herons,
      }),
  },
  {
    kind: 'shield',
    most: 4096,
    width: 256,
    height: 256,
    draw: (seed: string, i: number) =>
      shieldSvg({ seed, title: `${String.fromCharCode(65 + (i % 26))}ton State` }),
  },
  {
    kind: 'logo',
    most: 8192,
    width: 512,
    height: 512,
    draw: (_seed: string, i: number) =>
      logoSvg(i % 2 ? { key: 'ironwood', ...ironwood } : { key: 'herons', ...herons }),
  },
] as const

describe.each(kinds)('$kind', ({ kind, most, width, height, draw }) => {
  const pictures = seeds.map(draw)

  test('the same seed gives the same bytes', () => {
    expect(seeds.map(draw)).toEqual(pictures)
  })

  test('sixty seeds give sixty pictures', () => {
    expect(new Set(pictures).size).toBe(kind === 'logo' ? 2 : 60)
  })

  test('holds nothing that could run or reach out', () => {
    for (const svg of pictures) {
      expect(svg).not.toMatch(
        /<(script|foreignObject|image|style|text|iframe|animate|set)\b|\son\w+=|@import|javascript:|url\((?!#)|href="(?!#)/i,
      )
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('is well formed and stays small', () => {
    for (const svg of pictures) {
      expect(XMLValidator.validate(svg)).toBe(true)
      expect(svg.length).toBeLessThanOrEqual(most)
    }
  })

  test('is drawn in its size, with something in it', { timeout: 60_000 }, async () => {
    for (const svg of pictures.slice(0, 12)) {
      const image = sharp(Buffer.from(svg))
      expect(await image.metadata()).toMatchObject({ width, height })
      const { channels } = await image.stats()
      expect(Math.max(...channels.slice(0, 3).map((c) => c.stdev))).toBeGreaterThan(12)
    }
  })
})

test(
  'every sport stays small and dark where the headline stands',
  { timeout: 60_000 },
  async () => {
    for (const sport of sportCodes) {
      for (const seed of seeds.slice(0, 20)) {
        const svg = sceneSvg({ sport, seed, ...herons })
        expect(svg.length, `${sport} ${seed}`).toBeLessThanOrEqual(40_960)
        if (seed !== 'seed-0') continue
        const corner = await sharp(Buffer.from(svg))
          .extract({ left: 40, top: 620, width: 560, height: 240 })
          .greyscale()
          .stats()
        expect(corner.channels[0]?.mean ?? 255, sport).toBeLessThan(70)
      }
    }
  },
)
