import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

async function said(check: string, files: Record<string, string>): Promise<string[]> {
  const { findings } = await checkFolder(pack(files))
  return findings
    .filter((one) => one.check === check)
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}
const head = 'date,opponent,home_away,conference,result'
const season = (...rows: string[]) => ({
  'schedules/football/2026.csv': textFile(
    'date,opponent,home_away,conference,result',
    ...rows,
    '2026-09-19,Pacific,H,y,W 7-0',
    '2026-09-26,Pacific,A,,L 0-7',
  ),
})
const coach = (...rows: string[]) => ({
  'coaching-records.csv': textFile(
    'sport,season,names,wins,losses,ties,conference_wins,conference_losses,conference_ties',
    ...rows,
  ),
})
const four = season('2026-09-05,Aldermoor,H,y,W 3-0', '2026-09-12,Quillan Tech,A,y,L 0-3')

test('reports coaching records that a schedule contradicts [CA-03]', async () => {
  expect(await said('records', { ...four, ...coach('football,2026,A B,3,1,0,3,0,0') })).toEqual([
    'coaching-records.csv:2 record: 2026 says 3-1; the results in schedules/football/2026.csv say 2-2',
    'coaching-records.csv:2 conference record: 2026 says 3-0; the results in schedules/football/2026.csv say 2-1',
  ])
  expect(await said('records', { ...four, ...coach('football,2026,A B,3,2,0,,,') })).toEqual([
    'coaching-records.csv:2 record: 2026 says 3-2; the results in schedules/football/2026.csv say 2-2',
  ])
  expect(await said('records', { ...four, ...coach('football,2026,A B,2,2,0,2,1,') })).toEqual([])
})

test('adds up the coaches of one season, and takes the record that a season states [CA-03]', async () => {
  const two = coach('football,2026,A B,1,1,0,,,', 'football,2026,C D,1,1,0,,,')
  expect(await said('records', { ...four, ...two })).toEqual([])
  const stated = '- {sportId: football, season: "2026", record: {overall: 3-1}}'
  expect(
    await said('records', {
      ...four,
      ...coach('football,2026,A B,3,1,0,,,'),
      'seasons.yaml': stated,
    }),
  ).toEqual([])
})

test('takes a record book as possibly incomplete [CA-03]', async () => {
  const book = {
    'history/football.csv': textFile(
      head,
      '1990-09-05,Pacific,H,y,W',
      '1990-09-12,Pacific,A,,L',
      '1991-09-12,Pacific,A,,T',
    ),
  }
  expect(await said('records', { ...book, ...coach('football,1990,A B,5,4,0,3,2,0') })).toEqual([])
  expect(
    await said('records', {
      ...book,
      ...coach('football,1989,A B,9,0,0,,,', 'football,1991,A B,5,4,0,,,'),
    }),
  ).toEqual([
    'coaching-records.csv:3 record: 1991 says 5-4; the results in history/football.csv already come to 0-0-1',
  ])
})

test.each([
  ['no results', ['2026-09-05,Aldermoor,H,y,']],
  ['a few games only', ['2026-09-05,Aldermoor,H,y,W 3-0']],
  ['a past game without a result', ['2026-09-05,Aldermoor,H,y,W 3-0', '2026-09-12,Pacific,A,y,']],
])('reports nothing for a schedule with %s [CA-03]', async (_, rows) => {
  expect(
    await said('records', {
      'schedules/football/2026.csv': textFile(head, ...rows),
      ...coach('football,2026,A B,3,1,0,3,0,0'),
    }),
  ).toEqual([])
})

test('reports our own row of the standings where it differs from the schedule [CA-03]', async () => {
  const table = (row: string) => ({
    'standings/football/2026.csv': textFile(
      'school,us,conference_record,overall_record,home,away,streak',
      'Pacific,,5-0,9-0,,,W9',
      row,
    ),
  })
  expect(await said('records', { ...four, ...table('Us,y,2-2,3-1,2-0,1-1,W1') })).toEqual([
    'standings/football/2026.csv:3 overall_record of Us says 3-1; the results in schedules/football/2026.csv say 2-2',
    'standings/football/2026.csv:3 conference_record of Us says 2-2; the results in schedules/football/2026.csv say 2-1',
    'standings/football/2026.csv:3 away of Us says 1-1; the results in schedules/football/2026.csv say 0-2',
    'standings/football/2026.csv:3 streak of Us says W1; the results in schedules/football/2026.csv say L1',
  ])
  expect(
    await said('records', { ...four, ...table('Testham College,,2-1,2-2,2-0,0-2,Lost 1') }),
  ).toEqual([])
  expect(await said('records', { ...four, ...table('Testham College,,,,,,') })).toEqual([])
})
