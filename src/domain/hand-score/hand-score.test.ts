import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HandEvent } from '../../contract/ingest.schema.ts'
import { replayEvents, mergeSheets, nextAt, getHandRules } from './rules.ts'
import { toStatFile } from './stat-file.ts'
import { scoreLine } from './words.ts'

const football = getHandRules('football')
const volleyball = getHandRules('wvball')
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Any event, with few ids and times, so that they collide. */
const anyEvent: fc.Arbitrary<HandEvent> = fc
  .tuple(
    fc.nat(12),
    fc.nat(8),
    fc.nat(12),
    fc.constantFrom('start', 'score', 'step', 'clock', 'note', 'final', 'reopen', 'take', 'undo'),
    fc.integer({ min: 1, max: 6 }),
  )
  .map(([own, at, of, kind, number]) => {
    const base = { id: id(own), at }
    switch (kind) {
      case 'score':
        return {
          ...base,
          kind,
          side: of % 2 ? ('team' as const) : ('opponent' as const),
          points: number,
          step: (of % 4) + 1,
        }
      case 'step':
        return { ...base, kind, step: number }
      case 'clock':
        return { ...base, kind, clock: `${number}:00` }
      case 'note':
        return { ...base, kind, text: `note ${number}` }
      case 'take':
        return { ...base, kind, over: number }
      case 'undo':
        return { ...base, kind, of: id(of) }
      default:
        return { ...base, kind: kind as 'start' }
    }
  })
const sheets = fc.array(fc.array(anyEvent, { maxLength: 25 }), { minLength: 1, maxLength: 4 })

test('builds one sheet from taps in any order, repeated or from many devices [GM-01]', () => {
  fc.assert(
    fc.property(sheets, fc.infiniteStream(fc.nat(1000)), (devices, random) => {
      const all = devices.flat()
      const shuffled = [...all, ...all.slice(0, 5)]
        .map((event) => ({ event, by: random.next().value! }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ event }) => event)
      const one = mergeSheets(...devices)
      // One by one as over a bad connection, all at once, and repeated.
      expect(
        shuffled.reduce<HandEvent[]>((sheet, event) => mergeSheets([event], sheet), []),
      ).toEqual(one)
      expect(mergeSheets(one, ...devices.toReversed(), one)).toEqual(one)
      expect(replayEvents(one.toReversed(), football)).toEqual(replayEvents(one, football))
    }),
  )
})

test('scores the sum of counted taps in any case [GM-01]', () => {
  fc.assert(
    fc.property(sheets, (devices) => {
      const game = replayEvents(mergeSheets(...devices), football)
      const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
      expect([sum(game.periods.team), sum(game.periods.opponent)]).toEqual([
        game.score.team,
        game.score.opponent,
      ])
      expect(game.periods.team.length).toBe(game.periods.opponent.length)
      const standing = game.lines.flatMap(({ event, undoneBy }) =>
        event.kind === 'score' && undoneBy.length === 0 ? [event.points] : [],
      )
      expect(sum(standing)).toBe(game.score.team + game.score.opponent)
      expect(game.lines[0]?.score ?? game.score).toEqual(game.score)
    }),
  )
})

/** Taps one after another, as a device makes them. */
function tapped(...taps: Record<string, unknown>[]): HandEvent[] {
  return taps.reduce<HandEvent[]>(
    (sheet, tap, i) => [
      ...sheet,
      HandEvent.parse({ id: id(i + 1), at: nextAt(sheet, 1000), ...tap }),
    ],
    [],
  )
}
const points = (side: 'team' | 'opponent', points: number, step = 1) => ({
  kind: 'score',
  side,
  points,
  step,
})
const undo = (of: number) => ({ kind: 'undo', of: id(of) })
const names = { team: 'Harlan', opponent: 'Ashby' }

test('keeps a football game: quarters, undone and redone taps, the end [GM-01]', () => {
  const sheet = tapped(
    { kind: 'start' },
    points('team', 6),
    points('team', 1),
    points('opponent', 3),
    { kind: 'step', step: 2 },
    points('team', 3, 2),
    { kind: 'step', step: 3 },
    points('opponent', 6, 3),
  )
  expect(scoreLine(replayEvents(sheet, football), football, names)).toBe('3rd · Harlan 10, Ashby 9')
  const undone = tapped({ kind: 'start' }, points('team', 6), undo(2))
  expect(replayEvents(undone, football).score.team).toBe(0)
  // An event undone by two devices is undone once, and redone by undoing both.
  const again = tapped({ kind: 'start' }, points('team', 6), undo(2), undo(2), undo(3))
  expect(replayEvents(again, football).score.team).toBe(0)
  expect(
    replayEvents(
      tapped({ kind: 'start' }, points('team', 6), undo(2), undo(2), undo(3), undo(4)),
      football,
    ).score.team,
  ).toBe(6)
  const over = tapped(points('team', 6), { kind: 'final' })
  expect(replayEvents(over, football).state).toBe('final')
  expect(
    replayEvents(tapped(points('team', 6), { kind: 'final' }, { kind: 'reopen' }), football).state,
  ).toBe('on')
  expect(replayEvents(tapped(points('team', 6), { kind: 'final' }, undo(2)), football).state).toBe(
    'on',
  )
})

