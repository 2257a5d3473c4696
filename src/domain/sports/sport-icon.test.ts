import { describe, expect, it, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { allSports, sportIcon, sportIcons } from './sport-icon.ts'

describe('[MD-04] the drawing of a sport', () => {
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
  ])('%s is %s, whoever plays', (code, icon) => expect(sportIcon(code)).toBe(icon))

  test.each([
    ['icon-sport-mbasket', 'basketball'],
    ['s-icon-sports-field-hockey', 'field-hockey'],
    ['icon-golf', 'golf'],
    [' Icon-Sport-WSOC ', 'soccer'],
  ])('%s loses what it begins with', (name, icon) => expect(sportIcon(name)).toBe(icon))

  test.each([['esports'], [''], ['m'], ['icon-sport-'], ['__proto__'], ['constructor'], [null]])(
    '%s is drawn by nobody: that of all sports',
    (code) => expect(sportIcon(code)).toBe(allSports),
  )

  it('stands in the sprite, and every drawing there has its codes', () => {
    expect(symbolsOf('sports').toSorted()).toEqual(
      [allSports, ...Object.keys(sportIcons)].toSorted(),
    )
    const codes = Object.values(sportIcons).flatMap((one) => one.split(' ').filter(Boolean))
    expect(new Set(codes).size).toBe(codes.length)
  })
})
