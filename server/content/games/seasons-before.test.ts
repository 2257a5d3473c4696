import { expect, test } from 'vitest'
import { departmentForTest } from '../../../tests/support/department-store.ts'
import { pack, smallPack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFolder } from '../../import/import-folder.ts'
import { ReadContext } from '../read-context.ts'
import { transact } from '../transaction.ts'
import { readGameCenterHero } from './game-center.ts'
import { readGameDoc, writeGame } from './games.ts'

const heads = 'table,jersey,name,position,gp,pts,fgm,fga,reb,to'
const total = 'players,,Total,,8,600,220,480,300,96'
const opponents = 'players,,Opponents,,8,560,200,470,280,104'
const files = (theirs: readonly string[]) => ({
  'sports.csv': `${smallPack['sports.csv']}Basketball,hoops,hoops,BB,mbball,men,2026-27\n`,
  'schedules/hoops/2026-27.csv': textFile(
    'date,time,opponent,home_away,opponent_record,result,team_score,opponent_score',
    '2026-11-20,7 p.m.,Pacific,H,,W,81,70',
    '2026-11-29,7 p.m.,Aldermoor,H,6-2,,,',
  ),
  'statistics/hoops/2026-27.csv': textFile(heads, 'players,,Total,,1,81,30,60,40,9'),
  'opponent-statistics/hoops/2026-27/aldermoor.csv': textFile(
    heads,
    'players,11,Max Maker,G,8,600,220,480,250,90',
    ...theirs,
  ),
})

async function seasonsWith(theirs: readonly string[], more: Record<string, string> = {}) {
  const store = await storeForTest()
  const report = await importFolder(store, 'test', pack({ ...files(theirs), ...more }))
  expect(report.parts.flatMap(({ notes }) => notes.map(({ reason }) => reason))).toEqual([])
  const { id } = await store.db
    .selectFrom('game')
    .select('id')
    .where('doc', 'like', '%2026-11-29%')
    .executeTakeFirstOrThrow()
  const context = new ReadContext(store, 'test', new Date('2026-11-25T12:00:00Z'))
  const { school, opponent } = (await readGameCenterHero(context, id))!
  return { ours: school.season!, theirs: opponent.season! }
}

test('compare an opponent outside our standings by the totals of its file [GM-03]', async () => {
  const { ours, theirs } = await seasonsWith([total, opponents])
  expect(ours.statistics.map(({ key, value }) => `${key} ${value}`)).toEqual([
    'players/fgpct .500',
    'players/reb-per-game 40.0',
    'players/to 9.0',
  ])
  expect(theirs).toEqual({
    conferenceRecord: '',
    homeRecord: '',
    awayRecord: '',
    streak: '',
    perGame: { unit: 'points', scored: '75.0', allowed: '70.0' },
    statistics: [
      { key: 'players/fgpct', title: 'Field-goal percentage', value: '.458', better: 'more' },
      { key: 'players/reb-per-game', title: 'Rebounds per game', value: '37.5', better: 'more' },
      { key: 'players/to', title: 'Turnovers per game', value: '12.0', better: 'fewer' },
    ],
  })
})

test('have no scores without the line of the opponents, nothing without both', async () => {
  expect((await seasonsWith([total])).theirs.perGame).toBeNull()
  expect((await seasonsWith([])).theirs).toBeNull()
})

test('have the averages of our standings before those of the file', async () => {
  const standings = (row: string) => ({
    'standings/hoops/2026-27.csv': textFile(
      'school,us,overall_record,streak,scored,allowed',
      'Testham College,y,,,,',
      row,
    ),
  })
  const { theirs } = await seasonsWith([total, opponents], standings('Aldermoor,,6-2,W1,640,480'))
  expect(theirs).toMatchObject({ streak: 'W1', perGame: { scored: '80.0', allowed: '60.0' } })
  expect(theirs.statistics).toHaveLength(3)
  const without = await seasonsWith([total, opponents], standings('Aldermoor,,6-2,W1,,'))
  expect(without.theirs).toMatchObject({ streak: 'W1', perGame: { scored: '75.0' } })
})

test('have our statistics from half of the games on', async () => {
  // One of two games has a box score.
  const [plain, coming] = [3, 4]
  const store = await departmentForTest()
  const ours = async () => {
    const hero = await readGameCenterHero(new ReadContext(store, 'testham'), coming)
    return hero!.school.season!.statistics.map(({ title }) => title)
  }
  expect(await ours()).toContain('Rushing yards per game')
  await transact(store, 'testham', async (transaction) => {
    const doc = (await readGameDoc(new ReadContext(transaction, 'testham'), plain))!
    return writeGame(transaction, { id: 99, scheduleId: 2, sportId: 1, doc })
  })
  expect(await ours()).toEqual([])
})
