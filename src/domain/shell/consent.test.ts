import { describe, expect, test } from 'vitest'
import { consentFor } from '../constants.ts'
import { allowing, isWithdrawn, nothingAllowed, readChoice, writtenChoice } from './consent.ts'

const now = Date.UTC(2026, 10, 21)
const some = { analytics: true, advertising: false }

describe('[AD-04] a choice is kept for 12 months, with its version and day', () => {
  test('it is read as it was written', () =>
    expect(readChoice(writtenChoice(some, now), now + 1)).toEqual(some))
  test('after 12 months it is asked for again', () => {
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
  ])('%s is no choice', (text) => {
    expect(readChoice(text, now)).toBeNull()
  })
  test('only true allows', () =>
    expect(readChoice(`{"version":1,"at":${now},"analytics":"true","advertising":1}`, now)).toEqual(
      nothingAllowed,
    ))
})

test('[AD-04] less than before is a withdrawal, more is none', () => {
  expect(isWithdrawn(allowing(['analytics', 'advertising']), some)).toBe(true)
  expect(isWithdrawn(nothingAllowed, some)).toBe(false)
  expect(allowing(['analytics'])).toEqual(some)
  expect(isWithdrawn(some, some)).toBe(false)
})
