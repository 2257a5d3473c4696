import { describe, expect, it, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { allSports, sportIcon, sportIcons } from './sport-icon.ts'

describe('the drawing of a sport [MD-04]', () => {
  test.each([
    // The codes that the specification names, and those of the demo.
    ['mbasket', 'basketball'],
    ['wsoc', 'soccer'],
    ['mten', 'tennis'],
    ['football', 'football'],
    ['wrestling', 'wrestling'],
    ['track', 'track'],
    ['mbball', 'basketball'],
    ['wbball', 'basketball'],
    ['fhockey', 'field-hockey'],
    ['wcross', 'cross-country'],
    ['wswim', 'swimming'],
    ['mwrestling', 'wrestling'],
    ['wwpolo', 'water-polo'],
    ['rowing', 'rowing'],
    ['wfencing', 'fencing'],
  ])('draws %s as %s for any gender', (code, icon) => expect(sportIcon(code)).toBe(icon))

  test.each([
    ['icon-sport-mbasket', 'basketball'],
    ['s-icon-sports-field-hockey', 'field-hockey'],
    ['icon-golf', 'golf'],
    [' Icon-Sport-WSOC ', 'soccer'],
  ])('ignores the prefix of %s', (name, icon) => expect(sportIcon(name)).toBe(icon))

  test.each([['esports'], [''], ['m'], ['icon-sport-'], ['__proto__'], ['constructor'], [null]])(
    'uses the drawing of all sports for %s',
    (code) => expect(sportIcon(code)).toBe(allSports),
  )

  it('is in the sprite, and every drawing has unique codes', () => {
    expect(symbolsOf('sports').toSorted()).toEqual(
      [allSports, ...Object.keys(sportIcons)].toSorted(),
    )
    const codes = Object.values(sportIcons).flatMap((one) => one.split(' ').filter(Boolean))
    expect(new Set(codes).size).toBe(codes.length)
  })
})
