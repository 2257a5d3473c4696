import { expect, test } from 'vitest'
import { eventNames } from './event-name.ts'

test.each([
  ['Game', 'games'],
  ['match', 'matches'],
  ['Meet', 'meets'],
  ['race', 'races'],
])('names several of a %s', (gameSynonym, names) => {
  expect(eventNames({ gameSynonym })).toBe(names)
})
