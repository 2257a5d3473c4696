import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMatches } from './search.ts'

const shown = (text: string, searched: string) =>
  splitMatches(text, searched)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test.each([
  ['O’Rourke and Peña lead Harlan State', 'rourke pena', '[O’Rourke] and [Peña] lead Harlan State'],
  ['Bjørn Hallgrímsen, D, Vesturhöfn', 'bjorn hallg', '[Bjørn] [Hallgrímsen], D, Vesturhöfn'],
  ['The game of the season', 'the game', 'The [game] of the season'],
  ['W 30-23, 2026', '30-23', 'W [30]-[23], 2026'],
  ['Won in inches', 'in', 'Won [in] inches'],
  ['no words', '', 'no words'],
  ['<b>bold</b>', '<b>', '<[b]>bold</[b]>'],
])('marks in “%s” the words of “%s” [RT-14]', (text, searched, wanted) => {
  expect(shown(text, searched)).toBe(wanted)
})

test('keeps every letter of a marked text [RT-14]', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (text, searched) => {
        expect(
          splitMatches(text, searched)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
