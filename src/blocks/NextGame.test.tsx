import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive } from '../../tests/support/sample-game.ts'
import { sampleSport } from '../../tests/support/sample-sport.ts'
import type { Game } from '../contract/game.schema.ts'
import type { SiteSettings } from '../contract/site.schema.ts'
import { NextGame } from './NextGame.tsx'

const draw = (game: Game, gameSynonym?: string) =>
  wordsOf(
    renderScreen(
      <NextGame
        game={game}
        sport={gameSynonym ? { ...sampleSport, gameSynonym } : undefined}
        settings={{ shortName: 'Herons', logo: null } as SiteSettings}
      />,
    ),
  )
const live = sampleLive({
  situation: 'HSU ball, 2nd & 8 at ASH 41',
  lastPlay: 'Ada Byron rush left for 2 yards to the ASH 41.',
})

test('has the situation and the last play of a live game [RT-01]', () => {
  const words = draw(sampleGame({ gameState: 3, live }))
  expect(words).toContain('HSU ball, 2nd & 8 at ASH 41 Ada Byron rush left for 2 yards')
})

test('has no play of a game that is over or in a sport without plays [RT-01]', () => {
  const over = { ...live, gameState: 8 as const }
  expect(draw(sampleGame({ gameState: 8, status: 'O', live: over }))).not.toContain('Byron')
  const quiet = draw(sampleGame({ gameState: 3, live: sampleLive() }))
  expect(quiet).not.toMatch(/null|undefined/)
})

test('says that a game has started, and when its score is overdue [RT-01]', () => {
  const begun = draw(sampleGame({ hasBegun: true }))
  expect(begun).toContain('Started 7 p.m. · waiting for the first score')
  const overdue = draw(sampleGame({ hasBegun: true, isScoreOverdue: true }))
  expect(overdue).toContain('Started 7 p.m. · no score reported')
  expect(draw(sampleGame())).toContain('days')
  expect(begun + overdue).not.toContain('days')
  expect(draw(sampleGame({ tbd: true }))).not.toContain('days')
})

test('names the event as its sport does [RT-01]', () => {
  expect(draw(sampleGame())).toContain('Next game')
  expect(draw(sampleGame(), 'match')).toContain('Next match')
  expect(draw(sampleGame({ hasBegun: true }), 'Match')).toContain('Match day')
  const meet = sampleGame({ showAtVs: false })
  meet.opponent = { ...meet.opponent, id: null }
  expect(draw(meet)).toContain('Next meet')
  expect(draw(meet)).toContain('Details')
  expect(draw(meet)).not.toContain('Game center')
  expect(draw(meet, 'tournament')).toContain('Next tournament')
})
