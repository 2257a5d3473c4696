import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, playerDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import { writeGame } from '../games/games.ts'
import { writeItem } from '../items.ts'
import { careerLeaders } from '../kinds/games.ts'
import { writePlayer, writeRoster } from '../people/write-rosters.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import { readCareerLeaders } from './career-leaders.ts'
import { readCareer, readPlayerStats } from './career.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

const over = { us: [7, 7, 7, 7], quarter: 4, over: true }

describe('a career [RT-04] [RT-06]', () => {
  const okafor = (file: string) => file.replaceAll('Okafor,Sam', 'Ramos,Lee')
  const days = ['2026-09-05', '2026-09-12']
  beforeEach(async () => {
    await transact(store, 'alpha', async (transaction) => {
      for (const [i, day] of days.entries())
        await writeGame(transaction, {
          id: 40 + i,
          scheduleId: 1,
          sportId: 1,
          doc: gameDoc({ date: `${day}T19:00:00` }),
        })
    })
    for (const [i, complete] of ['7', '10'].entries())
      await ingestStatFile(
        store,
        'alpha',
        40 + i,
        Buffer.from(
          okafor(footballFile({ ...over, date: days[i]! })).replaceAll(
            'comp="7"',
            `comp="${complete}"`,
          ),
        ),
        { sure: true },
      )
  })

  test('maps seasons to text values', async () => {
    const career = (await readCareer(new ReadContext(store, 'alpha'), 'football', {
      rosterPlayerId: 8,
    }))!
    expect(Object.keys(career)).toEqual(['2026'])
    expect(career['2026']).toMatchObject({
      rosterPlayerId: '8',
      season: '2026',
      tables: { passing: { gp: '2', comp: '17', att: '20', pct: '85.0' } },
    })
    expect(await readCareer(new ReadContext(store, 'alpha'), 'football', { playerId: 80 })).toEqual(
      career,
    )
    expect(
      await readCareer(new ReadContext(store, 'alpha'), 'baseball', { rosterPlayerId: 8 }),
    ).toBeNull()
    expect(
      await readCareer(new ReadContext(store, 'alpha'), 'football', { rosterPlayerId: 999 }),
    ).toBeNull()
  })

  test('on a bio has the season, its totals and the games in order', async () => {
    const bio = (await readPlayerStats(new ReadContext(store, 'alpha'), 8, 'football', '2026'))!
    const table = bio.tables.find(({ key }) => key === 'passing')!
    const at = table.columns.findIndex(({ key }) => key === 'comp')
    expect([
      bio.name,
      table.season!.cells[at],
      table.career!.cells[at],
      table.seasons.map(({ season: title }) => title),
    ]).toEqual(['Lee Ramos', '17', '17', ['2026']])
    expect(table.games.map(({ gameId, cells }) => [gameId, cells[at]])).toEqual([
      [40, '7'],
      [41, '10'],
    ])
    expect(bio.games.map(({ gameId, opponent }) => [gameId, opponent])).toEqual([
      [40, 'Ashford'],
      [41, 'Ashford'],
    ])
    for (const [sport, year] of [
      ['baseball', '2026'],
      ['football', '2025'],
    ] as const)
      expect(await readPlayerStats(new ReadContext(store, 'alpha'), 8, sport, year)).toBeNull()
  })

  test('has the line of the game in progress on a bio, until its final', async () => {
    const liveOf = async (id: number) =>
      (await readPlayerStats(new ReadContext(store, 'alpha'), id, 'football'))?.live
    const passingOf = async (id: number) => {
      const stats = await readPlayerStats(new ReadContext(store, 'alpha'), id, 'football')
      const table = stats?.tables.find(({ key }) => key === 'passing')
      return table?.live?.cells[table.columns.findIndex(({ key }) => key === 'yds')]
    }
    const send = (more: Parameters<typeof footballFile>[0]) =>
      ingestStatFile(
        store,
        'alpha',
        42,
        Buffer.from(okafor(footballFile({ date: '2026-09-19', ...more }))),
        { sure: true },
      )
    expect(await liveOf(8)).toBeUndefined()
    await transact(store, 'alpha', (transaction) =>
      writeGame(transaction, {
        id: 42,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-09-19T19:00:00' }),
      }),
    )
    await send({ us: [7], quarter: 1 })
    expect(await liveOf(8)).toEqual({
      gameId: 42,
      atVs: 'vs',
      opponent: 'Ashford',
      tag: 'ASH',
      words: '7 of 10, 70 yards',
      url: '/game-center/42',
    })
    expect(await passingOf(8)).toBe('70')
    expect(await liveOf(9)).toBeUndefined()
    await send(over)
    expect(await liveOf(8)).toBeUndefined()
    expect(await passingOf(8)).toBeUndefined()
  })

  test('is on the bio of a season without statistics, which has no games yet', async () => {
    await transact(store, 'alpha', async (transaction) => {
      await writeRoster(transaction, { id: 20, sportId: 1, season: '2027' })
      const doc = playerDoc('alpha', '12', 'Lee', 'Ramos')
      await writePlayer(transaction, { id: 200, rosterId: 20, playerId: 80, rank: 1, doc })
      await writePlayer(transaction, { id: 201, rosterId: 20, playerId: 90, rank: 2, doc })
    })
    const bioOf = (id: number) => readPlayerStats(new ReadContext(store, 'alpha'), id, 'football')
    const bio = (await bioOf(200))!
    expect([bio.season, bio.games, bio.charts]).toEqual(['2027', [], []])
    expect(
      bio.tables.map(({ key, season: own, seasons, games }) => [
        key,
        own,
        seasons.map((line) => [line.season, line.rosterPlayerId]),
        games,
      ]),
    ).toContainEqual(['passing', null, [['2026', 8]], []])
    expect(await bioOf(201)).toBeNull()
  })

  describe('in the history of the program', () => {
    const past = { name: 'Ann Alum', seasons: '1999-02', value: 1500, through: null }
    const own = { name: 'Lee Ramos', seasons: '2024-25', value: 900, through: '2025' }
    const list = (...entries: (typeof past | typeof own)[]) =>
      transact(store, 'alpha', (transaction) =>
        writeItem(transaction, careerLeaders, {
          id: 7,
          rank: 7,
          doc: { sportId: 1, lists: [{ table: 'passing', column: 'yds', entries }] },
        }),
      )
    const yards = async (id = 8) =>
      (await readPlayerStats(new ReadContext(store, 'alpha'), id, 'football'))?.careers?.find(
        ({ title }) => title === 'Passing yards',
      )
    const leaders = async () =>
      (await readCareerLeaders(new ReadContext(store, 'alpha'), 1)).map(
        ({ title, leaders: all }) => [
          title,
          ...all.map(({ rank, name, value, url }) => [rank, name, value, url]),
        ],
      )

    test('adds the games since the list, ranks the total and finds a milestone', async () => {
      await list(past, own, { ...past, name: 'Bea Alum', value: 1000 })
      // The game without a box score is still to come.
      await transact(store, 'alpha', (transaction) =>
        writeGame(transaction, {
          id: 2,
          scheduleId: 1,
          sportId: 1,
          doc: gameDoc({ date: '2026-11-28T12:00:00' }),
        }),
      )
      expect(await yards()).toEqual({
        table: 'passing',
        column: 'yds',
        title: 'Passing yards',
        total: '1040',
        through: null,
        rank: { rank: 2, isTied: false, ahead: { name: 'Ann Alum', by: '460' } },
        reached: { amount: 1000, gameId: 41 },
        next: null,
      })
      expect(await leaders()).toEqual([
        [
          'Passing yards',
          [1, 'Ann Alum', '1500', null],
          [2, 'Lee Ramos', '1040', '/sports/football/roster/lee-ramos/8'],
          [3, 'Bea Alum', '1000', null],
        ],
      ])
    })

    test('has what the game in progress adds, only beside a total of all games', async () => {
      await list(past, own, { ...past, name: 'Bea Alum', value: 800 })
      const write = (id: number, date: string) =>
        transact(store, 'alpha', (transaction) =>
          writeGame(transaction, { id, scheduleId: 1, sportId: 1, doc: gameDoc({ date }) }),
        )
      const send = (more: Parameters<typeof footballFile>[0]) =>
        ingestStatFile(
          store,
          'alpha',
          42,
          Buffer.from(okafor(footballFile({ date: '2026-11-28', ...more }))),
          { sure: true },
        )
      await write(42, '2026-11-28T12:00:00')
      await send({ us: [7], quarter: 1 })
      // A game of the past has no box score.
      const partial = await yards()
      expect([partial?.through, partial?.today]).toEqual(['2025', undefined])
      await write(2, '2026-12-05T12:00:00')
      expect(await yards()).toMatchObject({ total: '1040', today: 70 })
      await send(over)
      const final = await yards()
      expect([final?.total, final?.today]).toEqual(['1110', undefined])
    })

    test('has no rank or milestone from seasons that may not be all', async () => {
      await list(past)
      expect(await yards()).toBeUndefined()
      expect(await leaders()).toEqual([['Passing yards', [1, 'Ann Alum', '1500', null]]])
      const bio = await readPlayerStats(new ReadContext(store, 'alpha'), 8, 'football')
      expect(bio?.isWholeCareer).toBe(false)
    })

    test('stops at the list while a game has no box score, and says so', async () => {
      await list(past, own, { ...past, name: 'Bea Alum', value: 800 })
      expect(await yards()).toMatchObject({
        total: '900',
        through: '2025',
        rank: { rank: 2 },
        reached: null,
      })
      const bio = await readPlayerStats(new ReadContext(store, 'alpha'), 8, 'football')
      expect(bio?.tables[0]?.seasons[0]?.coverage).toEqual({ games: 2, of: 3 })
    })

    test.each([
      ['hide', [[2, 'Bea Alum', '800', null]]],
      [
        'hideBio',
        [
          [2, 'Lee Ramos', '900', null],
          [3, 'Bea Alum', '800', null],
        ],
      ],
    ] as const)('with %s shows no link, and no name of who is hidden', async (flag, others) => {
      await list(past, own, { ...past, name: 'Bea Alum', value: 800 })
      await transact(store, 'alpha', (transaction) =>
        writePlayer(transaction, {
          id: 8,
          rosterId: 1,
          playerId: 80,
          rank: 1,
          doc: { ...playerDoc('alpha', '12', 'Lee', 'Ramos'), [flag]: true },
        }),
      )
      expect((await leaders())[0]!.slice(2)).toEqual(others)
    })
  })
})
