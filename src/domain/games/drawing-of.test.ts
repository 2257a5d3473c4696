import { expect, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { drawingOf } from './drawings.ts'

test.each([
  ['ticket', 'general', 'ticket'],
  ['Calendar ', 'general', 'calendar'],
  ['icon-sport-football', 'sports', 'football'],
  ['wsoc', 'sports', 'soccer'],
  ['twitter', 'social', 'x'],
])('finds for %s in content %s/%s [MD-04]', (icon, set, name) => {
  expect(drawingOf(icon)).toEqual({ set, name })
  expect(symbolsOf(drawingOf(icon)!.set)).toContain(name)
})

test.each(['', 'fa-fa-rocket', '../ui', 'constructor'])(
  'draws nothing for the unknown "%s" [MD-04]',
  (icon) => expect(drawingOf(icon)).toBeNull(),
)
