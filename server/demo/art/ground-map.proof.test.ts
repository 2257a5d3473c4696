import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gameDays } from '../pages/game-day.ts'
import { groundMapSvg } from './ground-map.ts'

test.each(Object.entries(gameDays))(
  'the map of %s is well formed, in its size, and holds nothing that could run or reach out',
  async (title, { map }) => {
    const svg = groundMapSvg({ title, ...map }, { brand: '#0b3d4f', second: '#f2a81d' })
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg).not.toMatch(
      /<(script|foreignObject|image|style|text|iframe|animate|set)\b|\son\w+=|url\(|href=|NaN|undefined|Infinity/,
    )
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1600, height: 1200 })
  },
)
