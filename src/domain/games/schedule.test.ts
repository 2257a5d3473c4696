import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleGame, sampleLive, sampleResult } from '../../../tests/support/sample-game.ts'
import {
  dayBlock,
  currentOrNextGame,
  filterByLocation,
  isExhibition,
  listGames,
  groupByMonth,
  nextGame,
  featuredGame,
  parseLocationFilter,
} from './schedule.ts'

const ids = (games: { id: number }[]) => games.map(({ id }) => id)
const opponent = (title: string, id: number | null = 9) => ({ ...sampleGame().opponent, id, title })

describe('the games of a schedule [RT-05]', () => {
  test('leave out type S with status O and no result, and nothing else', () => {
    const games = [
      sampleGame({ id: 1, type: 'S', status: 'O' }),
      sampleGame({ id: 2, type: 'S', status: 'A' }),
      sampleGame({ id: 3, type: 'R', status: 'O' }),
      sampleGame({ id: 4, type: 'S', status: 'O', result: sampleResult('W', '3', '1') }),
    ]
    expect(ids(listGames(games))).toEqual([2, 3, 4])
  })

  test('leave out a bye week, and keep a placeholder [Q13]', () => {
    expect(
      ids(
        listGames([
          sampleGame({ id: 1, opponent: opponent('Week 9 - BYE WEEK', null) }),
          sampleGame({ id: 2, opponent: opponent('First Round', null) }),
          sampleGame({ id: 3, opponent: opponent('Byeford') }),
        ]),
      ),
    ).toEqual([2, 3])
  })

  test('are sorted by date, unknown times last, game 2 after 1 [Q2] [Q8] [Q32]', () => {
    const games = [
      sampleGame({ id: 8, date: '2026-09-06T13:00:00' }),
      sampleGame({ id: 9, date: '2026-09-05T00:00:00', tbd: true }),
      sampleGame({ id: 5, date: '2026-09-05T13:00:00', doubleheaderGame: 2 }),
      sampleGame({ id: 6, date: '2026-09-05T13:00:00', doubleheaderGame: 1 }),
    ]
    expect(ids(listGames(games))).toEqual([6, 5, 9, 8])
  })

  test('show a repeated game once [Q21]', () =>
    expect(ids(listGames([sampleGame({ id: 4 }), sampleGame({ id: 4 })]))).toEqual([4]))

  test('are the same in any order of arrival', () => {
    const day = fc
      .record({
        id: fc.nat(50),
        date: fc.constantFrom('2026-09-05T00:00:00', '2026-09-05T13:00:00', '2026-09-06T00:00:00'),
        tbd: fc.boolean(),
        doubleheaderGame: fc.option(fc.constantFrom(1, 2)),
      })
      .map(sampleGame)
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: ({ id }) => id, maxLength: 10 }), (games) => {
        expect(ids(listGames(games.toReversed()))).toEqual(ids(listGames(games)))
      }),
    )
  })
})

describe('home, away, neutral [RT-05]', () => {
  const games = [
    sampleGame({ id: 1, locationIndicator: 'H', atVs: 'vs' }),
    sampleGame({ id: 2, locationIndicator: 'A', atVs: 'at' }),
    sampleGame({ id: 3, locationIndicator: 'N', atVs: 'vs' }),
    sampleGame({ id: 4, locationIndicator: 'N', atVs: 'at' }),
  ]

  test('neutral games are never home or away [Q11]', () => {
    expect([
      ids(filterByLocation(games, '')),
      ids(filterByLocation(games, 'H')),
      ids(filterByLocation(games, 'A')),
      ids(filterByLocation(games, 'N')),
    ]).toEqual([[1, 2, 3, 4], [1], [2], [3, 4]])
  })
  test('shows all games for an invalid address', () =>
    expect([
      parseLocationFilter('X'),
      parseLocationFilter(null),
      parseLocationFilter('h'),
      parseLocationFilter('N'),
    ]).toEqual(['', '', '', 'N']))
})

