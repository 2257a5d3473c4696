import { expect, test } from 'vitest'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import type { Game } from '../../../src/contract/game.schema.ts'
import { buildLayout } from './game-center-layout.ts'

test('says before a game how many of the games our season leaders are from [GM-03]', () => {
  const sectionOf = (name: string, game = sampleGame(), bothTeams = false, games = 20) =>
    buildLayout(game, false, {
      us: 'Terriers',
      bothTeams,
      event: 'match',
      coverage: { games, played: 29 },
      promoGroupId: null,
    }).sections.find(({ part }) => part === name)
  const leadersOf = (...given: [game?: Game, bothTeams?: boolean, games?: number]) =>
    sectionOf('leaders', ...given)
  const note = 'rom the 20 of 29 matches with statistics'
  expect(leadersOf()).toMatchObject({ title: 'Terriers leaders', note: `F${note}` })
  expect(leadersOf(sampleGame(), true)).toMatchObject({
    title: 'Season leaders',
    note: `Terriers: f${note}`,
  })
  // Totals of fewer than half the games look like those of a season.
  expect([14, 15].map((games) => leadersOf(sampleGame(), true, games)?.part)).toEqual([
    undefined,
    'leaders',
  ])
  // Ours alone are not compared: the note tells a reader enough, from a quarter of the games on.
  expect([7, 8].map((games) => leadersOf(sampleGame(), false, games)?.note)).toEqual([
    undefined,
    'From the 8 of 29 matches with statistics',
  ])
  // The comparison has statistics only if both have them, and from half of the games on.
  expect(sectionOf('matchup', sampleGame(), true)?.note).toBe(
    `Terriers: records and scores of all matches, the rest f${note}`,
  )
  expect([
    sectionOf('matchup', sampleGame(), false),
    sectionOf('matchup', sampleGame(), true, 14),
  ]).toEqual(Array(2).fill({ part: 'matchup', title: 'Season so far' }))
  const over = { status: 'O', gameState: 8, live: sampleLive() } as const
  expect(leadersOf(sampleGame({ ...over, result: sampleResult('W', '3', '1') }))).toEqual({
    part: 'leaders',
    title: 'Leaders',
  })
})

test('has the comparison and the leaders of a game to come before its stories [GM-03]', () => {
  const { sections } = buildLayout(sampleGame(), false, { promoGroupId: null })
  const parts = sections.map(({ part }) => part)
  const about = ['matchup', 'recent', 'leaders', 'stories'] as const
  expect(parts.filter((part) => about.some((name) => name === part))).toEqual(about)
})
