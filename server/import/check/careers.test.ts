import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

/** What the check says of the careers, with 400 rushing yards of Ada Alpha in 2026. */
async function check(...rows: string[]): Promise<string[]> {
  const { findings } = await checkFolder(
    pack({
      'career-leaders/football.csv': textFile('statistic,name,seasons,value,through', ...rows),
      'statistics/football/2026.csv': textFile(
        'table,jersey,name,gp,att,yds,td',
        'rushing,0,Ada Alpha,4,80,400,3',
      ),
    }),
  )
  return findings
    .filter(({ file }) => file.startsWith('career-leaders/'))
    .map(({ line, what }) => `${line}: ${what}`)
}

test('finds a career with less than the statistics of its seasons [CA-02]', async () => {
  expect(
    await check(
      'Rushing yards,Ann Alum,1999-02,300,',
      'Rushing yards,Ada Alpha,2025-26,399,2026',
      'Rushing touchdowns,Ann Alum,1999-02,1,',
    ),
  ).toEqual(['3: Ada Alpha has 399, but the statistics of these seasons have 400'])
})

test.each([
  ['the same', 'Rushing yards,Ada Alpha,2025-26,400,2026'],
  ['through an earlier season', 'Rushing yards,Ada Alpha,2024-25,10,2025'],
  ['a namesake of other years', 'Rushing yards,Ada Alpha,1999-02,10,'],
])('accepts %s', async (_, row) => {
  expect(await check('Rushing yards,Ann Alum,1999-02,300,', row)).toEqual([])
})