describe('months [RT-05]', () => {
  test('use the game’s own year, with a tournament as one group [Q16] [Q22]', () => {
    const cup = { title: 'Harbor Cup' }
    const months = groupByMonth([
      sampleGame({ id: 1, date: '2026-12-30T00:00:00', season: '2026' }),
      sampleGame({ id: 2, date: '2027-01-02T00:00:00', season: '2026', tournament: cup }),
      sampleGame({ id: 3, date: '2027-01-03T00:00:00', season: '2026', tournament: cup }),
      sampleGame({ id: 4, date: '2027-01-09T00:00:00', season: '2026' }),
    ])
    expect(
      months.map(({ name, year, runs }) => [
        name,
        year,
        runs.map((run) => [run.tournament, ids(run.games)]),
      ]),
    ).toEqual([
      ['December', '2026', [[null, [1]]]],
      [
        'January',
        '2027',
        [
          ['Harbor Cup', [2, 3]],
          [null, [4]],
        ],
      ],
    ])
  })

  test('show several days as a range [Q20]', () => {
    expect(dayBlock({ date: '2026-10-02T17:00:00', endDate: '2026-10-04T11:00:00' })).toEqual({
      days: '2–4',
      weekdays: 'Fri–Sun',
    })
    expect(dayBlock({ date: '2026-10-31T00:00:00', endDate: '2026-11-01T00:00:00' })).toEqual({
      days: '31–Nov. 1',
      weekdays: 'Sat–Sun',
    })
    expect(dayBlock({ date: '2026-10-02T17:00:00', endDate: '2026-10-02T20:00:00' })).toEqual({
      days: '2',
      weekdays: 'Fri',
    })
  })
})

test('finds the next game after all decided ones [RT-05] [Q17]', () => {
  const forgotten = sampleGame({ id: 1 })
  const final = sampleGame({ id: 2, result: sampleResult('L', '21', '38') })
  const off = sampleGame({ id: 3, status: 'P' })
  expect(nextGame([forgotten, final, off, sampleGame({ id: 4 }), sampleGame({ id: 5 })])?.id).toBe(
    4,
  )
  expect(nextGame([forgotten, final])).toBeUndefined()
})

test('skips a past game without a result, also when no later one is decided [RT-05]', () => {
  const unreported = sampleGame({ id: 2, status: 'O' })
  const delayed = sampleGame({ id: 3, status: 'O', gameState: 2 })
  expect(nextGame([unreported, delayed, sampleGame({ id: 4 })])?.id).toBe(4)
  expect(currentOrNextGame([unreported, delayed])).toBeUndefined()
})

test.each([
  ['Ashford (EXH)', true],
  ['Ashford (Exh.)', true],
  ['Ashford (Exhib.)', true],
  ['Ashford (EX)', true],
  ['Ashford - Exhibition', true],
  ['Scrimmage', true],
  ['Alumni Day', false],
  ['Boiling Springs', false],
  ['BOILING SPRINGS', false],
  ['Alumni Soccer Stadium', false],
  ['Essex (Ex-members)', false],
])('recognizes %s as an exhibition: %s [RT-05] [Q15]', (title, is) =>
  expect(isExhibition({ type: 'R', opponent: opponent(title) })).toBe(is),
)

test('pins the live or next game that is not on the first screen of the list [RT-05]', () => {
  const finals = [1, 2, 3, 4, 5, 6].map((id) =>
    sampleGame({ id, result: sampleResult('W', '3', '1') }),
  )
  const next = sampleGame({ id: 7 })
  expect(featuredGame([...finals, next])?.id).toBe(7)
  const live = sampleGame({ id: 7, gameState: 3, live: sampleLive() })
  expect(featuredGame([...finals, live, sampleGame({ id: 8 })])?.id).toBe(7)
  expect(featuredGame([...finals.slice(1), next])).toBeUndefined()
  expect(featuredGame(finals)).toBeUndefined()
})

test('returns the live game, else the next one, never a finished one [OF-02]', () => {
  const on = sampleGame({ id: 4, gameState: 3, live: sampleLive() })
  expect(currentOrNextGame([on, sampleGame({ id: 5 })])?.id).toBe(4)
  expect(
    currentOrNextGame([
      sampleGame({ id: 3, result: sampleResult('W', '3', '1') }),
      sampleGame({ id: 5 }),
    ])?.id,
  ).toBe(5)
  expect(
    currentOrNextGame([sampleGame({ id: 3, result: sampleResult('W', '3', '1') })]),
  ).toBeUndefined()
})
