import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BoxTeam } from '../../src/contract/box-score.schema.ts'
import { families } from '../../src/domain/season-stats/family-of.ts'
import { sumSeason } from '../../src/domain/season-stats/season-of.ts'
import { statFixture } from '../../tests/fixtures/statcrew/read-fixture.ts'
import { parseStatFile } from './parse.ts'

const folder = process.env['REAL_DATA']
const why = folder === undefined ? 'skipped: REAL_DATA names no folder of real files' : 'real files'

/**
 * Every figure of the box score that a season keeps, for the total and each player: [table, column,
 * who, box score, season].
 */
type Figure = readonly [table: string, column: string, who: string, box: unknown, season: unknown]
function compared(bytes: Uint8Array, ours: 'home' | 'visitor'): Figure[] {
  const file = parseStatFile(bytes)
  const box = { ...file, gameId: 1, thisTeamIsHomeTeam: ours === 'home' }
  const team: BoxTeam = ours === 'home' ? file.homeTeam : file.visitingTeam
  const season = sumSeason([box])!
  return families[file.family].tables.flatMap(({ key, columns }): Figure[] => {
    const from = team.tables.find((table) => table.key === key)
    const to = season.tables.find((table) => table.key === key)
    if (!from || !to) return [[key, '', '', Boolean(from), Boolean(to)]]
    return columns.flatMap((column): Figure[] => {
      if (column.kind !== 'sum' && column.kind !== 'max' && column.kind !== 'innings') return []
      const at = from.columns.findIndex((one) => one.key === column.from)
      const shown = to.columns.findIndex((one) => one.key === column.key)
      if (at === -1 || shown === -1) return []
      const number = (text: string | undefined) =>
        text === undefined || text === '' ? null : Number(text)
      return [
        ...(from.total && from.total[at] !== ''
          ? [
              [
                key,
                column.key,
                'Total',
                number(from.total[at]),
                number(to.total!.cells[shown]),
              ] as const,
            ]
          : []),
        ...from.rows.map(
          (row) =>
            [
              key,
              column.key,
              row.name,
              number(row.cells[at]),
              number(
                to.rows.find(({ name, uni }) => name === row.name && uni === row.uni)?.cells[shown],
              ),
            ] as const,
        ),
      ]
    })
  })
}

const same = (bytes: Uint8Array, ours: 'home' | 'visitor', least: number) => {
  const figures = compared(bytes, ours)
  expect(figures.length).toBeGreaterThan(least)
  expect(figures.map(([table, column, who, , season]) => [table, column, who, season])).toEqual(
    figures.map(([table, column, who, box]) => [table, column, who, box]),
  )
}

describe('a season of one game equals its box score [RT-06]', () => {
  test.each([
    'football-final.xml',
    'baseball-final.xml',
    'volleyball-final.xml',
    'lacrosse-live.xml',
    'basketball-final.xml',
    'soccer-overtime.xml',
    'field-hockey.xml',
    'hockey-live.xml',
  ])('%s', (name) => {
    for (const side of ['home', 'visitor'] as const) same(statFixture(name), side, 1)
  })
})

describe.skipIf(folder === undefined)(why, () => {
  test.each([
    'unc-football.xml',
    'unc-baseballDataStats.xml',
    'unc-volleyball.xml',
    'unc-wlax.xml',
  ])('%s: equals its box score in a season of one game [RT-06]', (name) => {
    for (const side of ['home', 'visitor'] as const)
      same(new Uint8Array(readFileSync(join(folder!, 'statcrew', name))), side, 100)
  })
})
