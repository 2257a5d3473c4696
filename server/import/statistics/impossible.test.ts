import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFolder } from '../import-folder.ts'
import { formatNote } from '../report.ts'
import { impossibleIn } from './impossible.ts'

/** The fault of a row, written 'fgm 5, fga 4'. */
const faultOf = (table: string, row: string) =>
  impossibleIn(
    table,
    new Map(
      row.split(', ').map((part) => {
        const [head = '', text = ''] = part.split(' ')
        return [head, { head, text }]
      }),
    ),
  )

test.each([
  ['players', 'fgm 4, fga 4', 'fgm 5, fga 4'],
  ['players', 'fgm3 4, fga3 4', 'fgm3 5, fga3 4'],
  ['players', 'ftm 4, fta 4', 'ftm 5, fta 4'],
  ['players', 'fgm3 4, fgm 4', 'fgm3 5, fgm 4'],
  ['players', 'fga3 4, fga 4', 'fga3 5, fga 4'],
  ['players', 'pts 15, fgm 5, fgm3 2, ftm 3', 'pts 14, fgm 5, fgm3 2, ftm 3'],
  ['batting', 'h 4, ab 4', 'h 5, ab 4'],
  ['batting', 'double 1, triple 1, hr 2, h 4', 'double 1, triple 2, hr 2, h 4'],
  ['batting', 'hr 2, r 2', 'hr 3, r 2'],
  ['batting', 'hr 2, rbi 2', 'hr 3, rbi 2'],
  ['pitching', 'er 2, r 2', 'er 3, r 2'],
  ['pitching', 'hr 2, h 2', 'hr 3, h 2'],
  ['passing', 'comp 8, int 2, att 10', 'comp 9, int 2, att 10'],
  ['passing', 'td 2, comp 2', 'td 3, comp 2'],
  ['kicking', 'fgmade 2, fgatt 2', 'fgmade 3, fgatt 2'],
  ['kicking', 'xpmade 2, xpatt 2', 'xpmade 3, xpatt 2'],
  ['fumbles', 'lost 2, no 2', 'lost 3, no 2'],
  ['offense', 'g 2, sh 2', 'g 3, sh 2'],
  ['offense', 'sog 2, sh 2', 'sog 3, sh 2'],
  ['offense', 'g 2, a 3, pts 5', 'g 2, a 3, pts 4'],
  ['offense', 'pts 7, g 2, a 3', 'pts 8, g 2, a 3'],
  ['skaters', 'pts 5, g 2, a 3', 'pts 7, g 2, a 3'],
  ['attack', 'k 8, e 2, ta 10', 'k 9, e 2, ta 10'],
])('accepts %s %s, but not %s [RT-06]', (table, possible, impossible) => {
  expect(faultOf(table, possible)).toBeNull()
  expect(faultOf(table, impossible)).toContain(`${impossible}: `)
})

test('does not compare a blank, a word or a number with other text [RT-06]', () => {
  for (const row of ['fgm 5, fga', 'fgm 5', 'fgm DNP, fga 4', 'fgm 5, fga -1', 'fgm 5, fga 1,200'])
    expect(faultOf('players', row)).toBeNull()
})

test('refuses a row of a file by line and column, and imports the others [RT-06]', async () => {
  const store = await storeForTest()
  const path = 'statistics/football/2026.csv'
  const report = await importFolder(
    store,
    'test',
    pack({
      [path]: textFile(
        'table,jersey,name,completions,att,int',
        'passing,12,Odo Marsh,120,200,4',
        'passing,14,Wim Sell,30,20,1',
      ),
    }),
  )
  const fileReport = report.parts.find(({ file }) => file === path)!
  expect(fileReport).toMatchObject({ taken: 1, refused: 1 })
  expect(fileReport.notes.map(formatNote)).toEqual([
    `${path}:3 refused: completions 30, int 1, att 20: more completions and interceptions than ` +
      'attempts; correct the wrong one, or clear what was not counted',
  ])
})

test('accepts 1 or 2 points for a goal, and own goals in a total [RT-06]', async () => {
  const store = await storeForTest()
  const path = 'statistics/soccer/2026.csv'
  const sports = 'title,slug,short_name,abbrev,code,gender,current_season\n'
  const report = await importFolder(
    store,
    'test',
    pack({
      'sports.csv': `${sports}Soccer,soccer,wsoc,WSOC,wsoc,women,2026\n`,
      [path]: textFile(
        'table,jersey,name,g,a,pts,sh',
        'offense,12,Tilda Roan,2,3,7,2',
        'offense,14,Nan Voss,2,3,5,2',
        'offense,16,Ede Falk,2,3,8,2',
        'offense,,Total,3,3,7,2',
      ),
    }),
  )
  const fileReport = report.parts.find(({ file }) => file === path)!
  expect(fileReport.notes.map(formatNote)).toEqual([
    `${path}:4 refused: pts 8, g 2, a 3: a goal is at most 2 points, an assist 1; ` +
      'correct the wrong one, or clear what was not counted',
  ])
})
