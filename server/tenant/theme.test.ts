import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../../src/domain/shell/contrast.ts'
import { mix, readableOn, buildTheme } from './theme.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

function check(brand: string, second: string) {
  const theme = buildTheme({ brand, second })
  expect(contrast(theme['--on-brand']!, brand)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(theme['--on-brand-2']!, second)).toBeGreaterThanOrEqual(4.5)
  for (const ground of ['#ffffff', mix(brand, '#ffffff', 0.93)]) {
    expect(contrast(theme['--brand-text-light']!, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme['--focus-light']!, ground)).toBeGreaterThanOrEqual(3)
  }
  for (const ground of [theme['--surface-dark']!, mix(theme['--surface-dark']!, '#ffffff', 0.08)]) {
    expect(contrast(theme['--brand-text-dark']!, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme['--focus-dark']!, ground)).toBeGreaterThanOrEqual(3)
  }
  for (const text of ['#f3f5f8', theme['--brand-text-dark']!])
    expect(contrast(text, theme['--band-dark']!)).toBeGreaterThanOrEqual(4.5)
}

test('makes text readable on and in any two colors, in both schemes [MD-05]', () => {
  fc.assert(fc.property(colour, colour, check), { numRuns: 500 })
})

test.skipIf(!process.env['REAL_DATA'])(
  'makes text readable in the colors of 347 real teams (needs REAL_DATA) [MD-05]',
  () => {
    const text = readFileSync(join(process.env['REAL_DATA']!, 'ncaa_team_colors.json'), 'utf8')
    const found = [...text.matchAll(/#[0-9a-f]{6}\b/gi)].map(([hex]) => hex.toLowerCase())
    expect(found.length).toBeGreaterThan(300)
    for (const [i, brand] of found.entries()) check(brand, found[(i + 1) % found.length]!)
  },
)

test('tints the bands of a dark page with the brand, not with the second color [MD-05]', () => {
  const { '--band-dark': band, '--surface-dark': page } = buildTheme({
    brand: '#0b3d4f',
    second: '#f2a71b',
  })
  expect(band).toBe(mix('#0b3d4f', page!, 0.5))
})

test('picks the more readable ink on a color [MD-05]', () => {
  expect([
    readableOn('#500000'),
    readableOn('#ffcb05'),
    readableOn('#ffffff'),
    readableOn('#000000'),
  ]).toEqual(['#ffffff', '#000000', '#000000', '#ffffff'])
})
