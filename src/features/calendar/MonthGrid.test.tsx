import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '../../../tests/support/render-screen.tsx'
import { sampleGame, sampleResult } from '../../../tests/support/sample-game.ts'
import { MonthGrid } from './MonthGrid.tsx'

test('writes the extra periods of a result after its score [RT-12]', () => {
  const result = sampleResult('W', '65', '64', '(2OT)')
  const game = { ...sampleGame({ status: 'O', gameState: 8, result }), endDateUtc: null }
  const days = [{ date: '2026-09-05', events: [game] }]
  const html = renderScreen(<MonthGrid days={days} today="2026-09-20" named />)
  expect(wordsOf(html)).toContain('W 65 – 64 (2OT)')
})
