import { expect, test } from 'vitest'
import { sampleArc } from '../../../tests/support/sample-arc.ts'
import { computeAxis, monthLabels, seasonArcs } from './season-arc.ts'

test.each([
  [
    [295, 120, 0],
    [0, 100, 200, 300],
  ],
  [
    [40, -25, 12],
    [-50, 0, 50],
  ],
  [
    [-3, -8],
    [-10, -5, 0],
  ],
  [
    [1, 2, 0],
    [0, 1, 2],
  ],
  [
    [0.5, 1],
    [0, 0.5, 1],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('puts round numbers beside %j [RT-04]', (values, ticks) => {
  const axis = computeAxis(values)
  expect(axis.ticks).toEqual(ticks)
  expect([axis.least, axis.most]).toEqual([ticks[0], ticks.at(-1)])
})

test('names the opponent of each game, and the best game [RT-04]', () => {
  const [arc] = seasonArcs(sampleArc())
  expect(arc!.lines.map(({ cell, value, game }) => [cell, value, game?.opponent])).toEqual([
    ['40', 40, 'Ashford'],
    ['-25', -25, 'Calder Tech'],
    ['12', 12, undefined],
  ])
  expect([arc!.title, arc!.sum, arc!.high?.game?.opponent]).toEqual([
    'Rushing yards',
    '27',
    'Ashford',
  ])
})

test('has a best season of several seasons that are the whole career [RT-04]', () => {
  const whole = () => ({ ...sampleArc(), isWholeCareer: true })
  expect(seasonArcs(whole())[0]!.season).toEqual({ season: '2025', cell: '610' })
  expect(seasonArcs(sampleArc())[0]!.season).toBeNull()
  const one = whole()
  one.tables[0]!.seasons.pop()
  expect(seasonArcs(one)[0]!.season).toBeNull()
})

test('has no best of zeros, and skips a column that is not there [RT-04]', () => {
  const zeros = sampleArc()
  for (const line of zeros.tables[0]!.games) line.values = [0]
  expect(seasonArcs(zeros)[0]!.high).toBeNull()
  zeros.charts = [{ table: 'rushing', column: 'none', title: 'None' }]
  expect(seasonArcs(zeros)).toEqual([])
})

test('labels a month below its first game, when it has the width for it [RT-04]', () => {
  const [game] = sampleArc().games
  const on = (date: string) => ({ game: { ...game!, date } })
  const days = ['08-28', ...Array.from({ length: 12 }, (_, i) => `09-${i + 10}`), '10-01', '10-08']
  const lines = [...days.map((day) => on(`2026-${day}T13:00:00`)), { game: undefined }]
  expect([...monthLabels(lines)]).toEqual([
    [1, 'Sept.'],
    [13, 'Oct.'],
  ])
})
