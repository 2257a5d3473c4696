import { describe, expect, test } from 'vitest'
import type { SeasonStats } from '../../contract/season-stats.schema.ts'
import { inventedBox } from '../../../tests/support/invented-box.ts'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import {
  parseStatsQuery,
  toStatsSearch,
  sorted,
  sortedGames,
  toggleSort,
  listStatViews,
} from './stats-query.ts'
import { families } from './family-of.ts'
import { leadersOfSeason } from './highs.ts'
import { sumSeason } from './season-of.ts'

const season = (family: keyof typeof families): SeasonStats => {
  const figures = sumSeason([inventedBox(family, 1), inventedBox(family, 2)])!
  const counted = {
    date: '2026-09-05',
    opponent: 'Ashford',
    atVs: 'vs',
    status: 'W',
    teamScore: '3',
    opponentScore: '2',
    attendance: null,
    url: '/x',
  } as const
  return {
    sport: sampleGame().sport,
    season: '2026',
    seasons: ['2026'],
    source: 'games',
    record: '2-0',
    games: [
      { ...counted, gameId: 1 },
      { ...counted, gameId: 2 },
    ],
    played: 2,
    attendance: null,
    leaders: leadersOfSeason(families[family].leaders, figures.tables, 2),
    pdf: null,
    elsewhere: null,
    tables: figures.tables,
    team: figures.team,
    periods: figures.periods,
    highs: figures.highs,
  }
}
const at = (search: string, stats = season('hockey')) =>
  parseStatsQuery(new URLSearchParams(search), stats)

describe('the choices of a statistics page [RT-06]', () => {
  test('default to the overview and the first table for an invalid address', () => {
    expect(at('')).toEqual({ view: 'overview', table: 0, sort: 'file', order: 'down' })
    for (const wrong of ['show=all&table=9&sort=x', 'table=0&sort=-1', 'table=1e0&sort=99'])
      expect(at(wrong)).toEqual({ view: 'overview', table: 0, sort: 'file', order: 'down' })
  })

  test('are read back from the address they are written to', () => {
    for (const search of [
      '?',
      '?show=players',
      '?show=players&table=2&sort=3',
      '?show=players&sort=3&order=up',
      '?show=players&sort=name',
      '?show=players&sort=name&order=up',
      '?show=games&table=2',
    ])
      expect(toStatsSearch(at(search))).toBe(search)
  })

  test('sort largest first, then smallest, and names the other way around', () => {
    const once = toggleSort(at('?show=players'), 2)
    expect([
      once.sort,
      once.order,
      toggleSort(once, 2).order,
      toggleSort(toggleSort(once, 2), 2).order,
      toggleSort(once, 3).order,
    ]).toEqual([2, 'down', 'up', 'down', 'down'])
    expect([
      toggleSort(once, 'name').order,
      toggleSort(toggleSort(once, 'name'), 'name').order,
    ]).toEqual(['up', 'down'])
  })

  test('sort missing figures last both ways, and names by last name', () => {
    const rows = [
      ['Ada Quill', 2],
      ['Bo Ferreira', null],
      ['Cy Marsh', 9],
    ].map(([name, value]) => ({ name: String(name), values: [value as number | null] }))
    const order = (sort: 0 | 'name', way: 'up' | 'down') =>
      sorted(rows, { sort, order: way }).map(({ name }) => name.split(' ')[0])
    expect([order(0, 'down'), order(0, 'up'), order('name', 'up'), order('name', 'down')]).toEqual([
      ['Cy', 'Ada', 'Bo'],
      ['Ada', 'Cy', 'Bo'],
      ['Bo', 'Cy', 'Ada'],
      ['Ada', 'Cy', 'Bo'],
    ])
  })

  test('sort games by figure, opponent or date, games without the table last', () => {
    const stats = season('hockey')
    const games = [
      [1, 'Yarrow'],
      [2, 'Bellwick'],
      [3, 'Cape Addison'],
    ].map(([gameId, opponent]) => ({
      ...stats.games[0]!,
      gameId: Number(gameId),
      opponent: String(opponent),
    }))
    const table = {
      ...stats.tables[0]!,
      games: [
        { gameId: 1, cells: ['4'], values: [4] },
        { gameId: 3, cells: ['7'], values: [7] },
      ],
    }
    const order = (sort: 0 | 'name' | 'file', way: 'up' | 'down') =>
      sortedGames({ games }, table, { sort, order: way }).map(({ game, line }) => [
        game.gameId,
        line?.cells[0],
      ])
    expect(order('file', 'down')).toEqual([
      [1, '4'],
      [2, undefined],
      [3, '7'],
    ])
    expect(
      [order(0, 'down'), order(0, 'up'), order('name', 'up')].map((list) => list.map(([id]) => id)),
    ).toEqual([
      [3, 1, 2],
      [1, 3, 2],
      [2, 3, 1],
    ])
  })

  test('have no games view without games, and no views without content', () => {
    const stats = season('soccer')
    expect(listStatViews(stats)).toEqual(['overview', 'players', 'games'])
    const file = {
      ...stats,
      games: [],
      team: [],
      leaders: [],
      tables: stats.tables.map((table) => ({ ...table, games: [] })),
    }
    expect([listStatViews(file), listStatViews({ ...file, tables: [] })]).toEqual([['players'], []])
    expect(at('show=games', file).view).toBe('players')
  })
})

test.each(['basketball', 'soccer', 'hockey', 'field-hockey'] as const)(
  'doubles the figures of a season of %s with two games, with leaders and highs [RT-06]',
  (family) => {
    const stats = season(family)
    expect(stats.tables.map(({ key }) => key)).toEqual(
      families[family].tables.map(({ key }) => key),
    )
    expect(stats.leaders.length).toBeGreaterThanOrEqual(families[family].leaders.length - 1)
    expect(
      stats.leaders.flatMap(({ leaders }) => leaders.map(({ stat }) => stat.description)).join(),
    ).not.toMatch(/[{}]|undefined|NaN/)
    const [table] = stats.tables
    const points = table!.columns.findIndex(({ key }) => key === 'pts')
    const once = sumSeason([inventedBox(family)])!.tables[0]!
    expect(table!.rows[0]!.values[points]).toBe(2 * once.rows[0]!.values[points]!)
    expect(stats.highs.some(({ scope }) => scope === 'player')).toBe(true)
  },
)
