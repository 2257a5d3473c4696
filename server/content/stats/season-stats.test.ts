import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { openStore } from '../../../tests/support/engine.ts'
import { gameDoc, seedTenant } from '../../../tests/support/seed.ts'
import type { Store } from '../../db/store.ts'
import { ingestStatFile } from '../../live/ingest.ts'
import type { GameDoc } from '../docs.ts'
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
