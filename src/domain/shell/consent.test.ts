import { describe, expect, test } from 'vitest'
import { consentFor } from '../constants.ts'
import { allowing, isWithdrawn, nothingAllowed, readChoice, writtenChoice } from './consent.ts'

const now = Date.UTC(2026, 10, 21)
const some = { analytics: true, advertising: false }

describe('a choice is kept for 12 months, with its version and day [AD-04]', () => {
  test('reads a choice as it was written', () =>
    expect(readChoice(writtenChoice(some, now), now + 1)).toEqual(some))
  test('asks again after 12 months', () => {
    expect(readChoice(writtenChoice(some, now), now + consentFor - 1)).toEqual(some)
    expect(readChoice(writtenChoice(some, now), now + consentFor)).toBeNull()
  })
  test.each([
    [null],
    [''],
    ['x'],
    ['7'],
    ['[]'],
    ['{"version":0,"at":1,"analytics":true}'],
    ['{"version":1,"analytics":true}'],
    [`{"version":1,"at":${now + 9},"analytics":true}`],
  ])('refuses %s', (text) => {
    expect(readChoice(text, now)).toBeNull()
  })
  test('allows only `true`', () =>
    expect(readChoice(`{"version":1,"at":${now},"analytics":"true","advertising":1}`, now)).toEqual(
      nothingAllowed,
    ))
})

test('takes fewer purposes as a withdrawal, more as none [AD-04]', () => {
  expect(isWithdrawn(allowing(['analytics', 'advertising']), some)).toBe(true)
  expect(isWithdrawn(nothingAllowed, some)).toBe(false)
  expect(allowing(['analytics'])).toEqual(some)
  expect(isWithdrawn(some, some)).toBe(false)
})
