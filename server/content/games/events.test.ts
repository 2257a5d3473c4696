import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { footballSport, gameDoc, noExtras, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { engine, openStore } from '../../../tests/support/engine.ts'
import type { GameDoc } from '../docs.ts'
import { readResults, readScoreboard, readUpcoming } from './events.ts'
import { writeSport } from '../sports/sports.ts'
import { writeGame } from './games.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

/** 11:30 p.m. of the 20th in Chicago; the 21st in London. */
const now = new Date('2027-03-21T04:30:00Z')
const at = () => new ReadContext(store, 'alpha', now)
const result = (status: 'W' | 'L' | 'N' | null): GameDoc['result'] => ({
  status,
  teamScore: null,
  opponentScore: null,
  prescoreInfo: null,
  postscoreInfo: '1st of 12',
  boxscore: null,
  recap: null,
})
const put = (id: number, more: Partial<GameDoc>, sportId = 1) =>
  transact(store, 'alpha', (transaction) =>
    writeGame(transaction, { id, scheduleId: 1, sportId, doc: gameDoc(more) }),
  )
const ids = (games: { id: number }[]) => games.map(({ id }) => id)

beforeEach(async () => {
  await put(10, { date: '2027-03-20T19:00:00' }) // tonight, by the department's clock
  await put(11, { date: '2027-03-19T19:00:00' }) // yesterday, without a published score [Q17]
  // a meet of four days [Q20]
  await put(12, { date: '2027-03-18T09:00:00', endDate: '2027-03-21T18:00:00' })
  await put(13, { date: '2027-03-25T19:00:00', status: 'P', noplayText: 'Postponed' })
  await put(14, { date: '2027-03-10T19:00:00', status: 'C', noplayText: 'Canceled' })
  // a result with a stale state [Q1]
  await put(15, { date: '2027-03-12T00:00:00', status: 'O', gameState: 0, result: result('W') })
  // a placing [Q23]
  await put(16, { date: '2027-03-13T00:00:00', status: 'O', result: result('N') })
})

test('lists upcoming games by the department’s day [SH-08]', async () => {
  expect(ids((await readUpcoming(at(), {})).items)).toEqual([12, 10, 13])
})
test('lists as results the past games, played or not, newest first [SH-09]', async () => {
  expect(ids((await readResults(at(), {})).items)).toEqual([16, 15, 14, 2])
})
test('expires the answer at the midnight at which it changes [SH-08]', async () => {
  const context = at()
  await readUpcoming(context, {})
  expect(new Date(context.until).toISOString()).toBe('2027-03-21T05:00:00.000Z')
  expect(
    ids((await readUpcoming(new ReadContext(store, 'alpha', new Date(context.until)), {})).items),
  ).toEqual([12, 13])
})
test('filters by place, dates, sport and page [SH-08]', async () => {
  await put(17, { date: '2027-04-01T19:00:00', locationIndicator: 'A', atVs: 'at' })
  expect(ids((await readUpcoming(at(), { locationIndicator: 'A' })).items)).toEqual([17])
  expect(
    ids((await readUpcoming(at(), { startDate: '2027-03-22', endDate: '2027-03-30' })).items),
  ).toEqual([13])
  expect((await readUpcoming(at(), { sportId: 99 })).items).toEqual([])
  expect(await readUpcoming(at(), { $pageSize: 2, $pageIndex: 1 })).toMatchObject({
    total: 4,
    page: 1,
    pages: 2,
  })
})
test('shows results first, and a meet until its last day [SH-08] [Q20]', async () => {
  expect(ids(await readScoreboard(at()))).toEqual([2, 15, 16, 12, 10])
})

test('counts and pages results to their end, also by place [SH-09]', async () => {
  // 451 games, every third away: many more than one page.
  await transact(store, 'alpha', async (transaction) => {
    for (let i = 0; i < 451; i++)
      await writeGame(transaction, {
        id: 100 + i,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({
          date: `${2000 + (i % 20)}-10-${10 + (i % 19)}T12:00:00`,
          status: 'O',
          gameState: 8,
          locationIndicator: i % 3 === 0 ? 'A' : 'H',
          result: result('W'),
        }),
      })
  })
  const all = await readResults(at(), { $pageSize: 100 })
  expect([all.total, all.pages, all.items.length]).toEqual([455, 5, 100])
  const last = await readResults(at(), { $pageSize: 100, $pageIndex: 4 })
  expect([last.items.length, last.total]).toEqual([55, 455])
  expect(
    new Set(
      (
        await Promise.all(
          [0, 1, 2, 3, 4].map((page) => readResults(at(), { $pageSize: 100, $pageIndex: page })),
        )
      ).flatMap(({ items }) => ids(items)),
    ).size,
  ).toBe(455)
  const away = await readResults(at(), { locationIndicator: 'A', $pageSize: 100, $pageIndex: 1 })
  expect([away.total, away.items.length]).toEqual([151, 51])
  expect(new Set(away.items.map(({ locationIndicator }) => locationIndicator))).toEqual(
    new Set(['A']),
  )
})
test('lists a canceled game of today as a result tomorrow [SH-09]', async () => {
  await put(18, { date: '2027-03-20T12:00:00', status: 'P', noplayText: 'Postponed' })
  await put(19, { date: '2027-03-20T13:00:00', status: 'O', gameState: 8, result: result('L') })
  const today = await readResults(at(), { $pageSize: 2 })
  expect([ids(today.items), today.total]).toEqual([[19, 16], 5])
  const tomorrow = await readResults(
    new ReadContext(store, 'alpha', new Date('2027-03-21T06:00:00Z')),
    { $pageSize: 2 },
  )
  expect([ids(tomorrow.items), tomorrow.total]).toEqual([[19, 18], 6])
})

describe('every parameter of the call [SH-08]', () => {
  const link = (title: string) => ({ title, url: 'https://w.example/' })
  const none = {
    tv: null,
    tvImage: null,
    radio: null,
    video: null,
    audio: null,
    stats: null,
    tickets: null,
  }
  beforeEach(async () => {
    await transact(store, 'alpha', (transaction) =>
      writeSport(transaction, 2, 2, { ...footballSport, globalSportNameSlug: 'tennis' }),
    )
    for (const [id, day] of [
      [30, 26],
      [31, 27],
      [32, 28],
    ] as const)
      await put(id, { date: `2027-03-${day}T19:00:00` }, 2)
    await put(20, { date: '2027-03-22T19:00:00', media: { ...none, tickets: link('Tickets') } })
    await put(21, { date: '2027-03-22T20:00:00', media: { ...none, video: link('PLN+') } })
    await put(22, {
      date: '2027-03-23T19:00:00',
      extras: { ...noExtras, isSpotlight: true },
      media: { ...none, tv: { title: 'Pln+', url: '' } },
    })
    await put(23, {
      date: '2027-03-24T19:00:00',
      opponent: { id: null, title: 'BYE WEEK', prefix: null },
    })
  })
  test.each([
    [{ ticketedOnly: true }, [20]],
    [{ withCoverageOnly: true }, [21, 22]],
    [{ streamingProvider: 'pln+' }, [21, 22]],
    [{ streamingProvider: 'pln' }, []],
    [{ streamingProvider: '%' }, []],
    [{ spotLight: true }, [22]],
    [{ sportLight: true }, [22]],
    [{ gameId: 21 }, [21]],
    [{ gameId: 15 }, []],
    [{ perSport: 2 }, [12, 10, 30, 31]],
    [{ perSport: 1, $pageSize: 1 }, [12]],
    [{ perSport: 1, sportId: 2 }, [30]],
    [{ ticketedOnly: false, withCoverageOnly: false }, [12, 10, 20, 21, 22, 13, 30, 31, 32]],
  ])('%j', async (query, expected) =>
    expect(ids((await readUpcoming(at(), query)).items)).toEqual(expected),
  )

  test('groupedByDates lists game ids by day and sends each game once', async () => {
    const page = await readUpcoming(at(), { groupedByDates: true, $pageSize: 4 })
    expect([ids(page.items), page.dates]).toEqual([
      [12, 10, 20, 21],
      [
        { date: '2027-03-18', gameIds: [12] },
        { date: '2027-03-20', gameIds: [10] },
        { date: '2027-03-22', gameIds: [20, 21] },
      ],
    ])
    expect('dates' in (await readUpcoming(at(), {}))).toBe(false)
  })
})

test.skipIf(engine !== 'sqlite')(
  'reads only the games of the requested list [SH-08] [SH-09]',
  async () => {
    // The plan of SQLite: an index on tenant and kind of list. PostgreSQL words its plans
    // differently.
    const { rows } = await sql<{
      detail: string
    }>`explain query plan select count(*) from game where tenant = 'alpha' and coming = 1 and date >= '2027-03-01' and ends >= '2027-03-20' and place = 'H' and covered = 1`.execute(
      store.of('alpha'),
    )
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(
        /SEARCH game USING COVERING INDEX game_coming \(tenant=\? AND coming=\? AND date>\?\)/,
      ),
    ])
  },
)
