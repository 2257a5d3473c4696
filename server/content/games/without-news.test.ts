import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeForTest } from '../../../tests/support/import-store.ts'
import { quirkSite, schedule, football } from '../../../tests/support/quirk-site.ts'
import type { LiveStats } from '../../../src/contract/live.schema.ts'
import { getGameKind } from '../../../src/domain/games/game.ts'
import { summarizeOutcome } from '../../../src/domain/games/game-outcome.ts'
import { currentOrNextGame, nextGame } from '../../../src/domain/games/schedule.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { footballFile } from '../../../tests/support/football-file.ts'

const heads = 'ref;date;end_date;time;opponent;home_away;location;result'
const season = (...rows: string[]) => ({ [football]: schedule(heads, ...rows) })

describe('a past game without a result [RT-05]', () => {
  test('is not the next game, and says that no result was reported', async () => {
    const site = await quirkSite(
      await storeForTest(),
      season(
        'a;2026-09-05;;6 p.m.;Pell Harbor;H;Tarrow;W 3-0',
        'd;2026-09-26;;6 p.m.;Orsk State;H;Tarrow;',
        'e;2026-12-26;;6 p.m.;Pell Harbor;A;Pell;',
      ),
    )
    const games = await site.games()
    expect(nextGame(games)?.date).toBe('2026-12-26T18:00:00')
    expect(games.map((game) => summarizeOutcome(game).words)).toEqual([
      'Won',
      'No result reported',
      '6 p.m.',
    ])
  })

  test.each([
    ['before its start', '2026-09-26T22:59:00Z', '6 p.m.', '', '6 p.m.'],
    [
      'within 90 minutes',
      '2026-09-27T00:29:00Z',
      '6 p.m.',
      '',
      'Started 6 p.m., waiting for the first score',
    ],
    ['90 minutes later', '2026-09-27T00:30:00Z', '6 p.m.', '', 'Started 6 p.m., no score reported'],
    ['after midnight', '2026-09-27T06:00:00Z', '6 p.m.', '', 'No result reported'],
    [
      'late after midnight',
      '2026-09-27T05:59:00Z',
      '10 p.m.',
      '',
      'Started 10 p.m., no score reported',
    ],
    ['without a time, that evening', '2026-09-27T04:00:00Z', 'TBA', '', 'TBA'],
    ['without a time, the next day', '2026-09-27T15:00:00Z', 'TBA', '', 'No result reported'],
    [
      'on its last day',
      '2026-09-28T20:00:00Z',
      '9 a.m.',
      '2026-09-28',
      'Started 9 a.m., waiting for the first score',
    ],
    ['after its last day', '2026-09-29T20:00:00Z', '9 a.m.', '2026-09-28', 'No result reported'],
  ])(
    'has begun from its start on, and is unreported only when it is due: %s',
    async (_, now, time, end, words) => {
      const site = await quirkSite(
        await storeForTest(),
        season(`d;2026-09-26;${end};${time};Orsk State;H;Tarrow;`),
        { now },
      )
      const { words: large, note } = summarizeOutcome((await site.games())[0]!)
      expect([large, note].filter(Boolean).join(', ')).toBe(words)
    },
  )

  test('that was called off stays called off', async () => {
    const site = await quirkSite(await storeForTest(), {
      [football]: schedule(
        'ref;date;time;opponent;home_away;status',
        'a;2026-09-05;6 p.m.;Orsk State;H;postponed',
        'b;2026-09-12;6 p.m.;Orsk State;H;cancelled',
      ),
    })
    expect((await site.games()).map(getGameKind)).toEqual(['postponed', 'cancelled'])
  })
})

describe('a game in progress without news [GM-01]', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T20:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test('is live for a day, and then has no reported result', async () => {
    const store = await storeForTest()
    const site = await quirkSite(
      store,
      season(
        'a;2026-11-14;;1 p.m.;Pell Harbor;H;Tarrow;',
        'b;2026-11-21;;1 p.m.;Orsk State;H;Tarrow;',
      ),
    )
    const { id } = (await site.games())[0]!
    await ingestStatFile(
      store,
      site.tenant,
      id,
      Buffer.from(footballFile({ home: 'Testham', us: [7, 3], quarter: 2, date: '2026-11-14' })),
      { sure: true, hold: false },
    )
    const at = async (now: string) => {
      const when = new Date(now)
      const { games } = (await site.ask<{ games: Awaited<ReturnType<typeof site.games>> }>(
        'schedule',
        { sportId: await site.sportId('football') },
        when,
      ))!
      return [
        getGameKind(games[0]!),
        summarizeOutcome(games[0]!).words,
        currentOrNextGame(games)?.opponent.title,
        (await site.ask<LiveStats>('liveStats', {}, when)).Games.length,
        (await site.upcoming({}, when)).map(({ opponent }) => opponent.title).join(),
      ]
    }
    expect(await at('2026-11-15T19:59:00Z')).toEqual([
      'live',
      'In progress',
      'Pell Harbor',
      1,
      'Pell Harbor,Orsk State',
    ])
    expect(await at('2026-11-15T20:00:00Z')).toEqual([
      'unreported',
      'No result reported',
      'Orsk State',
      0,
      'Orsk State',
    ])
  })
})

test.each([
  ['the evening before', '2026-09-26T04:59:00Z', undefined],
  ['from midnight on', '2026-09-26T05:00:00Z', true],
  ['after its start', '2026-09-27T04:00:00Z', true],
  ['the next day', '2026-09-27T15:00:00Z', undefined],
])('an upcoming game has its day in the department’s zone: %s', async (_, now, isGameDay) => {
  const site = await quirkSite(
    await storeForTest(),
    season('a;2026-09-26;;6 p.m.;Pell Harbor;H;Tarrow;'),
    { now },
  )
  expect((await site.games())[0]!.isGameDay).toBe(isGameDay)
})

test.each([
  ['that evening', '2026-09-27T04:00:00Z', true],
  ['the next morning', '2026-09-27T12:00:00Z', undefined],
])('a result is the latest for some hours [RT-01]: %s', async (_, now, isLatest) => {
  const site = await quirkSite(
    await storeForTest(),
    season('a;2026-09-26;;6 p.m.;Pell Harbor;H;Tarrow;W 3-0'),
    { now },
  )
  expect((await site.games())[0]!.isLatest).toBe(isLatest)
})
