import { expect, test } from 'vitest'
import { lettering } from './mark.ts'

const drawn = (text: string) => lettering(text, 100).svg.match(/<path/g)?.length ?? 0

test('draws letters without a font, without accents, and skips unknown ones [OF-01]', () => {
  expect([
    drawn('HSU'),
    drawn('é'),
    drawn('São Paulo'),
    drawn('Æ大'),
    drawn("Saint Mary's & Co. 76-ers,"),
  ]).toEqual([3, 1, 8, 0, 22])
  expect(lettering('', 100)).toMatchObject({ width: 0 })
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
    expect(lettering(letter, 60).width).toBeGreaterThan(20)
})
