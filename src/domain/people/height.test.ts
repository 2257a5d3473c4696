import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHeight, parseHeight, heightText, toInches } from './roster.ts'

describe('height [RT-02]', () => {
  test.each([
    [`5'10"`, 5, 10],
    [`6' 0''`, 6, 0],
    ['6-0', 6, 0],
    ['5’9', 5, 9],
    [`6'-1"`, 6, 1],
    [`5'11'`, 5, 11],
    [`6'1"""`, 6, 1],
    ['6′ 2″', 6, 2],
    ['6 ft 3 in', 6, 3],
    [`6'`, 6, 0],
    [` 5' 9" `, 5, 9],
    [`5'9½"`, 5, 9],
  ])('reads %s', (text, feet, inches) => expect(parseHeight(text)).toEqual({ feet, inches }))

  test.each(['', '-', 'N/A', '0-0', `0' 0"`, '6-12', '2024', '185', 'GK', '6-0 / 180', '10-2'])(
    'refuses %j',
    (text) => expect(parseHeight(text)).toBeNull(),
  )

  test('never writes or sorts a height of zero', () => {
    for (const none of [
      { heightFeet: null, heightInches: null },
      { heightFeet: 0, heightInches: 0 },
      { heightFeet: null, heightInches: 4 },
    ]) {
      expect(heightText(none)).toBe('')
      expect(toInches(none)).toBeNull()
    }
    expect(toInches({ heightFeet: 6, heightInches: null })).toBe(72)
  })

  test.each([
    [`6' 2"`, '6-2'],
    [`5' 11"`, '5-11'],
    ['', ''],
    ['1.88 m', '1.88 m'],
  ])('shows %j as %j', (text, shown) => expect(formatHeight(text)).toBe(shown))

  test('reads back what it writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 0, max: 11 }),
        (feet, inches) => {
          expect(parseHeight(heightText({ heightFeet: feet, heightInches: inches }))).toEqual({
            feet,
            inches,
          })
        },
      ),
    )
  })
})
