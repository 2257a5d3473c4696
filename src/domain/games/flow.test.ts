import { expect, test } from 'vitest'
import { parseStatFile } from '../../../server/statcrew/parse.ts'
import { statFixture } from '../../../tests/fixtures/statcrew/read-fixture.ts'
import type { BoxScore } from '../../contract/box-score.schema.ts'
import { buildFlow, describeFlow } from './flow.ts'

type Plays = BoxScore['plays'][number]['plays']
const play = (home: number, visitor: number, clock: string | null = null): Plays[number] => ({
  id: `${home}-${visitor}-${clock}`,
  side: null,
  clock,
  text: 'x',
  score: { home: String(home), visitor: String(visitor) },
})
const quiet = (clock: string): Plays[number] => ({ ...play(0, 0, clock), score: null })
const box = (some: Partial<Parameters<typeof buildFlow>[0]>): Parameters<typeof buildFlow>[0] => ({
  family: 'football',
  plays: [],
  periodLabels: ['1', '2', '3', '4'],
  thisTeamIsHomeTeam: true,
  homeTeam: { score: '0' },
  visitingTeam: { score: '0' },
  status: {
    started: true,
    complete: true,
    period: 4,
    regulation: 4,
    periodLabel: 'Final',
    clock: null,
  },
  ...some,
})

test('draws a lead from the play that made it to the play that changed it [GM-03]', () => {
  const flow = buildFlow(
    box({
      plays: [
        { period: '1st', plays: [quiet('15:00'), play(7, 0, '07:30')] },
        { period: '3rd', plays: [play(7, 7, '15:00'), play(7, 10, '07:30')] },
      ],
    }),
  )!
  expect(flow.stretches).toEqual([
    { from: 0.125, to: 0.5, lead: 7 },
    { from: 0.625, to: 1, lead: -3 },
  ])
  expect(flow).toMatchObject({
    labels: ['1', '2', '3', '4'],
    most: 14,
    largest: { ours: 7, theirs: 3 },
    changes: 1,
    ties: 1,
  })
  expect(describeFlow(flow, 'Herons', 'Ashford')).toBe(
    'Largest leads: Herons 7, Ashford 3. Ties: 1. Lead changes: 1.',
  )
  expect(flow.periods).toEqual([
    { label: '1', ours: 7, theirs: 0, end: 7 },
    { label: '2', ours: 7, theirs: 0, end: 7 },
    { label: '3', ours: 0, theirs: 3, end: -3 },
    { label: '4', ours: 0, theirs: 3, end: -3 },
  ])
})

test('draws our lead upward at home and away, and nothing without scores [GM-03]', () => {
  const plays = [{ period: '1st', plays: [play(7, 0, '07:30')] }]
  expect(
    buildFlow(box({ plays, thisTeamIsHomeTeam: false }))!.stretches.map(({ lead }) => lead),
  ).toEqual([-7])
  expect(buildFlow(box({ plays: [{ period: '1st', plays: [quiet('15:00')] }] }))).toBeNull()
  const on = buildFlow(
    box({
      plays: [{ period: '1st', plays: [quiet('15:00')] }],
      status: { ...box({}).status, complete: false },
    }),
  )!
  expect([on.stretches, describeFlow(on, 'Herons', 'Ashford')]).toEqual([[], 'No lead yet.'])
  expect(describeFlow(buildFlow(box({ plays }))!, 'Herons', 'Ashford')).toBe(
    'Largest lead: Herons 7.',
  )
})

test('ends a live game at the current play, and keeps drawn parts when more follow [GM-03]', () => {
  const on = { ...box({}).status, complete: false }
  const first = [play(7, 0, '10:00'), quiet('07:30')]
  expect(
    buildFlow(box({ status: on, plays: [{ period: '1st', plays: first }] }))!.stretches.at(-1)!.to,
  ).toBeCloseTo(0.125)
  const later = buildFlow(
    box({ status: on, plays: [{ period: '1st', plays: [...first, play(7, 7, '05:00')] }] }),
  )!
  expect(later.stretches[0]!.from).toBeCloseTo(1 / 12)
})

