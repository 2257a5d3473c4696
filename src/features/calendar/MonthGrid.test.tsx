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

test('marks the weeks before the last one, which a desktop folds [RT-12]', () => {
  const days = Array.from({ length: 30 }, (_, i) => ({
    date: `2026-11-${String(i + 1).padStart(2, '0')}`,
    events: i === 2 ? [{ ...sampleGame(), endDateUtc: null }] : [],
  }))
  const html = (today: string) => renderScreen(<MonthGrid days={days} today={today} named />)
  const folded = (today: string) =>
    [...html(today).matchAll(/id="day-([\d-]+)"[^>]*data-before/g)].map(([, day]) => day)
  // The 28th is a Saturday, the 29th a Sunday.
  expect([folded('2026-11-28').length, folded('2026-11-28').at(-1)]).toEqual([14, '2026-11-14'])
  expect(folded('2026-11-29').at(-1)).toBe('2026-11-21')
  expect(folded('2026-11-14')).toEqual([])
  expect(html('2026-11-28')).toContain('data-weeks')
  expect(html('2026-11-14')).not.toContain('data-weeks')
})
