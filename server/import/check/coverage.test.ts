import { expect, test } from 'vitest'
import { footballFile } from '../../../tests/support/football-file.ts'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

async function said(files: Record<string, string>): Promise<string[]> {
  const { findings } = await checkFolder(pack(files))
  return findings
    .filter((one) => one.check === 'statistics')
    .map(({ level, file, line, what }) => `${level} ${file}:${line} ${what}`)
}
const schedule = (...rows: string[]) => ({
  'schedules/football/2026.csv': textFile(
    'date,opponent,home_away,result,type,stat_file',
    '2026-08-29,Pacific,H,W 7-0,S,',
    ...rows,
  ),
})
const played = '2026-09-05,Aldermoor,H,W 7-0,,stats/a.xml'
const stats = {
  'stats/a.xml': footballFile({
    home: 'Testham College',
    visitor: 'Aldermoor',
    quarter: 4,
    over: true,
    date: '09/05/2026',
  }),
}

test('notes season statistics from a part of the games [CA-03]', async () => {
  const two = schedule(played, '2026-09-12,Pacific,A,L 0-3,,', '2026-09-19,Pacific,A,W (forfeit),,')
  expect(await said({ ...two, ...stats })).toEqual([
    'note schedules/football/2026.csv:4 the season statistics are from 1 of 2 games, and their page says so',
  ])
  expect(await said({ ...schedule(played), ...stats })).toEqual([])
  expect(await said(two)).toEqual([])
})

test('reports statistics of the department with fewer games than were played [CA-03]', async () => {
  const file = (games: number) => ({
    'statistics/football/2026.csv': textFile(
      'table,name,gp,yds',
      'rushing,Ada Alpha,1,12',
      `rushing,Total,${games},12`,
    ),
  })
  const two = schedule('2026-09-05,Aldermoor,H,W 7-0,,', '2026-09-12,Pacific,A,L 0-3,,')
  expect(await said({ ...two, ...file(1) })).toEqual([
    'warning statistics/football/2026.csv:3 the statistics are from 1 of the 2 games in schedules/football/2026.csv, and do not say so',
  ])
  expect(await said({ ...two, ...file(2) })).toEqual([])
})
