import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { folderOf } from '../../../tests/support/same-answers.ts'
import type { Store } from '../../db/store.ts'
import { importFolder } from '../import-folder.ts'
import { exportFolder } from './export-folder.ts'
import { textFile } from '../../../tests/support/text-file.ts'

/**
 * Imports a folder, exports it, imports that into another store of the tenant and exports again:
 * both exports are equal.
 */
async function out(
  files: Record<string, string>,
): Promise<{ store: Store; copy: Store; read: (path: string) => string }> {
  const [store, copy] = [await storeForTest(), await storeForTest()]
  await importFolder(store, 'test', pack(files))
  const [first, second] = [join(folderForTest(), 'out'), join(folderForTest(), 'out')]
  const report = await exportFolder(store, 'test', first)
  expect(report.missing).toEqual([])
  await importFolder(copy, 'test', first)
  await exportFolder(copy, 'test', second)
  expect(folderOf(second)).toEqual(folderOf(first))
  return { store, copy, read: (path) => readFileSync(join(first, path), 'utf8') }
}

test('restores games in any spelling [CA-03]', async () => {
  const { read, store, copy } = await out({
    'schedules/baseball/2027.csv':
      'date,time,opponent,home_away,location,doubleheader,result,status,tv,video,tournament,end_date,end_time,game_note,custom1,stats\n' +
      textFile(
        '"Apr 3, 2027",1 p.m.,Aldermoor,vs,Testham,1,W 5-3,,TV 5,https://a.example/x,Spring Cup,,,,,',
        '"Apr 3, 2027",4 p.m.,Aldermoor,home,Testham,2,,,,,,,,,,',
      ) +
      textFile(
        '2027-04-04 18:30,,#3 Quillan Tech,@,TBD,,,Canceled due to rain,,,,,,"note one',
        'note two",More | /x,Live | /s',
        '"Dec 2-3, 2026",All Day,Some Invitational,road,Far,,,,,,,,,,,',
      ) +
      textFile(
        '2027-05-01,9 p.m. PT,Pacific (EXH),neutral,"Here, Ore.",y,,P,,,,2027-05-03,16:00,,,',
        '2027-05-01,,Pacific,A,,,"3-2",,,,,,,,,',
        '2027-05-01,,Pacific,A,,,"L 2-3",,,,,,,,,',
      ),
    'schedules/womens-golf/2026-27.csv': 'date,opponent,home_away\n',
    'history/football.csv': textFile(
      'date,opponent,home_away,result,note',
      '1926-11-06,Aldermoor,HOME,W 6-0,',
      '1926-11-06,Aldermoor,HOME,L 0-6,again',
      '1926,Old State,,T,',
      '1925-26,Old State,at,T,',
    ),
    'statistics/football/2026.csv': textFile(
      'table,jersey,name,att,yds,strange thing,first,last',
      'Passing,0,Ada Alpha,10,100,,,',
      'Rushing,0,Ada Alpha,5,-3,9,,',
      'Passing,,Total,10,100,,,',
      'Own table,,Ada Alpha,,,4,,1',
      'Another,,Ada Alpha,,,4,2,',
      'Third,,Ada Alpha,,,,3,2',
    ),
    'standings/football/2026.csv':
      'school,us,conference_record,points\nAldermoor,,1-0,3\nTestham College,y,0-1-0,\n',
  })
  // Two games of one day against one school, without any difference.
  expect(read('schedules/baseball/2027.csv')).toContain('2027-05-01/pacific/A/2')
  const games = (one: Store) =>
    one.db.selectFrom('game').selectAll().where('tenant', '=', 'test').orderBy('id').execute()
  expect((await games(store)).length).toBeGreaterThan(7)
  expect(await games(copy)).toEqual(await games(store))
})

test('restores people and stories as written by people [CA-03]', async () => {
  const { read } = await out({
    'rosters/football/2026.csv':
      textFile(
        'jersey,name,position,class,height,weight,bio,letters,twitter,hide',
        '0,Ada Alpha,QB,Fr.,6-1,188,"# Big',
        '',
        'She `runs` <b>x</b>',
        '',
        '- a',
        '- b',
        '",2,@ada,',
        '00,"Beta III, Bo",5\'9,So.,,90 kg,,,,y',
      ) +
      textFile(
        '7,Ilka,DB,Jr.-2L,188 cm,,"He said ""no"" & left',
        '',
        '1. one",,,',
        '8,Sam Twin,,Wizard,,,,,,',
        '9,Sam Twin,,RS,,,,,,',
      ),
    'rosters/football/2026.staff.csv': textFile(
      'name,title,email,phone,kind,person',
      'Hal Head,Head Coach,hal@x.example,1,coach,hal-2',
      'Hal Head,Athletic Director,,,support,',
    ),
    'rosters/womens-golf/2026-27.csv': 'name\n',
    'stories/a  b.md': textFile(
      '---',
      'title: "  Two   words: yes"',
      'date: 2026-11-14T18:30:12',
      'tags: [One Tag, X]',
      'players: [football/Ada Alpha]',
      'writer: Ada',
      '---',
      '# Head',
      '',
      'Text <script>x</script> **b**',
      '',
      '```',
      'pre  text',
      '',
      'more',
      '```',
      '',
      '| a | b |',
      '|---|---|',
      '| 1 | 2 |',
    ),
    'stories/sub/b.md': '---\ntitle: Two words yes\ndate: 2026-11-14\nhidden: true\n---\n\n\n',
    'stories/c.md': [
      '---',
      'title: 2026',
      'date: 2026-11-14',
      'teaser: |',
      '  many',
      '  lines',
      'video: https://v.example/x',
      '---',
      'Hello',
    ].join('\n'),
  })
  expect(read('stories/sub/b.md')).toMatch(
    /^---\ntitle: Two words yes\ndate: 2026-11-14\nslug: two-words-yes-2\nformat: html\n[\s\S]*hidden: true\n---\n\n$/,
  )
  expect(read('stories/a  b.md')).toContain('players:\n  - football/ada-alpha\n')
  expect(read('rosters/football/2026.csv')).toContain('8,Sam,Twin,,Wizard')
})

test('restores results of the conference [CA-03]', async () => {
  const path = 'conference-results/football/2026.csv'
  const { read } = await out({
    [path]: textFile(
      'date,visitor,away_score,home,home_score,time,note,conf',
      '"Nov. 14, 2026",Aldermoor St.,17,Pacific,20,7 p.m.,"OT, neutral site",no',
      '2026-11-21,Elsewhere,,Aldermoor,,,,y',
    ),
  })
  expect(read(path)).toBe(
    textFile(
      'date,time,away,away_score,home,home_score,note,conference',
      '2026-11-14,7 p.m.,Aldermoor St.,17,Pacific,20,"OT, neutral site",n',
      '2026-11-21,,Elsewhere,,Aldermoor,,,',
    ),
  )
})
