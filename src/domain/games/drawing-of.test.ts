import { expect, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { drawingOf } from './drawings.ts'

test.each([
  ['ticket', 'general', 'ticket'],
  ['Calendar ', 'general', 'calendar'],
  ['icon-sport-football', 'sports', 'football'],
  ['wsoc', 'sports', 'soccer'],
  ['twitter', 'social', 'x'],
])('[MD-04] %s in content is %s/%s', (icon, set, name) => {
  expect(drawingOf(icon)).toEqual({ set, name })
  expect(symbolsOf(drawingOf(icon)!.set)).toContain(name)
})

test.each(['', 'fa-fa-rocket', '../ui', 'constructor'])(
  '[MD-04] "%s" is none of ours, and nothing is drawn',
  (icon) => expect(drawingOf(icon)).toBeNull(),
)
