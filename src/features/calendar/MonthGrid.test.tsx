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

test('says that a result is of an exhibition [RT-12]', () => {
  const words = (type: 'R' | 'S') => {
    const result = sampleResult('W', '65', '51')
    const game = { ...sampleGame({ status: 'O', gameState: 8, type, result }), endDateUtc: null }
    const days = [{ date: '2026-09-05', events: [game] }]
    return wordsOf(renderScreen(<MonthGrid days={days} today="2026-09-20" named />))
  }
  expect(words('S')).toContain('W 65 – 51 (Exh.)')
  expect(words('R')).not.toContain('Exh.')
})