test('wins a set at 25, the fifth at 15, by two; the score is the sets [GM-01]', () => {
  const rally = (us: number, them: number, step: number) => [
    ...Array.from({ length: them }, () => points('opponent', 1, step)),
    ...Array.from({ length: us }, () => points('team', 1, step)),
  ]
  expect(replayEvents(tapped(...rally(24, 23, 1)), volleyball).score).toEqual({
    team: 0,
    opponent: 0,
  })
  expect(replayEvents(tapped(...rally(25, 24, 1)), volleyball).score).toEqual({
    team: 0,
    opponent: 0,
  })
  expect(replayEvents(tapped(...rally(25, 23, 1)), volleyball).score).toEqual({
    team: 1,
    opponent: 0,
  })
  expect(replayEvents(tapped(...rally(15, 13, 5)), volleyball).score).toEqual({
    team: 1,
    opponent: 0,
  })
  const second = replayEvents(
    tapped(...rally(25, 20, 1), { kind: 'step', step: 2 }, ...rally(3, 5, 2)),
    volleyball,
  )
  expect(scoreLine(second, volleyball, names)).toBe('Set 2 · Harlan 1, Ashby 0 (3–5)')
  // Ended early by the referee: the side that is ahead wins.
  expect(replayEvents(tapped(...rally(12, 20, 1), { kind: 'final' }), volleyball).score).toEqual({
    team: 0,
    opponent: 1,
  })
})

test('has periods and points for each sport, and defaults for any other [GM-01]', () => {
  const said = (code: string | null) => {
    const { buttons, periodName, regulation } = getHandRules(code)
    return `${buttons.map((button) => button.points).join('/')} ${periodName} ${regulation}`
  }
  expect(
    [
      'football',
      'mbball',
      'wbball',
      'msoc',
      'wlax',
      'fhockey',
      'mhockey',
      'wvball',
      'baseball',
      'softball',
      'mwpolo',
      'wten',
      'wrestling',
      'rugby',
      'bvball',
      'quidditch',
      null,
    ].map(said),
  ).toEqual([
    '6/3/1/2 Quarter 4',
    '2/3/1 Half 2',
    '2/3/1 Quarter 4',
    '1 Half 2',
    '1 Quarter 4',
    '1 Quarter 4',
    '1 Period 3',
    '1 Set 5',
    '1 Inning 9',
    '1 Inning 7',
    '1 Quarter 4',
    '1 Period 0',
    '3/4/5/6 Period 0',
    '5/2/3 Half 2',
    '1 Period 0',
    '1 Period 0',
    '1 Period 0',
  ])
})

test('turns a sheet into a file with periods, overtime and scoring in order [GM-01]', () => {
  const sheet = tapped(
    { kind: 'start' },
    points('opponent', 1, 2),
    { kind: 'step', step: 3 },
    points('team', 1, 3),
    points('team', 1, 1),
  )
  const soccer = getHandRules('wsoc')
  const file = toStatFile(replayEvents(sheet, soccer), soccer, {
    names,
    isHome: false,
    date: '2026-11-22',
    conference: true,
    neutral: false,
  })
  expect(file.periodLabels).toEqual(['1', '2', 'OT'])
  expect([
    file.visitingTeam.name,
    file.visitingTeam.score,
    file.visitingTeam.scoreByPeriod,
    file.homeTeam.scoreByPeriod,
  ]).toEqual(['Harlan', '2', ['1', '0', '1'], ['0', '1', '0']])
  expect(file.scoring.map(({ period, home, visitor }) => `${period} ${visitor}-${home}`)).toEqual([
    '1st 1-0',
    '2nd 1-1',
    'OT 2-1',
  ])
  expect(file.status).toMatchObject({
    started: true,
    complete: false,
    periodLabel: 'OT',
    period: 3,
    regulation: 2,
  })
  const baseball = getHandRules('baseball')
  expect(
    toStatFile(replayEvents(tapped(points('team', 2, 4)), baseball), baseball, {
      names,
      isHome: true,
      date: '',
      conference: false,
      neutral: false,
    }).homeTeam.scoreByPeriod,
  ).toEqual(['0', '2'])
})
