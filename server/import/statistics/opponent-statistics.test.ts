import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFiles, folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { readGameCenterLayout } from '../../content/games/game-center-layout.ts'
import { readGameCenterHero } from '../../content/games/game-center.ts'
import { ReadContext } from '../../content/read-context.ts'
import type { Store } from '../../db/store.ts'
import { exportFolder } from '../export/export-folder.ts'
import { importFile } from '../import-file.ts'
import { importFolder } from '../import-folder.ts'

const ours = {
  'statistics/football/2026.csv': textFile(
    'table,jersey,name,gp,att,yds,td',
    'rushing,0,Ada Alpha,4,80,400,3',
    'rushing,7,Cy Gamma,4,20,90,0',
  ),
}
const path = 'opponent-statistics/football/2026/aldermoor.csv'
const theirs = textFile(
  'table,jersey,name,position,gp,att,yds,td',
  'rushing,23,Max Runner,RB,4,90,500,4',
  'rushing,9,Hal Hidden,RB,4,40,900,9',
)
const hidden = {
  'opponent-rosters/football/2026/aldermoor.csv': textFile(
    'jersey,first_name,last_name,position,hide',
    '9,Hal,Hidden,RB,y',
  ),
}

async function coming(store: Store) {
  const { id } = await store.db
    .selectFrom('game')
    .select('id')
    .where('doc', 'like', '%2026-09-05%')
    .executeTakeFirstOrThrow()
  const context = new ReadContext(store, 'test', new Date('2026-09-01T12:00:00Z'))
  const hero = (await readGameCenterHero(context, id))!
  const layout = await readGameCenterLayout(context, id)
  return {
    leaders: hero.leaders.map(({ title, school, opponent }) => [
      title,
      ...[school, opponent].map(
        (leader) => leader && `${leader.name} ${leader.stat.value} ${leader.stat.progress}`,
      ),
    ]),
    title: layout?.sections.find(({ part }) => part === 'leaders')?.title,
  }
}

test('names the leaders of both teams before a game [GM-03]', async () => {
  const store = await storeForTest()
  await importFolder(store, 'test', pack({ ...ours }))
  expect(await coming(store)).toEqual({
    leaders: [['Rushing yards', 'Ada Alpha 400 100', null]],
    title: 'Terriers season leaders',
  })
  const folder = pack({ ...ours, ...hidden, [path]: theirs })
  const report = await importFolder(store, 'test', folder)
  expect(report.parts.find(({ file }) => file === path)).toMatchObject({ taken: 2, notes: [] })
  // The better one fills the bar, and a hidden player leads nothing.
  expect(await coming(store)).toEqual({
    leaders: [['Rushing yards', 'Ada Alpha 400 80', 'Max Runner 500 100']],
    title: 'Season leaders',
  })

  const out = join(folderForTest(), 'out')
  expect((await exportFolder(store, 'test', out)).missing).toEqual([])
  expect(readFileSync(join(out, path), 'utf8')).toContain('Rushing,23,Max Runner,RB,4,90,500,4')

  // Headings alone remove them, when they may.
  addFiles(folder, { [path]: 'table,name\n' })
  const only = (replace: boolean) => importFile(store, 'test', join(folder, path), { replace })
  expect((await only(false)).parts[0]!.notes[0]!.reason).toContain('would remove 2 lines')
  expect((await coming(store)).title).toBe('Season leaders')
  expect((await only(true)).parts[0]).toMatchObject({ removed: 1, refused: 0 })
  expect((await coming(store)).title).toBe('Terriers season leaders')
})

test.each([
  ['football/2026/nowhere.csv', 'there is no school "nowhere"'],
  ['curling/2026/aldermoor.csv', 'there is no sport "curling"'],
  ['football/1999/aldermoor.csv', 'Football has no season "1999"'],
])('refuses %s: %s', async (file, reason) => {
  const store = await storeForTest()
  const report = await importFolder(
    store,
    'test',
    pack({ [`opponent-statistics/${file}`]: theirs }),
  )
  const part = report.parts.find((candidate) => candidate.file.startsWith('opponent-statistics/'))
  expect(part?.notes.map((note) => note.reason).join()).toContain(reason)
})
