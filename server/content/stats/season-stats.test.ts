import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, playerDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import type { GameDoc } from '../docs.ts'
import { writePlayer, writeRoster } from '../people/write-rosters.ts'
import { readCareer, readPlayerStats } from './career.ts'
import { writeGame } from '../games/games.ts'
import { writeItem } from '../items.ts'
import { seasonStatistics } from '../kinds/games.ts'
import { ReadContext } from '../read-context.ts'
import { writeSeasonFile } from './season-figures.ts'
import { readSeasonLeaders, readSeasonStats, readStatsPdf } from './season-stats.ts'
import { transact } from '../transaction.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
  await seedTenant(store, 'alpha', { hosts: [] })
})
afterEach(() => store.close())

const over = { us: [7, 7, 7, 7], quarter: 4, over: true }
async function play(
  id: number,
  day: string,
  file: Parameters<typeof footballFile>[0] = over,
  doc: Partial<GameDoc> = {},
): Promise<void> {
  await transact(store, 'alpha', (transaction) =>
    writeGame(transaction, {
      id,
      scheduleId: 1,
      sportId: 1,
      doc: gameDoc({ date: `${day}T19:00:00`, ...doc }),
    }),
  )
  await ingestStatFile(store, 'alpha', id, Buffer.from(footballFile({ date: day, ...file })), {
    sure: true,
  })
}
const season = (context = new ReadContext(store, 'alpha')) => readSeasonStats(context, 1)
const passing = async () => {
  const table = (await season())?.tables.find(({ key }) => key === 'passing')
  return table?.rows[0]?.cells[table.columns.findIndex(({ key }) => key === 'comp')]
}

describe('season statistics [RT-06]', () => {
  test('count finished games in order, without exhibitions', async () => {
    expect(await season()).toBeNull()
    await play(30, '2026-09-12')
    await play(31, '2026-09-05')
    await play(32, '2026-09-19', over, { type: 'S' })
    await play(33, '2026-09-26', { us: [7], quarter: 1 })
    const stats = (await season())!
    expect(stats.games.map(({ gameId }) => gameId)).toEqual([31, 30])
    expect([stats.record, await passing(), stats.team[0]]).toEqual([
      '2-0',
      '14',
      { key: 'score', label: 'Points', team: '56', opponents: '0' },
    ])
    expect(stats.periods).toEqual({
      labels: ['1', '2', '3', '4'],
      team: ['14', '14', '14', '14'],
      opponents: ['0', '0', '0', '0'],
    })
    expect(stats.attendance).toEqual({ games: 2, total: 2400, average: 1200 })
  })

  test('are cached, and computed again only after a file of theirs', async () => {
    await play(30, '2026-09-12')
    await play(31, '2026-09-05')
    await season()
    await play(33, '2026-09-26', { us: [7], quarter: 1 })
    const parse = vi.spyOn(JSON, 'parse')
    expect(await passing()).toBe('14')
    expect(parse.mock.calls.filter(([text]) => text.includes('"homeTeam":'))).toEqual([])
    parse.mockRestore()
    await ingestStatFile(
      store,
      'alpha',
      30,
      Buffer.from(footballFile({ ...over, date: '2026-09-12' }).replaceAll('comp="7"', 'comp="9"')),
      { sure: true },
    )
    expect(await passing()).toBe('16')
    // A game that becomes an exhibition no longer counts.
    await transact(store, 'alpha', async (transaction) =>
      writeGame(transaction, {
        id: 31,
        scheduleId: 1,
        sportId: 1,
        doc: gameDoc({ date: '2026-09-05T19:00:00', type: 'S', status: 'O', gameState: 8 }),
      }),
    )
    expect(await passing()).toBe('9')
  })

  test('belong to one department', async () => {
    await seedTenant(store, 'beta', { hosts: [] })
    await play(30, '2026-09-12')
    await season()
    expect(await readSeasonStats(new ReadContext(store, 'beta'), 1)).toBeNull()
  })

  test('skip a box score that cannot be read, and log it once', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await play(30, '2026-09-12')
    await play(31, '2026-09-05')
    await store.db
      .updateTable('stat_file')
      .set({ doc: '{"family":"foot' })
      .where('game_id', '=', 31)
      .execute()
    expect(await passing()).toBe('7')
    await store.db.deleteFrom('document').where('kind', '=', 'season-stats').execute()
    expect(await passing()).toBe('7')
    expect(
      said.mock.calls.filter(([line]) => String(line).includes('Error parsing box score 31')),
    ).toHaveLength(1)
  })

  test('depend on the topics that change them', async () => {
    await play(30, '2026-09-12')
    const context = new ReadContext(store, 'alpha')
    await season(context)
    expect([...context.topics]).toEqual(
      expect.arrayContaining(['schedule:1', 'schedules:1', 'season-file:1', 'rosters:1']),
    )
  })

  test('given by the department take precedence, and link players by name', async () => {
    await play(30, '2026-09-12')
    const columns = ['gp', 'yds'].map((key) => ({ key, label: key, title: key }))
    const row = (name: string, yds: number) => ({
      name,
      uni: '',
      position: null,
      rosterPlayerId: null,
      cells: ['9', `${yds}`],
      values: [9, yds],
    })
    await transact(store, 'alpha', (transaction) =>
      writeSeasonFile(transaction, {
        sportId: 1,
        seasonId: 1,
        doc: {
          tables: [
            {
              key: 'passing',
              title: 'Passing',
              columns,
              rows: [row('Lee Ramos', 900), row('Nobody Known', 40)],
              total: null,
              opponents: null,
            },
          ],
        },
      }),
    )
    const stats = (await season())!
    expect([stats.source, stats.games, stats.highs]).toEqual(['file', [], []])
    expect(stats.tables[0]!.rows.map(({ name, rosterPlayerId }) => [name, rosterPlayerId])).toEqual(
      [
        ['Lee Ramos', 8],
        ['Nobody Known', null],
      ],
    )
    const leaders = await readSeasonLeaders(new ReadContext(store, 'alpha'), 1)
    expect(
      leaders[0]!.leaders.map(({ name, number, stat }) => [
        name,
        number,
        stat.value,
        stat.progress,
      ]),
    ).toEqual([
      ['Lee Ramos', '0', '900', 100],
      ['Nobody Known', '', '40', 4.4],
    ])
  })
})

test('links statistics on another site when there are no others [RT-06]', async () => {
  await transact(store, 'alpha', (transaction) =>
    writeItem(transaction, seasonStatistics, {
      id: 1,
      rank: 1,
      doc: {
        sportId: 1,
        season: '2026',
        title: 'Printed',
        pdf: '/documents/fb.pdf',
        file: null,
        elsewhere: 'https://league.example/fb',
      },
    }),
  )
  expect(await season()).toMatchObject({
    elsewhere: 'https://league.example/fb',
    pdf: { title: 'Printed', url: '/documents/fb.pdf' },
    tables: [],
    games: [],
  })
  expect(await readStatsPdf(new ReadContext(store, 'alpha'), 1, '2025')).toBeNull()
})

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
      words: '7 of 10, 70 yards',
      url: '/game-center/42',
    })
    expect(await liveOf(9)).toBeUndefined()
    await send(over)
    expect(await liveOf(8)).toBeUndefined()
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
})
