import { describe, expect, test } from 'vitest'
import type { BoxTeam, StatFamily } from '../../contract/box-score.schema.ts'
import { parseAmount, formatSeconds, outsToInnings, inningsToOuts, styled } from './lines.ts'
import type { FamilySpec, SeasonColumn } from './columns.ts'
import { families } from './family-of.ts'
import { leadersOfSeason, playerHighs, type GameBox } from './highs.ts'
import { sumSeason, type LoggedTable } from './season-of.ts'

/** The same numbers every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const names = ['Ada Alpha', 'Bo Beta', 'Cy Gamma', 'Di Delta', 'Ed Epsilon', 'Team']

/** A box score of invented figures; each table has some of the players. */
function boxOf(family: StatFamily, gameId: number, random: (below: number) => number): GameBox {
  const cell = (column: SeasonColumn): string => {
    if (column.kind === 'innings') return `${random(9)}.${random(3)}`
    if (column.kind === 'time') return `${random(60)}:${String(random(60)).padStart(2, '0')}`
    if (column.kind === 'marks') return ['W (1-0)', 'L (0-1)', 'S (2)', ''][random(4)]!
    if (column.kind === 'sum' && column.signed) return String(random(12) - 3)
    return random(8) === 0 ? '-1' : String(random(12))
  }
  const team = (ours: boolean): BoxTeam => ({
    id: ours ? 'US' : 'TH',
    name: ours ? 'Us' : 'Them',
    record: null,
    rank: null,
    score: String(random(40)),
    scoreByPeriod: [String(random(10)), String(random(10))],
    lineTotals: [],
    totals: families[family].team
      .filter(({ kind }) => kind === 'sum')
      .map(({ key, label }) => ({ key, label, value: String(random(100)) })),
    tables: families[family].tables.map(({ key, title, columns }) => {
      const from = [
        ...new Map(
          columns.flatMap((column) => ('from' in column ? [[column.from, column] as const] : [])),
        ).values(),
      ]
      const rows = names
        .filter((name) => random(3) > 0 || name === 'Team')
        .map((name) => ({
          name,
          uni: name === 'Team' ? '' : String(names.indexOf(name)),
          position: null,
          indent: false,
          rosterPlayerId: ours && name !== 'Team' ? names.indexOf(name) + 100 : null,
          cells: from.map(cell),
        }))
      return {
        key,
        title,
        columns: from.map((column) => ({
          key: 'from' in column ? column.from : '',
          label: column.label,
          title: column.title,
        })),
        rows,
        total: null,
      }
    }),
  })
  return {
    gameId,
    family,
    homeTeam: team(true),
    visitingTeam: team(false),
    thisTeamIsHomeTeam: true,
    periodLabels: ['1', '2'],
    venue: { attendance: null },
  }
}

/** The total of a column over some games, counted independently of the code under test. */
function byHand(
  boxes: readonly GameBox[],
  table: string,
  column: SeasonColumn,
  player?: string,
): number | null {
  if (!('from' in column)) return null
  let sum: number | null = null
  let most: number | null = null
  let marks = 0
  for (const { homeTeam } of boxes) {
    const found = homeTeam.tables.find(({ key }) => key === table)!
    let inGame: number | null = null
    for (const row of found.rows.filter(({ name }) => player === undefined || name === player)) {
      const text = row.cells[found.columns.findIndex(({ key }) => key === column.from)]!
      if (column.kind === 'marks') marks += text.startsWith(column.mark) ? 1 : 0
      const [whole, part] = text.split(/[.:]/).map(Number) as [number, number | undefined]
      const value =
        column.kind === 'innings'
          ? whole * 3 + part!
          : column.kind === 'time'
            ? whole * 60 + part!
            : whole
      if (Number.isNaN(value) || (value < 0 && !(column.kind === 'sum' && column.signed))) continue
      const shared = column.kind === 'sum' && column.shared === true && player === undefined
      inGame = shared ? Math.max(inGame ?? 0, value) : (inGame ?? 0) + value
      most = Math.max(most ?? value, value)
    }
    if (inGame !== null) sum = (sum ?? 0) + inGame
  }
  return column.kind === 'marks' ? marks : column.kind === 'max' ? most : sum
}

describe.each((Object.keys(families) as StatFamily[]).filter((family) => family !== 'plain'))(
  'a season of %s [RT-06]',
  (family) => {
    const random = seeded(family.length * 7919)
    const all = Array.from({ length: 12 }, (_, i) => boxOf(family, i + 1, random))

    test('sums any of its games: every column, the team and each player', () => {
      let compared = 0
      for (let round = 0; round < 25; round++) {
        const some = all.filter(() => random(2) === 0)
        const season = sumSeason(some)
        if (!season) {
          expect(some).toEqual([])
          continue
        }
        for (const { key, columns: specs } of families[family].tables) {
          const table = season.tables.find((one) => one.key === key)!
          for (const spec of specs.filter((column) => 'from' in column)) {
            const at = table.columns.findIndex((column) => column.key === spec.key)
            expect([round, key, spec.key, table.total!.values[at]]).toEqual([
              round,
              key,
              spec.key,
              byHand(some, key, spec),
            ])
            for (const row of table.rows)
              expect([round, key, spec.key, row.name, row.values[at]]).toEqual([
                round,
                key,
                spec.key,
                row.name,
                byHand(some, key, spec, row.name),
              ])
            compared += 1 + table.rows.length
          }
        }
      }
      expect(compared).toBeGreaterThan(1000)
    })

    test('shows a single game unchanged', () => {
      const season = sumSeason([all[3]!])!
      for (const table of season.tables)
        expect(table.games).toEqual([{ gameId: 4, ...table.total! }])
    })
  },
)

