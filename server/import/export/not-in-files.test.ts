import { join } from 'node:path'
import { expect, test } from 'vitest'
import { departmentForTest } from '../../../tests/support/department-store.ts'
import { footballFile } from '../../../tests/support/football-file.ts'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'
import { differences } from './compare.ts'
import { exportFolder } from './export-folder.ts'
import { readSnapshot } from './snapshot.ts'

test('names rows and fields that no file can express [CA-03]', async () => {
  const store = await storeForTest()
  await importFolder(store, 'test', pack())
  await store.db.updateTable('roster_player').set({ rank: 9 }).where('id', '=', 1).execute()
  const { doc } = await store.db
    .selectFrom('opponent')
    .select('doc')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  await store.db
    .updateTable('opponent')
    .set({ doc: JSON.stringify({ ...(JSON.parse(doc) as object), aliases: ['a|b'] }) })
    .where('id', '=', 1)
    .execute()
  await store.db
    .insertInto('season')
    .values({
      tenant: 'test',
      id: 90,
      sport_id: 1,
      title: '1999',
      is_current: 0,
      doc: '{"title":"1999","shortName":"’99","startDate":"1999-09-01"}',
    })
    .execute()
  const report = await exportFolder(store, 'test', join(folderForTest(), 'out'))
  expect(report.missing).toEqual(['season 90', 'opponent 1 (aliases)', 'roster_player 1 (rank)'])
})

test(
  'restores a season whose title is no file name, with its box score [CA-03]',
  { timeout: 60_000 },
  async () => {
    const store = await departmentForTest()
    const files = folderForTest()
    addFiles(files, {
      's.csv': textFile(
        'ref,date,opponent,home_away,result',
        'slash1,2025-09-09,Aldermoor,H,W 3-1',
        'slash2,2025-09-16,Aldermoor,A,',
      ),
      'r.csv': 'jersey,name\n1,Ada Slash\n',
      'fb.xml': footballFile({ home: 'Testham', visitor: 'Aldermoor', date: '2025-09-09' }),
    })
    for (const [file, kind, season] of [
      ['r.csv', 'roster', '2025/26'],
      ['s.csv', 'schedule', '2025/26'],
      ['r.csv', 'roster', '100%25 .'],
    ] as const)
      await importFile(store, 'testham', join(files, file), { kind, sport: 'football', season })
    const { id } = await store.db
      .selectFrom('identity')
      .select('id')
      .where('tenant', '=', 'testham')
      .where('key', '=', 'ref:slash1')
      .executeTakeFirstOrThrow()
    const taken = await importFile(store, 'testham', join(files, 'fb.xml'), {
      kind: 'stats',
      game: id,
    })
    expect(taken.parts[0]).toMatchObject({ taken: 1 })
    const folder = join(folderForTest(), 'out')
    expect((await exportFolder(store, 'testham', folder)).missing).toEqual([])
    const copy = await storeForTest()
    await importFolder(copy, 'testham', folder)
    const [wanted, made] = [
      (await readSnapshot(store, 'testham'))!,
      (await readSnapshot(copy, 'testham'))!,
    ]
    expect(differences(wanted, made)).toEqual([])
    expect(made.statFiles).toEqual(wanted.statFiles)
  },
)
