import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { Recent } from './Recent.tsx'

test('writes the extra periods of a result after its score [GM-03]', () => {
  const result = sampleResult('W', '65', '64', '(2OT)')
  const games = [sampleGame({ status: 'O', gameState: 8, result })]
  const html = renderScreen(
    <Recent games={games} opponentResults={[]} sportId={7} us="Herons" them="Calder Tech" />,
  )
  expect(wordsOf(html)).toContain('W 65–64 (2OT) Sept. 5 vs Ashford')
})
