import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readCareerLeaders } from '../../content/stats/career-leaders.ts'
import type { Store } from '../../db/store.ts'
import { exportFolder } from '../export/export-folder.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'

const path = 'career-leaders/football.csv'
const leadersIn = async (store: Store) => {
  const { id } = await store.db
    .selectFrom('sport')
    .select('id')
    .where('slug', '=', 'football')
    .executeTakeFirstOrThrow()
  return (await readCareerLeaders(new ReadContext(store, 'test'), id)).map(
    ({ title, leaders }) =>
      `${title}: ${leaders.map(({ name, value }) => `${name} ${value}`).join()}`,
  )
}
const reportOf = async (...rows: string[]) => {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ [path]: textFile(...rows) }))
  return { store, part: report.parts.find(({ file }) => file === path)! }
}

test('imports lists by the names of statistics, and restores them [RT-06] [CA-03]', async () => {
  const { store, part } = await reportOf(
    'Category,Stat,Player,Years,Total,Through',
    ',Passing yards,Al One,2001-04,"8,214",',
    'Rushing,Yds,Bo Two,1999–02,3344,',
    ',sacks,Cy Three,2014,21.5,',
    ',Interceptions,Di Four,"2014, 2016-17",9,',
    ',Passing yards,Ada Alpha,2024-25,9000,2025',
  )
  expect(part).toMatchObject({ taken: 5, refused: 0, notes: [] })
  expect(await leadersIn(store)).toEqual([
    'Passing yards: Ada Alpha 9000,Al One 8214',
    'Rushing yards: Bo Two 3344',
    'Sacks: Cy Three 21.5',
    'Interceptions: Di Four 9',
  ])
  const out = join(folderForTest(), 'out')
  expect((await exportFolder(store, 'test', out)).missing).toEqual([])
  expect(readFileSync(join(out, path), 'utf8')).toBe(
    textFile(
      'table,statistic,name,seasons,value,through',
      'passing,yds,Al One,2001-04,8214,',
      'passing,yds,Ada Alpha,2024-25,9000,2025',
      'rushing,yds,Bo Two,1999–02,3344,',
      'defense,sacks,Cy Three,2014,21.5,',
      'interceptions,no,Di Four,"2014, 2016-17",9,',
    ),
  )
})

test.each([
  [',Passing yards,,2001-04,10,', 'no name'],
  [',Passing yards,Al One,,10,', 'no seasons (2009-12)'],
  [',Passing yards,Al One,four,10,', 'seasons "four" are not years'],
  [',Passing yards,Al One,2001-04,many,', 'value "many" is not a total (2104)'],
  [',Passing yards,Al One,2001-04,10,now', 'through "now" is not a season (2025, 2025-26)'],
  [',,Al One,2001-04,10,', 'no statistic (Passing yards)'],
  [',Homers,Al One,2001-04,10,', 'there is no statistic "Homers"'],
  ['Homers,Yards,Al One,2001-04,10,', 'table "Homers" is not one of Passing, Rushing'],
  [',Yards,Al One,2001-04,10,', '"Yards" is in several tables (Passing, Receiving, Kickoffs'],
  [',Completion percentage,Al One,2001-04,60,', '"Completion percentage" is not a total'],
])('refuses %j: %s', async (row, reason) => {
  const { store, part } = await reportOf(
    'table,statistic,name,seasons,value,through',
    row,
    ',Passing yards,Bo Two,2001-04,10,',
  )
  expect(part.notes.map((note) => note.reason).join()).toContain(reason)
  // A list without a row would give wrong ranks.
  expect(await leadersIn(store)).toEqual([])
})

test('refuses a second row of a person, and warns about lists without a past career', async () => {
  const twice = await reportOf(
    'statistic,name,seasons,value',
    'Passing yards,Al One,2001-04,10',
    'Passing yards,AL ONE,2001-03,9',
  )
  expect(twice.part.notes[0]).toMatchObject({
    line: 3,
    reason: 'AL ONE is already on line 2 of this statistic',
  })
  const present = await reportOf(
    'statistic,name,seasons,value,through',
    'Passing yards,Ada Alpha,2024-25,10,2025',
  )
  expect(present.part.notes[0]?.reason).toContain('has only athletes who still play')
  const curling = pack({ 'career-leaders/curling.csv': 'statistic,name,value\n' })
  const report = await importFolder(present.store, 'test', curling)
  expect(report.parts.flatMap(({ notes }) => notes.map((note) => note.reason))).toContain(
    'there is no sport "curling"; add it to sports.csv',
  )
})

test('removes entries only when most stay, or when asked to', async () => {
  const store = await storeForTest()
  const head = 'statistic,name,seasons,value'
  const folder = pack({
    [path]: textFile(head, 'Sacks,Al One,2001,9', 'Sacks,Bo Two,2002,8', 'Sacks,Cy Three,2003,7'),
  })
  await importFolder(store, 'test', folder)
  addFiles(folder, { [path]: textFile(head, 'Sacks,Al One,2001,9') })
  const only = (replace: boolean) => importFile(store, 'test', join(folder, path), { replace })
  expect((await only(false)).parts[0]!.notes[0]!.reason).toContain(
    'it would remove Bo Two (defense sacks), Cy Three (defense sacks)',
  )
  expect(await leadersIn(store)).toEqual(['Sacks: Al One 9,Bo Two 8,Cy Three 7'])
  await only(true)
  expect(await leadersIn(store)).toEqual(['Sacks: Al One 9'])
})
