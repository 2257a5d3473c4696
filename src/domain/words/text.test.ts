import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textTrim } from '../constants.ts'
import { truncate } from './text.ts'

const signs = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  )

describe('a trimmed text [MD-05]', () => {
  test('has 50 characters by default', () => {
    const long = 'The Harlan Herons open their season on the road at Ashford'
    expect([
      truncate('Ashford'),
      truncate(` ${'a'.repeat(textTrim)} `),
      truncate(long),
      truncate(long, 20),
    ]).toEqual([
      'Ashford',
      'a'.repeat(50),
      'The Harlan Herons open their season on the road…',
      'The Harlan Herons…',
    ])
  })

  test('ends after a whole word, or within the only one', () => {
    expect([
      truncate('Opening day, and what came of it', 13),
      truncate('Supercalifragilistic', 10),
      truncate('One – two', 7),
    ]).toEqual(['Opening day…', 'Supercali…', 'One…'])
  })

  test('never splits accents, flags and emoji', () => {
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
    expect(truncate('🇨🇦🇺🇸🇯🇵', 2)).toBe('🇨🇦…')
    expect(truncate('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 2, max: 60 }),
        (text, most) => {
          const cut = truncate(text, most)
          expect(signs(cut).length).toBeLessThanOrEqual(most)
          if (cut !== text.trim())
            expect(
              signs(text.trim())
                .slice(0, signs(cut).length - 1)
                .join(''),
            ).toBe(cut.slice(0, -1))
        },
      ),
    )
  })
})
