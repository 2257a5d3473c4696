import { expect, test } from 'vitest'
import { eventName } from './event-name.ts'
import { eventNames } from './event-names.ts'

test.each([
  ['Game', 'games'],
  ['match', 'matches'],
  ['Meet', 'meets'],
  ['race', 'races'],
])('names several of a %s', (gameSynonym, names) => {
  expect(eventNames({ gameSynonym })).toBe(names)
})

test('names the event of an unknown sport a game', () => {
  expect(eventName({ gameSynonym: 'Match' })).toBe('match')
  expect(eventName({ gameSynonym: '' })).toBe('game')
  expect(eventName(undefined)).toBe('game')
})
