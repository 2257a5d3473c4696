import { expect, test } from 'vitest'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { buildLayout } from './game-center-layout.ts'

test('says before a game how many of the games our season leaders are from [GM-03]', () => {
  const notesOf = (game = sampleGame(), bothTeams = false) =>
    buildLayout(game, false, {
      us: 'Terriers',
      bothTeams,
      event: 'match',
      coverage: { games: 10, played: 29 },
      promoGroupId: null,
    }).sections.flatMap(({ part, note }) => (note ? [`${part}: ${note}`] : []))
  expect(notesOf()).toEqual(['leaders: Statistics from 10 of 29 matches'])
  expect(notesOf(sampleGame(), true)).toEqual([
    'leaders: Terriers: Statistics from 10 of 29 matches',
  ])
  expect(notesOf(sampleGame({ status: 'O', result: sampleResult('W', '3', '1') }))).toEqual([])
})
