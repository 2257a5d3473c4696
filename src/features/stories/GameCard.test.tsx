import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import { sampleSettings } from '../../../tests/support/sample-sport.ts'
import type { Game } from '../../contract/game.schema.ts'
import { GameCard } from './GameCard.tsx'

const draw = (some: Partial<Game>) =>
  wordsOf(
    renderScreen(
      <QueryClientProvider client={new QueryClient()}>
        <GameCard game={sampleGame(some)} hero={null} settings={sampleSettings} />
      </QueryClientProvider>,
    ),
  )

test('says when a game in progress began, which a result does not need [RT-16]', () => {
  const kickoff = 'Saturday, September 5, 2026 7 p.m. CT'
  const live = sampleLive({ teamScore: '14', opponentScore: '10' })
  expect(draw({ gameState: 3, live })).toContain(kickoff)
  const result = sampleResult('W', '14', '10')
  expect(draw({ gameState: 8, status: 'O', result })).not.toContain('7 p.m.')
})
