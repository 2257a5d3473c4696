import { expect, test } from 'vitest'
import { symbolsOf } from '../../../tests/support/sprite.ts'
import { getDrawing } from './drawings.ts'

test.each([
  ['ticket', 'general', 'ticket'],
  ['Calendar ', 'general', 'calendar'],
  ['icon-sport-football', 'sports', 'football'],
  ['wsoc', 'sports', 'soccer'],
  ['twitter', 'social', 'x'],
])('finds for %s in content %s/%s [MD-04]', (icon, set, name) => {
  expect(getDrawing(icon)).toEqual({ set, name })
  expect(symbolsOf(getDrawing(icon)!.set)).toContain(name)
})

test.each(['', 'fa-fa-rocket', '../ui', 'constructor'])(
  'draws nothing for the unknown "%s" [MD-04]',
  (icon) => expect(getDrawing(icon)).toBeNull(),
)
