import { expect, test } from 'vitest'
import { pack, storeForTest } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { importFolder } from '../../import/import-folder.ts'
import { readGameCenterHero } from '../games/game-center.ts'
import { ReadContext } from '../read-context.ts'

/** Milestones before the games of Sept. 12 and 19, after two games with these rushing yards. */
async function milestones(
  yards: number,
  { through = '2025', value = 900, hide = '' } = {},
): Promise<string[][]> {
  const store = await storeForTest()
  const report = await importFolder(
    store,
    'test',
    pack({
      'rosters/football/2026.csv': textFile(
        'jersey,first_name,last_name,position,class,hide',
        `0,Ada,Alpha,QB,Sr.,${hide}`,
      ),
      'schedules/football/2026.csv': textFile(
        'date,time,opponent,home_away,result',
        '2026-08-29,7 p.m.,Pacific,H,W 7-0',
        '2026-09-05,7 p.m.,Aldermoor,H,W 7-0',
        '2026-09-12,7 p.m.,Quillan Tech,A,',
        '2026-09-19,7 p.m.,Pacific,A,',
      ),
      'statistics/football/2026.csv': textFile(
        'table,jersey,name,gp,att,yds,td',
        `rushing,0,Ada Alpha,2,40,${yards},0`,
      ),
      'career-leaders/football.csv': textFile(
        'statistic,name,seasons,value,through',
        'Rushing yards,Ann Alum,1999-02,3000,',
        `Rushing yards,Ada Alpha,2023-25,${value},${through}`,
      ),
    }),
  )
  expect(report.parts.flatMap(({ notes }) => notes)).toEqual([])
  const games = await store.db
    .selectFrom('game')
    .select(['id', 'doc'])
    .where('doc', 'like', '%2026-09-1%')
    .orderBy('id')
    .execute()
  const context = new ReadContext(store, 'test', new Date('2026-09-08T12:00:00Z'))
  return Promise.all(
    games.map(async ({ id }) =>
      ((await readGameCenterHero(context, id))?.milestones ?? []).map(
        ({ name, title, total, left, amount, url }) =>
          `${name} ${title} ${total} needs ${left} for ${amount} ${url.replace(/\d+$/, 'id')}`,
      ),
    ),
  )
}

test('names what the next game may bring, and not before a later one [GM-03]', async () => {
  expect(await milestones(60)).toEqual([
    ['Ada Alpha Rushing yards 960 needs 40 for 1000 /sports/football/roster/ada-alpha/id'],
    [],
  ])
})

test.each([
  ['more than one and a half of the average is left', 40, {}],
  ['the milestone is behind', 100, {}],
  ['no season has figures after the list', 60, { through: '', value: 990 }],
  ['the player is hidden', 60, { hide: 'y' }],
])('names none when %s [GM-03]', async (_, yards, more) => {
  expect(await milestones(yards, more)).toEqual([[], []])
})
