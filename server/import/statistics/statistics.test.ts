import { expect, test } from 'vitest'
import { folderForTest, addFiles, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { ReadContext } from '../../content/read-context.ts'
import { readSeasonStats } from '../../content/stats/season-stats.ts'
import { seasonStats as row } from '../../../src/contract/stats.ts'
import { statSchemas } from '../../../src/contract/stats.schema.ts'
import { toCsv } from '../../content/csv.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

const football = 'statistics/football/2026.csv'
const file = `Table,No,Player,GP,Completions,Att,YDS,int,luck
passing,12,Ada Alpha,9,120,200,1500,4,
passing,,Total,9,121,203,1508,4,
passing,,Opponents,9,99,190,1200,9,
Tackles,7,Cy Gamma,9,,,,,44
`.replace('Table,No,', 'Table,Number,')

test('matches columns by key, label or name, and totals by name [RT-06]', async () => {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ [football]: file }))
  expect(report.parts.find((fileReport) => fileReport.file === football)).toMatchObject({
    rows: 4,
    taken: 4,
    notes: [],
  })
  const { id } = await store.db
    .selectFrom('sport')
    .select('id')
    .where('slug', '=', 'football')
    .executeTakeFirstOrThrow()
  const season = (await readSeasonStats(new ReadContext(store, 'test'), id, '2026'))!
  expect(
    season.tables.map(({ key, title, columns }) => [
      key,
      title,
      columns.map((column) => column.title),
    ]),
  ).toEqual([
    ['passing', 'Passing', ['Games played', 'Completions', 'Attempts', 'Yards', 'Interceptions']],
    ['tackles', 'Tackles', ['GP', 'LUCK']],
  ])
  const [passing] = season.tables
  expect([
    passing!.rows.map(({ name, uni, cells }) => [name, uni, cells]),
    passing!.total!.values,
    passing!.opponents!.cells,
  ]).toEqual([
    [['Ada Alpha', '12', ['9', '120', '200', '1500', '4']]],
    [9, 121, 203, 1508, 4],
    ['9', '99', '190', '1200', '9'],
  ])
  expect(passing!.rows[0]!.rosterPlayerId).not.toBeNull()

  // An exported table is imported as the same.
  const again = folderForTest()
  addFiles(again, { [football]: toCsv(statSchemas.seasonStats.table!(season)) })
  expect((await importFile(store, 'test', `${again}/${football}`)).parts[0]).toMatchObject({
    rows: 4,
    refused: 0,
  })
  expect(
    (await readSeasonStats(new ReadContext(store, 'test'), id, '2026'))!.tables.map(
      ({ rows, total }) => [rows.map(({ cells }) => cells), total?.values],
    ),
  ).toEqual(season.tables.map(({ rows, total }) => [rows.map(({ cells }) => cells), total?.values]))
  expect(row.path).toBe('/api/v2/Stats/season')

  // A header alone removes it, when that is confirmed.
  addFiles(again, { [football]: 'table,name\n' })
  expect((await importFile(store, 'test', `${again}/${football}`)).parts[0]).toMatchObject({
    refused: 1,
    removed: 0,
  })
  const replaced = await importFile(store, 'test', `${again}/${football}`, { replace: true })
  expect(replaced.parts[0]).toMatchObject({ removed: 1 })
  expect(await readSeasonStats(new ReadContext(store, 'test'), id, '2026')).toBeNull()
})

test.each([
  ['an empty file', ''],
  ['an error page', '<!DOCTYPE html><title>502 Bad Gateway</title>'],
])('%s in its place removes no statistics [RT-06]', async (_, text) => {
  const store = await storeForTest()
  const folder = pack({ [football]: file })
  await importFolder(store, 'test', folder)
  addFiles(folder, { [football]: text })
  const report = await importFile(store, 'test', `${folder}/${football}`)
  expect(report.parts[0]).toMatchObject({
    rows: 1,
    refused: 1,
    removed: 0,
    notes: [{ reason: expect.stringContaining('it has no heading table or name') }],
  })
  const { id } = await store.db
    .selectFrom('sport')
    .select('id')
    .where('slug', '=', 'football')
    .executeTakeFirstOrThrow()
  expect((await readSeasonStats(new ReadContext(store, 'test'), id, '2026'))!.tables).toHaveLength(
    2,
  )
})

test('refuses invalid and repeated rows by line, and imports the others [RT-06]', async () => {
  const store = await storeForTest()
  const report = await importFolder(
    store,
    'test',
    pack({
      [football]: textFile(
        'table,jersey,name,yds',
        ',1,Ada Alpha,4',
        'rushing,1,,4',
        'rushing,1,Bo Beta,',
        'rushing,7,Cy Gamma,3',
        'rushing,7,Cy Gamma,5',
      ),
      'statistics/chess/2026.csv': 'table,name,wins\na,b,1\n',
    }),
  )
  expect(
    report.parts
      .filter(({ file: name }) => name.startsWith('statistics/'))
      .flatMap(({ taken, notes }) => [
        taken,
        ...notes.map(({ line, reason }) => `${line} ${reason}`),
      ]),
  ).toEqual([
    0,
    'null there is no sport "chess"; add it to sports.csv',
    1,
    '2 no table',
    '3 no name',
    '4 no figures',
    '6 Cy Gamma is already on line 5',
  ])
})