test('computes ratios from sums, and counts games played over all tables [RT-06]', () => {
  const random = seeded(5)
  const boxes = [boxOf('volleyball', 1, random), boxOf('volleyball', 2, random)]
  for (const [i, cells] of [
    ['3', '10', '2', '20', '', '0', '0', '0', ''],
    ['5', '20', '0', '25', '', '0', '0', '0', ''],
  ].entries()) {
    const table = boxes[i]!.homeTeam.tables[0]!
    const keys = ['sp', 'k', 'e', 'ta', 'pct', 'a', 'bhe', 'pts']
    Object.assign(table, {
      columns: keys.map((key) => ({ key, label: key, title: key })),
      rows: [
        { name: 'Ada Alpha', uni: '0', position: null, indent: false, rosterPlayerId: 100, cells },
      ],
    })
  }
  const table = sumSeason(boxes)!.tables[0]!
  const value = (key: string) =>
    table.rows[0]!.cells[table.columns.findIndex((column) => column.key === key)]
  expect([value('gp'), value('sp'), value('k'), value('pct'), value('k-per-set')]).toEqual([
    '2',
    '8',
    '30',
    '.622',
    '3.75',
  ])
})

test('reads and writes figures in their usual notation [RT-06]', () => {
  expect(
    ['24:31.2', '1:02:03', '6.32m', '-4', '.333', 'DNF', 'NM', '', '5.2 Mile'].map(parseAmount),
  ).toEqual([1471.2, 3723, 6.32, -4, 0.333, null, null, null, 5.2])
  expect(['6.1', '6', '0.2', '10.0', '6.3', 'x', ''].map(inningsToOuts)).toEqual([
    19,
    18,
    2,
    30,
    null,
    null,
    null,
  ])
  expect([outsToInnings(19), outsToInnings(0), formatSeconds(3450), formatSeconds(59.6)]).toEqual([
    '6.1',
    '0.0',
    '57:30',
    '1:00',
  ])
  expect([
    styled(1 / 3, 'share'),
    styled(1, 'share'),
    styled(-0.25, 'share'),
    styled(4.55, 'tenths'),
    styled(0, 'hundredths'),
  ]).toEqual(['.333', '1.000', '-.250', '4.5', '0.00'])
})

test('ranks leaders best first with bars, and averages only above a minimum [GM-03]', () => {
  const columns = ['ab', 'h', 'avg'].map((key) => ({ key, label: key, title: key }))
  const row = (name: string, ab: number, h: number) => ({
    name,
    uni: '',
    position: null,
    rosterPlayerId: name.length,
    cells: [`${ab}`, `${h}`, styled(h / ab, 'share')],
    values: [ab, h, h / ab],
  })
  const tables = [
    {
      key: 'batting',
      columns,
      rows: [row('Once', 1, 1), row('Often', 30, 9), row('Second', 30, 8)],
    },
  ]
  const [group] = leadersOfSeason(
    [
      {
        table: 'batting',
        column: 'avg',
        title: 'Batting average',
        detail: '{h} for {ab}',
        least: ['ab', 2],
      },
    ],
    tables,
    10,
  )
  expect(
    group!.leaders.map(({ name, stat }) => [name, stat.value, stat.description, stat.progress]),
  ).toEqual([
    ['Often', '.300', '9 for 30', 100],
    ['Second', '.267', '8 for 30', 88.9],
  ])
})

test('counts the players and games of a high, and names the first game [RT-06]', () => {
  const table = (values: Record<string, number[]>) =>
    ({
      key: 'defense',
      columns: [{ key: 'sacks', title: 'Sacks' }],
      games: [{ gameId: 1 }, { gameId: 2 }, { gameId: 3 }],
      rows: Object.entries(values).map(([name, games], i) => ({
        name,
        rosterPlayerId: name === 'Team' ? null : i,
        games: games.map((value, game) => ({
          gameId: game + 1,
          cells: [String(value)],
          values: [value],
        })),
      })),
    }) as unknown as LoggedTable
  const highOf = (values: Record<string, number[]>) =>
    playerHighs({ highs: [['defense', 'sacks']] } as unknown as FamilySpec, [table(values)])[0]
  expect(highOf({ Ada: [0, 1, 1], Bo: [1, 0, 0], Team: [1, 1, 1] })).toMatchObject({
    value: '1',
    gameId: 1,
    players: 2,
    others: [{ name: 'Ada', rosterPlayerId: 0, gameId: 2 }],
    games: 3,
  })
  // One each of four players is no high; two each is.
  expect(highOf({ Ada: [1], Bo: [1], Cy: [1], Di: [1] })).toBeUndefined()
  expect(highOf({ Ada: [2], Bo: [2], Cy: [2], Di: [2] })).toMatchObject({ players: 4, others: [] })
  expect(highOf({ Ada: [0, 2, 2], Bo: [1, 0, 0] })).toMatchObject({
    name: 'Ada',
    gameId: 2,
    players: 1,
    games: 2,
  })
})
