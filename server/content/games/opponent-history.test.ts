import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, seedTenant } from '../../../tests/support/seed.ts'
import { opponentHistoryPath } from '../../../src/domain/games/opponent-history.ts'
import type { Store } from '../../db/store.ts'
import type { GameDoc, SportDoc } from '../docs.ts'
import { writeGame } from './games.ts'
import { writeItem } from '../items.ts'
import { pastMeeting, seasonSettings, type PastMeetingDoc } from '../kinds/games.ts'
import {
  readOpponentHistory,
  readOpponentList,
  readOpponentOptions,
  readOpponentPage,
  readYearByYear,
} from './opponent-history.ts'
import { ReadContext } from '../read-context.ts'
import { writeSport } from '../sports/sports.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  for (const tenant of ['alpha', 'beta']) await seedTenant(store, tenant, { hosts: [] })
  const { doc } = await store
    .of('alpha')
    .selectFrom('sport')
    .select('doc')
    .where('tenant', '=', 'alpha')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  await transact(store, 'alpha', (transaction) =>
    writeSport(transaction, 1, 1, {
      ...(JSON.parse(doc) as SportDoc),
      displayOpponentHistory: true,
    }),
  )
})
afterEach(() => store.close())

const at = () => new ReadContext(store, 'alpha', new Date('2026-11-14T18:00:00Z'))
const result = (status: 'W' | 'L' | 'T' | 'N' | null): GameDoc['result'] => ({
  status,
  teamScore: '3',
  opponentScore: '1',
  prescoreInfo: null,
  postscoreInfo: null,
  boxscore: null,
  recap: null,
})
const put = (id: number, more: Partial<GameDoc>, tenant = 'alpha') =>
  transact(store, tenant, (transaction) =>
    writeGame(transaction, {
      id,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({ status: 'O', gameState: 8, ...more }),
    }),
  )
const past = (id: number, more: Partial<PastMeetingDoc>, tenant = 'alpha') =>
  transact(store, tenant, (transaction) =>
    writeItem(transaction, pastMeeting, {
      id,
      rank: id,
      doc: {
        sportId: 1,
        season: '1926',
        date: '1926-11-06',
        opponent: { id: 1, title: 'Ashford' },
        locationIndicator: 'H',
        location: null,
        type: 'R',
        conference: false,
        result: { status: 'W', teamScore: '7', opponentScore: '0' },
        forfeit: false,
        note: null,
        ...more,
      },
    }),
  )

describe('opponent history [RT-06]', () => {
  beforeEach(async () => {
    await put(10, { date: '2026-09-12T12:00:00', result: result('W'), locationIndicator: 'A' })
    await put(11, { date: '2026-09-19T12:00:00', result: result('L'), type: 'S' })
    await put(12, {
      date: '2026-09-26T12:00:00',
      result: null,
      status: 'C',
      noplayText: 'Canceled',
    })
    await put(13, { date: '2026-10-03T12:00:00', result: result('L') })
    await put(14, { date: '2026-11-28T12:00:00', status: 'A', gameState: 0 })
    await put(15, { date: '2026-10-03T12:00:00', result: result('L') }, 'beta')
    await past(1, {})
    await past(2, {
      date: '1901',
      season: '1901',
      result: { status: 'T', teamScore: null, opponentScore: null },
      locationIndicator: null,
    })
    await past(3, { opponent: { id: null, title: 'Old Normal' } })
    await past(4, {
      season: '2026',
      date: '2026-10-03',
      result: { status: 'L', teamScore: '1', opponentScore: '3' },
    })
    await past(5, {}, 'beta')
    await past(6, { opponent: { id: null, title: 'Old Normal' }, date: '1900', type: 'S' })
  })

  test('lists all meetings, newest first, and counts only those that count', async () => {
    const history = (await readOpponentHistory(at(), 1, 1))!
    expect(history.meetings.map(({ date, gameId, status }) => [date, gameId, status])).toEqual([
      ['2026-10-03', 13, 'O'],
      ['2026-09-26', 12, 'C'],
      ['2026-09-19', 11, 'O'],
      ['2026-09-12', 10, 'O'],
      ['1926-11-06', null, 'O'],
      ['1901', null, 'O'],
    ])
    expect(history).toMatchObject({
      wins: 2,
      losses: 1,
      ties: 1,
      games: 4,
      record: '2-1-1',
      homeRecord: '1-1',
      awayRecord: '1-0',
      neutralRecord: '0-0',
      streak: 'L1',
      firstMeeting: '1901',
      lastMeeting: '2026-10-03',
      last: { gameId: 13 },
    })
    expect(await readOpponentHistory(at(), 1, 99)).toBeNull()
    expect(await readOpponentHistory(at(), 9, 1)).toBeNull()
  })

  test('lists opponents with the same counts by name, and has no unknown school', async () => {
    const list = await readOpponentList(at(), 1)
    expect(
      list.map(({ opponent, record, firstMeeting, lastMeeting, url }) => [
        opponent.title,
        record,
        firstMeeting,
        lastMeeting,
        url,
      ]),
    ).toEqual([
      ['Ashford', '2-1-1', '1901', '2026-10-03', '/sports/football/opponent-history/ashford/1'],
      ['Old Normal', '1-0', '1926-11-06', '1926-11-06', null],
    ])
    expect(await readOpponentOptions(at(), 1)).toEqual([{ id: 1, title: 'Ashford' }])
    expect(await readOpponentOptions(at())).toEqual([{ id: 1, title: 'Ashford' }])
    expect(await readOpponentPage(at(), { sportId: 1, $pageSize: 1, $pageIndex: 1 })).toMatchObject(
      { total: 2, page: 1, pages: 2, items: [{ opponent: { title: 'Old Normal' } }] },
    )
    expect(await readOpponentList(at(), 9)).toEqual([])
  })

  test('can be switched off by a department', async () => {
    const off = {
      sportId: null,
      season: null,
      note: null,
      conference: null,
      template: null,
      defaultView: null,
      scoreDisplay: null,
      opponentHistory: false,
      record: null,
    }
    await transact(store, 'alpha', (transaction) =>
      writeItem(transaction, seasonSettings, { id: 1, rank: 1, doc: off }),
    )
    expect((await readOpponentList(at(), 1))[0]!.url).toBeNull()
    expect((await readOpponentHistory(at(), 1, 1))!.url).toBeNull()
  })

  test('lists each season with its games and record', async () => {
    const years = await readYearByYear(at(), 1)
    expect(
      Object.entries(years)
        .map(([season, { games, records }]) => [season, games.length, records.overallRecord])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['1901', 1, '0-0-1'],
      ['1926', 3, '2-0'],
      ['2026', 5, '2-1'],
    ])
  })

  test('depends on games, the record book and season settings', async () => {
    const context = at()
    await readOpponentHistory(context, 1, 1)
    for (const topic of ['games', 'past-meeting', 'season-settings', 'opponents', 'schedules:1'])
      expect(context.topics).toContain(topic)
  })
})

test('links a school only with an id, title, sport short name and enabled page [RT-05]', () => {
  const sport = { shortName: 'WSoc' }
  const school = { id: 3, title: '#4 Ashford (EXH)' }
  expect(opponentHistoryPath(sport, school, true)).toBe('/sports/wsoc/opponent-history/ashford/3')
  for (const [of, who, on] of [
    [sport, school, false],
    [{ shortName: '' }, school, true],
    [sport, { ...school, id: null }, true],
    [sport, { ...school, title: ' ' }, true],
  ] as const)
    expect(opponentHistoryPath(of, who, on)).toBeNull()
})
