import { expect, test } from 'vitest'
import { findRuns } from './runs.ts'

test('tells the longest runs of a game in the order they happened', () => {
  const total = { home: 0, visitor: 0 }
  const score = (side: 'home' | 'visitor', points: number, clock: string, period = '1st') => {
    total[side] += points
    const [home, visitor] = [String(total.home), String(total.visitor)]
    return { period, clock, side, text: '', home, visitor }
  }
  const scoring = [
    score('home', 3, '19:00'),
    score('home', 2, '18:30'),
    score('home', 2, '17:10'),
    score('visitor', 3, '16:00'),
    score('home', 3, '15:00'),
    score('visitor', 2, '00:30'),
    // A run does not reach over a break.
    score('visitor', 6, '19:30', '2nd'),
    score('visitor', 2, '18:30', '2nd'),
  ]
  expect(findRuns({ scoring })).toEqual([
    {
      side: 'home',
      points: 7,
      period: '1st',
      from: '19:00',
      to: '17:10',
      home: '7',
      visitor: '0',
    },
    {
      side: 'visitor',
      points: 8,
      period: '2nd',
      from: '19:30',
      to: '18:30',
      home: '10',
      visitor: '13',
    },
  ])
  expect(findRuns({ scoring: [] })).toEqual([])
})
