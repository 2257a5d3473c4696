import { expect, test } from 'vitest'
import { quietReport, RemarkLog } from './remark-log.ts'

test('logs call, department, field, value and count, each field once a minute [CA-03]', () => {
  let now = 0
  const lines: string[] = []
  const log = new RemarkLog(
    (error) => lines.push(error instanceof Error ? error.message : String(error)),
    () => now,
  )
  const wide = { field: 'columns.className', value: '"wide"', instead: 'default' } as const
  const missing = { field: 'items.title', value: 'missing', instead: 'left out' } as const
  const read = () => log.add('/api/v2/navigation', 'harlan', [wide, wide, missing])
  read()
  const first = [
    'upstream: /api/v2/navigation (harlan): columns.className is "wide", so its default is used (2 times)',
    'upstream: /api/v2/navigation (harlan): items.title is missing, so the item is left out (once)',
  ]
  expect(lines).toEqual(first)
  for (now = 10_000; now < 60_000; now += 10_000) read()
  expect(lines).toEqual(first)
  read()
  expect(lines.slice(2).map((line) => line.replace(/.*\(/, ''))).toEqual(['12 times)', '6 times)'])
})

test('logs each game that cannot be read by its id [CA-03]', () => {
  const lines: string[] = []
  const log = new RemarkLog((error) =>
    lines.push(error instanceof Error ? error.message : String(error)),
  )
  const date = { field: 'items.date', value: 'missing', instead: 'left out' } as const
  for (const game of [4, 5, 4])
    log.add('/api/v2/EventsResults/upcoming', 'harlan', [{ ...date, game }])
  const words = 'items.date is missing, so the item is left out (once)'
  expect(lines).toEqual(
    [4, 5].map(
      (game) =>
        `upstream: /api/v2/EventsResults/upcoming (harlan): Error parsing game ${game}: ${words}`,
    ),
  )
})

test('reports a repeated error once a minute with its count', () => {
  let now = 0
  const lines: unknown[] = []
  const report = quietReport(
    (error) => lines.push(error instanceof Error ? error.message : String(error)),
    () => now,
  )
  for (; now < 60_000; now += 20_000) report(new Error(`no answer for ${now}`))
  report(new Error('another'))
  report(new Error(`no answer for ${now}`))
  expect(lines).toEqual([
    'no answer for 0',
    'another',
    'Error: no answer for 60000 (and 2 more like it)',
  ])
})
