import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import type { Game } from '../../contract/game.schema.ts'
import { NextLine } from './NextLine.tsx'

const line = (more: Partial<Game>) => wordsOf(renderScreen(<NextLine game={sampleGame(more)} />))

test('names the city of a neutral game only, which “vs” would make a home game [SH-03]', () => {
  const location = 'Windham Plains, Texas'
  expect(line({ location, locationIndicator: 'N' })).toMatch(/ · vs Ashford in Windham Plains$/)
  expect(line({ location, locationIndicator: 'H' })).toMatch(/ · vs Ashford$/)
  expect(line({ location: null, locationIndicator: 'N' })).toMatch(/ · vs Ashford$/)
})
