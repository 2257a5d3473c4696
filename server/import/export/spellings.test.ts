import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest, pack, storeForTest } from '../../../tests/support/import-store.ts'
import { folderOf } from '../../../tests/support/same-answers.ts'
import type { Store } from '../../db/store.ts'
import { importPack } from '../import-pack.ts'
import { exportPack, type ExportReport } from './export-pack.ts'

/**
 * Imports a folder, exports it, imports that into another store of the tenant and exports again:
 * both exports are equal.
 */
async function out(
  files: Record<string, string>,
): Promise<{ report: ExportReport; store: Store; copy: Store; read: (path: string) => string }> {
  const [store, copy] = [await storeForTest(), await storeForTest()]
  await importPack(store, 'test', pack(files))
  const [first, second] = [join(folderForTest(), 'out'), join(folderForTest(), 'out')]
  const report = await exportPack(store, 'test', first)
  expect(report.missing).toEqual([])
  await importPack(copy, 'test', first)
  await exportPack(copy, 'test', second)
  expect(folderOf(second)).toEqual(folderOf(first))
  return { report, store, copy, read: (path) => readFileSync(join(first, path), 'utf8') }
}

test('needs no exact lines for games in any spelling [CA-03]', async () => {
  const { report, read, store, copy } = await out({
    'schedules/baseball/2027.csv':
      'date,time,opponent,home_away,location,doubleheader,result,status,tv,video,tournament,end_date,end_time,game_note,custom1,stats\n' +
      '"Apr 3, 2027",1 p.m.,Aldermoor,vs,Testham,1,W 5-3,,TV 5,https://a.example/x,Spring Cup,,,,,\n"Apr 3, 2027",4 p.m.,Aldermoor,home,Testham,2,,,,,,,,,,\n' +
      '2027-04-04 18:30,,#3 Quillan Tech,@,TBD,,,Canceled due to rain,,,,,,"note one\nnote two",More | /x,Live | /s\n"Dec 2-3, 2026",All Day,Some Invitational,road,Far,,,,,,,,,,,\n' +
      '2027-05-01,9 p.m. PT,Pacific (EXH),neutral,"Here, Ore.",y,,P,,,,2027-05-03,16:00,,,\n2027-05-01,,Pacific,A,,,"3-2",,,,,,,,,\n2027-05-01,,Pacific,A,,,"L 3-2",,,,,,,,,\n',
    'schedules/womens-golf/2026-27.csv': 'date,opponent,home_away\n',
    'history/football.csv':
      'date,opponent,home_away,result,note\n1926-11-06,Aldermoor,HOME,W 6-0,\n1926-11-06,Aldermoor,HOME,L 6-0,again\n1926,Old State,,T,\n1925-26,Old State,at,T,\n',
    'statistics/football/2026.csv':
      'table,jersey,name,att,yds,strange thing\nPassing,0,Ada Alpha,10,100,\nRushing,0,Ada Alpha,5,-3,9\nPassing,,Total,10,100,\nOwn table,,Ada Alpha,,,4\n',
    'standings/football/2026.csv':
      'school,us,conference_record,points\nAldermoor,,1-0,3\nTestham College,y,0-1-0,\n',
  })
  expect(report.exact).toBe(0)
  // Two games of one day against one school, without any difference.
  expect(read('schedules/baseball/2027.csv')).toContain('2027-05-01/pacific/A/2')
  const games = (one: Store) =>
    one.db.selectFrom('game').selectAll().where('tenant', '=', 'test').orderBy('id').execute()
  expect((await games(store)).length).toBeGreaterThan(7)
  expect(await games(copy)).toEqual(await games(store))
})

test('needs no exact lines for people and stories as written by people [CA-03]', async () => {
  const { report, read } = await out({
    'rosters/football/2026.csv':
      'jersey,name,position,class,height,weight,bio,letters,twitter,hide\n0,Ada Alpha,QB,Fr.,6-1,188,"# Big\n\nShe `runs` <b>x</b>\n\n- a\n- b\n",2,@ada,\n00,"Beta III, Bo",5\'9,So.,,90 kg,,,,y\n' +
      '7,Ilka,DB,Jr.-2L,188 cm,,"He said ""no"" & left\n\n1. one",,,\n8,Sam Twin,,Wizard,,,,,,\n9,Sam Twin,,RS,,,,,,\n',
    'rosters/football/2026.staff.csv':
      'name,title,email,phone,kind,person\nHal Head,Head Coach,hal@x.example,1,coach,hal-2\nHal Head,Athletic Director,,,support,\n',
    'rosters/womens-golf/2026-27.csv': 'name\n',
    'stories/a  b.md':
      '---\ntitle: "  Two   words: yes"\ndate: 2026-11-14T18:30:12\ntags: [One Tag, X]\nplayers: [football/Ada Alpha]\nwriter: Ada\n---\n# Head\n\nText <script>x</script> **b**\n\n```\npre  text\n\nmore\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    'stories/sub/b.md': '---\ntitle: Two words yes\ndate: 2026-11-14\nhidden: true\n---\n\n\n',
    'stories/c.md':
      '---\ntitle: 2026\ndate: 2026-11-14\nteaser: |\n  many\n  lines\nvideo: https://v.example/x\n---\nHello',
  })
  expect(report.exact).toBe(0)
  expect(read('stories/sub/b.md')).toMatch(
    /^---\ntitle: Two words yes\ndate: 2026-11-14\nslug: two-words-yes-2\nformat: html\n[\s\S]*hidden: true\n---\n\n$/,
  )
  expect(read('stories/a  b.md')).toContain('players:\n  - football/ada-alpha\n')
  expect(read('rosters/football/2026.csv')).toContain('8,Sam,Twin,,Wizard')
})