test('starts each set at zero, with equal room per set and rally [GM-03]', () => {
  const flow = buildFlow(
    box({
      family: 'volleyball',
      periodLabels: ['1', '2', '3'],
      status: { ...box({}).status, complete: false, regulation: 3 },
      plays: [
        { period: 'Set 1', plays: [play(1, 0), play(2, 0)] },
        { period: 'Set 2', plays: [play(0, 1)] },
      ],
    }),
  )!
  expect(flow.stretches.map(({ lead }) => lead)).toEqual([1, 2, -1])
  for (const [i, from] of [1 / 3, 2 / 3, 1 + 1 / 40].entries())
    expect(flow.stretches[i]!.from).toBeCloseTo(from / 3)
  expect(flow.now).toBeCloseTo((1 + 2 / 40) / 3)
  // The leader of the first set is not overtaken in the next.
  expect(flow.changes).toBe(0)
  // The lead of the first set ends with it.
  expect(flow.stretches[1]!.to).toBeCloseTo(1 / 3)
})

test('ends each set of a match with its last point, also the one to 15 [GM-03]', () => {
  const set = (home: number, visitor: number) => ({
    plays: [
      ...Array.from({ length: visitor }, (_, i) => play(0, i + 1)),
      ...Array.from({ length: home }, (_, i) => play(i + 1, visitor)),
      { ...quiet(''), clock: null },
    ],
  })
  const scores = [
    [25, 22],
    [22, 25],
    [25, 23],
    [18, 25],
    [15, 11],
  ] as const
  const flow = buildFlow(
    box({
      family: 'volleyball',
      periodLabels: ['1', '2', '3', '4', '5'],
      status: { ...box({}).status, regulation: 5 },
      plays: scores.map(([home, visitor], i) => ({
        ...set(home, visitor),
        period: `Set ${i + 1}`,
      })),
      homeTeam: { score: '3', scoreByPeriod: scores.map(([home]) => String(home)) },
      visitingTeam: { score: '2', scoreByPeriod: scores.map(([, visitor]) => String(visitor)) },
    }),
  )!
  expect(flow.periods.map(({ end }) => end)).toEqual(
    scores.map(([home, visitor]) => home - visitor),
  )
  // Every point is as wide as the others of its set, and the last one ends it.
  const last = flow.stretches.at(-1)!
  expect(last.to).toBe(1)
  expect(last.to - last.from).toBeCloseTo(1 / 27 / 5)
})

test('counts a tie or a lead change of football after the try [GM-03]', () => {
  const count = (plays: Plays, complete = true) => {
    const { ties, changes } = buildFlow(
      box({ status: { ...box({}).status, complete }, plays: [{ period: '1st', plays }] }),
    )!
    return { ties, changes }
  }
  const start = [play(21, 0, '12:00'), play(21, 27, '09:00'), play(27, 27, '05:00')]
  expect(count([...start, play(28, 27, '05:00')])).toEqual({ ties: 0, changes: 2 })
  const failed = [...start, quiet('05:00')]
  expect(count(failed)).toEqual({ ties: 1, changes: 1 })
  expect(count([...failed, play(30, 27, '01:00')])).toEqual({ ties: 1, changes: 2 })
  // The try is still to come.
  expect(count(start, false)).toEqual({ ties: 0, changes: 1 })
})

test('shares an inning between its halves, and counts a soccer clock up [GM-03]', () => {
  const innings = buildFlow(
    box({
      family: 'baseball',
      periodLabels: ['1', '2'],
      status: { ...box({}).status, regulation: 2 },
      plays: [
        { period: 'Top 1st', plays: [play(0, 1)] },
        { period: 'Bot 2nd', plays: [play(2, 1)] },
      ],
    }),
  )!
  expect(innings.stretches.map(({ from, lead }) => [from, lead])).toEqual([
    [0.025, -1],
    [0.775, 1],
  ])
  const soccer = buildFlow(
    box({
      family: 'soccer',
      periodLabels: ['1', '2'],
      status: { ...box({}).status, regulation: 2 },
      plays: [
        { period: '1st', plays: [play(1, 0, '22:30')] },
        { period: '2nd', plays: [play(1, 1, '67:30')] },
      ],
    }),
  )!
  expect(soccer.stretches).toEqual([{ from: 0.25, to: 0.75, lead: 1 }])
})

test.each([
  'football-final',
  'football-overtime-live',
  'baseball-final',
  'basketball-final',
  'volleyball-live',
  'volleyball-final',
  'lacrosse-live',
  'hockey-live',
  'soccer-overtime',
  'field-hockey',
])('%s: stays within the picture, from left to right [GM-03]', (name) => {
  const flow = buildFlow({ ...parseStatFile(statFixture(`${name}.xml`)), thisTeamIsHomeTeam: true })
  let last = 0
  for (const { from, to, lead } of flow?.stretches ?? []) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(1)
    expect(Math.abs(lead)).toBeLessThanOrEqual(flow!.most)
    last = to
  }
})
