import { expect, test } from 'vitest'
import { families, familyOfSport } from './family-of.ts'
import { averageScores, listTeamRates } from './team-rates.ts'

const basketball = familyOfSport('mbball')
const table = (line: Record<string, number>, opponents: Record<string, number> | null = null) => {
  const keys = Object.keys(line)
  const valuesOf = (given: Record<string, number>) => ({
    cells: [],
    values: keys.map((key) => given[key] ?? null),
  })
  return {
    key: 'players',
    columns: keys.map((key) => ({ key, label: key, title: key })),
    total: valuesOf(line),
    opponents: opponents && valuesOf(opponents),
  }
}

test('computes the compared rates that the total has the sums for [GM-03]', () => {
  const total = { gp: 8, fgm: 220, fga: 480, reb: 300, to: 100, fgpct3: 33.3 }
  expect(listTeamRates([table(total)], basketball)).toEqual([
    { key: 'players/fgpct', title: 'Field-goal percentage', value: '.458', better: 'more' },
    { key: 'players/reb-per-game', title: 'Rebounds per game', value: '37.5', better: 'more' },
    { key: 'players/to', title: 'Turnovers per game', value: '12.5', better: 'fewer' },
  ])
  expect(listTeamRates([{ ...table(total), total: null }], basketball)).toEqual([])
  expect(listTeamRates([table(total)], null)).toEqual([])
})

test('averages the score of both lines, where a column has it [GM-03]', () => {
  const line = { gp: 8, pts: 600 }
  expect(averageScores([table(line, { pts: 561 })], basketball)).toEqual({
    scored: '75.0',
    allowed: '70.1',
  })
  expect(averageScores([table(line)], basketball)).toBeNull()
  expect(averageScores([table({ pts: 600 }, { pts: 561 })], basketball)).toBeNull()
  expect(averageScores([table(line, { pts: 561 })], familyOfSport('football'))).toBeNull()
})

test('compares by columns that the tables of the sport have', () => {
  for (const { tables, compared, scoredIn } of Object.values(families)) {
    const columnOf = (table: string, column: string) =>
      tables.find(({ key }) => key === table)?.columns.find(({ key }) => key === column)
    for (const { table, column, per } of compared) {
      const found = columnOf(table, column)
      expect([table, column, found?.kind === 'ratio']).toEqual([table, column, per === null])
      expect(found && (per === null || columnOf(table, per))).toBeTruthy()
    }
    if (scoredIn) expect(columnOf(scoredIn.table, scoredIn.column)).toBeDefined()
  }
})
