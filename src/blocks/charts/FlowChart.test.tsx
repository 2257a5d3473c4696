import { expect, test } from 'vitest'
import { renderScreen } from '../../../tests/support/render-screen.tsx'
import type { Flow } from '../../domain/games/flow.ts'
import { FlowChart } from './FlowChart.tsx'

/** Where the line is, of a height of 200, and every tip of a lead. */
function heights(ours: number, theirs: number, most = Math.max(ours, theirs)) {
  const flow: Flow = {
    stretches: [
      { from: 0, to: 0.5, lead: ours },
      { from: 0.5, to: 1, lead: -theirs },
    ].filter(({ lead }) => lead !== 0),
    now: 1,
    labels: ['1', '2'],
    most,
    largest: { ours, theirs },
    changes: 0,
    ties: 0,
    periods: [],
  }
  const html = renderScreen(<FlowChart flow={flow} us="Herons" them="Ashford" />)
  return {
    line: Number(/d="M0 ([\d.]+)h1000"/.exec(html)![1]),
    tips: [...html.matchAll(/d="M[\d.]+ [\d.]+V([\d.]+)H/g)].map(([, tip]) => Number(tip)),
    ticks: [...html.matchAll(/<text[^>]* y="([\d.]+)%"[^>]*>(\d+)</g)].map(([, y, lead]) => [
      Number(y) * 2,
      Number(lead),
    ]),
  }
}

test('gives each side the room of its leads, in one scale and within the picture [GM-03]', () => {
  expect(heights(7, 7).line).toBe(100)
  const uneven = heights(2, 11)
  expect(uneven.line).toBeLessThan(60)
  const [up, down] = uneven.tips.map((tip) => (tip - uneven.line) / 11)
  expect(up! / down!).toBeCloseTo(-2 / 11, 2)
  for (const [ours, theirs, most] of [
    [2, 11],
    [11, 0],
    [3, 3, 14],
    [0, 1, 14],
  ] as const)
    for (const tip of heights(ours, theirs, most).tips) {
      expect(tip).toBeGreaterThanOrEqual(0)
      expect(tip).toBeLessThanOrEqual(200)
    }
})

test('writes the largest lead of each side at its tip, and none for a side that never led', () => {
  for (const [ours, theirs] of [
    [7, 7],
    [2, 11],
  ] as const) {
    const { tips, ticks } = heights(ours, theirs, 14)
    expect(ticks.map(([, lead]) => lead)).toEqual([ours, theirs])
    for (const [i, [y]] of ticks.entries()) expect(y).toBeCloseTo(tips[i]!, 0)
  }
  expect(heights(0, 3).ticks.map(([, lead]) => lead)).toEqual([3])
})
