import { expect, test } from 'vitest'
import { pack } from '../../../tests/support/import-store.ts'
import { textFile } from '../../../tests/support/text-file.ts'
import { checkFolder } from './check-folder.ts'

async function said(check: string, files: Record<string, string>): Promise<string[]> {
  const { findings } = await checkFolder(pack(files))
  return findings
    .filter((one) => one.check === check)
    .map(({ file, line, what }) => `${file}:${line} ${what}`)
}

test('reports two games of a team in two cities on a day [CA-03]', async () => {
  const games = (...rows: string[]) => ({
    'schedules/football/2026.csv': textFile(
      'date,opponent,home_away,location,type,status,result',
      '2026-09-05,Aldermoor,H,"Testham, Iowa",,,',
      ...rows,
    ),
  })
  expect(await said('places', games('2026-09-05,Pacific,A,"Here, Ore.",,,'))).toEqual([
    'schedules/football/2026.csv:3 the game of 2026-09-05 against Pacific is in Here, Ore.; on the same day the team plays in Testham, Iowa (schedules/football/2026.csv line 2)',
  ])
  expect(await said('places', games('2026-09-05,Pacific,A,"Here, Ore.",,,L 0-3'))).toHaveLength(1)
  expect(
    await said(
      'places',
      games(
        '2026-09-05,Pacific,H,"Testham, Ia.",,,',
        '2026-09-05,Pacific,A,"Here, Ore.",,postponed,',
        '2026-09-05,Pacific,A,"Here, Ore.",S,,',
        '2026-09-05,Pacific,A,,,,',
        '2026-09-06,Pacific,A,"Here, Ore.",,,',
        '2026-09-05,TBD,A,"Here, Ore.",,,',
      ),
    ),
  ).toEqual([])
})
